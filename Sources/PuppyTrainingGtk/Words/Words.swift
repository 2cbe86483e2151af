import Gtk
import PuppyTrainingCore

/// The words for the values of the core.
extension Difficulty {
  var name: String {
    switch self {
    case .easy: tr("Easy")
    case .medium: tr("Medium")
    case .hard: tr("Hard")
    }
  }

  /// A shape that tells the level without its colour: one, two or three bars.
  package var icon: String { "puppy-difficulty-\(rawValue)-symbolic" }
}

extension PuppyTrainingCore.Category {
  var name: String {
    switch self {
    case .manners: tr("Manners")
    case .paws: tr("Paws")
    case .movement: tr("Movement")
    case .retrieve: tr("Retrieve")
    case .props: tr("Props")
    case .jumping: tr("Jumping")
    case .nosework: tr("Nose work")
    case .play: tr("Play")
    case .vocal: tr("Vocal")
    case .helpful: tr("Helpful")
    case .show: tr("Show", context: "category")
    }
  }

  var icon: String { "puppy-category-\(rawValue)-symbolic" }
}

extension Place {
  var name: String {
    switch self {
    case .indoors: tr("Indoors")
    case .garden: tr("Garden")
    case .field: tr("Field")
    }
  }
}

extension Equipment {
  var name: String {
    switch self {
    case .treats: tr("Treats")
    case .clicker: tr("Clicker")
    case .target: tr("Target")
    case .toy: tr("Toy")
    case .ball: tr("Ball")
    case .leash: tr("Leash")
    case .collarOrHarness: tr("Collar or harness")
    case .mat: tr("Mat")
    case .blanket: tr("Blanket")
    case .platform: tr("Platform")
    case .box: tr("Box")
    case .crate: tr("Crate")
    case .bowl: tr("Bowl")
    case .basket: tr("Basket")
    case .bell: tr("Bell")
    case .hoop: tr("Hoop")
    case .jumpBar: tr("Jump bar")
    case .tunnel: tr("Tunnel")
    case .plank: tr("Plank")
    case .cones: tr("Cones")
    case .cups: tr("Cups")
    case .balanceBoard: tr("Balance board")
    case .skateboard: tr("Skateboard")
    case .fitnessBall: tr("Fitness ball")
    case .cart: tr("Cart")
    case .rope: tr("Rope")
    case .disc: tr("Disc")
    case .dumbbell: tr("Dumbbell")
    case .rings: tr("Rings")
    case .soundToy: tr("Sound toy")
    case .householdItem: tr("Household item")
    }
  }
}
