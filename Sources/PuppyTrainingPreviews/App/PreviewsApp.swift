import Gtk
import PuppyTrainingGtk

/// The program for looking at every view alone, in each of its states.
public final class PreviewsApp {
  static let command = "puppy-training-previews"
  private let application = Application(id: "\(ProgramInfo.id).Previews", isUnique: false)
  private var window: StageWindow?

  public init() {}

  /// Does what the words ask for.
  ///
  /// - Parameter arguments: as the system hands them over, the name of the program first.
  /// - Returns: the status to exit with: 2 for something that there is not.
  public func run(_ arguments: [String]) -> Int32 {
    let catalogue = Catalogue(Preview.all.lazy.map { ($0.view, $0.state) })
    do throws(Mistake) {
      let command = try Command(Array(arguments.dropFirst()), in: catalogue)
      switch command {
      case .list: for address in catalogue.addresses { print(address) }
      case .help: print(Command.usage)
      case .show(let address): return show(address)
      case .render, .compare, .audit: return try BatchJob(command).run()
      }
      return 0
    } catch {
      warn(error.description, by: Self.command)
      return 2
    }
  }

  private func show(_ address: Address) -> Int32 {
    application.onStartup { [weak self] in self?.start(address) }
    application.onCommandLine { [weak self] _, _ in self?.window == nil ? 1 : 0 }
    return application.run([Self.command])
  }

  private func start(_ address: Address) {
    do {
      try PreviewData.loadResources()
    } catch {
      return warn("\(error)", by: Self.command)
    }
    Appearance.addStyle(text: StageStyle.text)
    let window = StageWindow(application)
    self.window = window
    window.show(address)
  }
}
