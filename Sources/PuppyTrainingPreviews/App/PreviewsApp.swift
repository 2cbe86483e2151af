import Gtk
import PuppyTrainingGtk

/// The program for looking at every view alone, in each of its states.
public final class PreviewsApp {
  private let application = Application(id: "\(ProgramInfo.id).Previews", isUnique: false)
  private let catalogue = Catalogue(Preview.all.lazy.map { ($0.view, $0.state) })
  private var session: PreviewSession?

  public init() {}

  /// Does what the arguments ask for.
  ///
  /// - Parameter arguments: as the system hands them over, the name of the program first.
  /// - Returns: the status to exit with: 2 for something that there is not.
  public func run(_ arguments: [String]) -> Int32 {
    do throws(Mistake) {
      let command = try Command(Array(arguments.dropFirst()), in: catalogue)
      switch command {
      case .list: for address in catalogue.addresses { print(address) }
      case .help: print(Command.usage)
      case .show(let address), .rebuild(let address), .timeReload(let address):
        return show(address, command)
      case .render, .compare, .audit: return try BatchJob(command).run()
      }
      return 0
    } catch {
      warn(error.description, by: PreviewsProgram.name)
      return 2
    }
  }

  private func show(_ address: Address, _ command: Command) -> Int32 {
    let files = ResourceFolder(isCopy: command == .timeReload(address))
    application.onStartup { [weak self] in
      guard let self else { return }
      do {
        try PreviewData.loadResources()
        let session = PreviewSession(self.application, self.catalogue, files)
        self.session = session
        session.start(address, command)
      } catch {
        warn("\(error)", by: PreviewsProgram.name)
      }
    }
    application.onCommandLine { [weak self] _, _ in self?.session == nil ? 1 : 0 }
    return application.run([PreviewsProgram.name])
  }
}
