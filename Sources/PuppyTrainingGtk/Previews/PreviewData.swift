import FoundationEssentials
import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// What previews show: real tricks of the real book, and a training that is the same every day.
package enum PreviewData {
  /// Makes the files of the program known to GTK, and its looks. Once, before any preview is made.
  ///
  /// - Throws: `ResourceBundle.Missing`.
  package static func loadResources() throws(ResourceBundle.Missing) {
    _ = try ResourceBundle(name: ProgramInfo.command, bundle: ProgramInfo.resourceBundle)
    style = Appearance.addStyle(ResourcePath.style)
    Appearance.addIcons(ResourcePath.icons)
    Appearance.setDefaultIcon(ProgramInfo.windowIcon)
  }

  /// The style sheet of the program.
  package private(set) static var style: StyleSheet?

  /// Where the files of the program are in its GResource.
  package static let resourcePath = ResourcePath.base

  /// Tricks and pictures are read anew when they are asked for again.
  package static func forgetFiles() {
    books = [:]
    pictureBook = nil
  }

  /// The book has no trick that a preview is of.
  struct NoTrick: Error { let id: Trick.ID }

  static func trick(_ id: Trick.ID) throws -> Trick {
    guard let trick = try book()[id] else { throw NoTrick(id: id) }
    return trick
  }

  /// The book that is shipped, with its texts adjusted where a tool adjusts all texts.
  static func book() throws -> TrickBook {
    if let book = books[Translation.isAdjusted] { return book }
    let book = try ShippedBook.load()
    let shown = Translation.isAdjusted ? TrickBook(valid: book.tricks.map(\.adjusted)) : book
    books[Translation.isAdjusted] = shown
    return shown
  }

  /// The book as it is shipped, and adjusted.
  private static var books: [Bool: TrickBook] = [:]

  /// The pictures that are shipped.
  ///
  /// - Parameter dog: whose colours the dog in them wears.
  static func album(_ dog: Dog? = nil) -> PictureAlbum {
    PictureAlbum(load: { pictures() }, dog: { dog })
  }

  private static func pictures() -> PictureBook {
    if let pictureBook { return pictureBook }
    let book = (try? ShippedPictures.load()) ?? .empty
    pictureBook = book
    return book
  }

  private static var pictureBook: PictureBook?

  /// The only dog there is in most previews.
  static let dog = Dog(
    id: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "Biscuit",
    birth: BirthDate(year: 2025, month: 3, day: 9), size: .medium,
    equipment: [.clicker, .mat, .ball, .leash])

  static let today = BirthDate(year: 2026, month: 5, day: 12)

  /// What is kept of these dogs; with practice of the first one.
  static func training(_ dogs: [Dog] = [dog]) throws -> TrainingModel {
    let journal = MemoryJournal(
      dogs: dogs, sets: dogs.first.map { PreviewHistory.sets(of: $0.id) } ?? [],
      clock: PreviewClock().practice)
    let training = TrainingModel(
      try book(), in: MemoryJournalStore(journal), clock: PreviewClock().practice)
    if let dog = dogs.first, training.pack.current?.id == dog.id {
      try training.setResting(true, "play-dead")
    }
    return training
  }

  /// What a person can do with a training; windows that it asks for do not come up.
  static func flow(_ training: TrainingModel) -> TrainingActions {
    TrainingActions(training, coordinator: FlowCoordinator())
  }

  /// What a person sees who asks for this.
  static func collection(
    _ query: TrickQuery = TrickQuery(), of training: TrainingModel
  ) -> TrickCollection {
    TrickCollection(
      TrickIndex(training.book), state: FilterState(query), standings: { training.dogStandings })
  }

  /// A session of the dog, after these tries, which are 14 seconds apart.
  ///
  /// - Parameter prepare: done before the tries.
  static func session(
    at id: Trick.ID = "touch", rule: PracticeRule = .standard, prerequisite: Trick.ID? = nil,
    sets: [PracticeSet] = [], marks: [Bool] = [], prepare: (PracticeSession) -> Void = { _ in }
  ) throws -> PracticeSession {
    var dog = dog
    dog.rule = rule
    let clock = PreviewClock()
    let session = try PracticeSession(
      dog: dog, trick: try trick(id), prerequisite: prerequisite,
      journal: LentJournal(MemoryJournal(dogs: [dog], sets: sets)), clock: clock.practice)
    prepare(session)
    for isHit in marks {
      clock.advance(seconds: 14)
      session.mark(isHit: isHit)
    }
    return session
  }
}
