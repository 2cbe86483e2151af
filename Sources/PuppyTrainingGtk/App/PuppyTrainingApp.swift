import Gtk
import PuppyTrainingCore
import PuppyTrainingJournal
import PuppyTrainingPictures

/// The program: makes the parts, ties them together, and runs.
public final class PuppyTrainingApp {
  private let application: Application
  private let coordinator = FlowCoordinator()
  private let isRemembering: Bool
  private let loadBook: () throws -> TrickBook
  private let onReady: (TrickCollection, FlowCoordinator) -> Void
  private var book = TrickBook(valid: [])
  private var presenter: WindowPresenter?
  private var training: TrainingModel?
  private var backups: BackgroundBackups?
  private var endSignals: EndSignals?
  private var remembered: [ObservationToken] = []
  private var colorScheme: ColorSchemePortal?

  /// The program as people start it, or with parts exchanged.
  ///
  /// - Parameters:
  ///   - id: what makes a second start find the first; `nil` for a program of its own.
  ///   - isRemembering: the order, the filter and the size of the window are kept.
  ///   - book: makes the trick book; `nil` for the one that is shipped.
  ///   - onReady: called when the main window is made, and before it is shown.
  public init(
    id: String? = ProgramInfo.id, isRemembering: Bool = true,
    book: (() throws -> TrickBook)? = nil,
    onReady: @escaping (TrickCollection, FlowCoordinator) -> Void = { _, _ in }
  ) {
    application = Application(id: id ?? ProgramInfo.id, isUnique: id != nil)
    self.isRemembering = isRemembering
    loadBook = book ?? ShippedBook.load
    self.onReady = onReady
  }

  /// Runs the program until its last window is closed.
  ///
  /// - Parameter arguments: as the system hands them over, the name of the program first.
  /// - Returns: the status to exit with.
  public func run(_ arguments: [String]) -> Int32 {
    Translation.start(domain: ProgramInfo.command)
    application.describe(
      arguments: "[TRICK-ID…]",
      summary: tr("Browse a book of dog tricks. With an id, opens that trick as well."))
    application.addOption("version", description: tr("Print the version and exit"))
    application.onOptions { isGiven in
      guard isGiven("version") else { return nil }
      print("\(ProgramInfo.command) \(ProgramInfo.version)")
      return 0
    }
    application.onStartup { [weak self] in self?.start() }
    application.onCommandLine { [weak self] ids, complain in
      self?.open(ids) { complain("\(ProgramInfo.command): \($0)") } ?? 1
    }
    application.onShutdown { [weak self] in
      self?.backups?.finish()
      Settings.sync()
    }
    return application.run(arguments)
  }

  private func start() {
    let resources: ResourceBundle
    do {
      resources = try ResourceBundle(
        name: ProgramInfo.command, bundle: ProgramInfo.resourceBundle)
    } catch {
      return warn(error.description)
    }
    Appearance.addStyle(ResourcePath.style)
    Appearance.addIcons(ResourcePath.icons)
    Appearance.setDefaultIcon(ProgramInfo.windowIcon)
    followColorScheme()
    do {
      book = try loadBook()
    } catch {
      warn("the trick book cannot be used:\n\(error)")
    }
    let preferences =
      isRemembering ? Preferences(resources.settings(schema: ProgramInfo.id)) : Preferences()
    let state = FilterState(preferences.query)
    let store = SQLiteJournalStore()
    let training = TrainingModel(book, in: store, current: preferences.dog)
    self.training = training
    let collection = TrickCollection(
      TrickIndex(book, titleKey: collationKey), state: state, standings: { training.dogStandings })
    remembered = [preferences.follow(state), preferences.follow(training)]
    remembered.append(observe { state.ownedEquipment = training.pack.current?.equipment ?? [] })
    backups = BackgroundBackups(of: store, coordinator: coordinator)
    addActions()
    let flow = TrainingActions(training, coordinator: coordinator)
    presenter = WindowPresenter(
      application, coordinator: coordinator,
      windows: WindowMaker(
        collection, coordinator: coordinator, flow: flow, preferences: preferences,
        album: PictureAlbum(load: { [weak self] in self?.loadPictures() ?? .empty }) {
          training.pack.current
        }))
    onReady(collection, coordinator)
  }

  private func loadPictures() -> PictureBook {
    do {
      return try ShippedPictures.load()
    } catch {
      warn("the pictures cannot be used:\n\(error)")
      return .empty
    }
  }

  private func followColorScheme() {
    let isDarkByDefault = Appearance.isDark
    colorScheme = ColorSchemePortal { Appearance.isDark = $0 ?? isDarkByDefault }
  }

  private func addActions() {
    let coordinator = coordinator
    application.addAction("quit") { coordinator.dismissAll() }
    endSignals = EndSignals { coordinator.dismissAll() }
    application.addAction("shortcuts") { coordinator.present(.shortcuts) }
    application.addAction("about") { coordinator.present(.about) }
    for (keys, action) in Shortcut.actions { application.bind([keys], to: action) }
  }

  /// - Returns: the status to exit with for whoever started the program.
  private func open(_ ids: [String], complain: (String) -> Void) -> Int32 {
    guard let presenter else { return 1 }
    for id in ids.isEmpty ? [nil] : ids.map(Optional.some) {
      if let notice = coordinator.open(id, in: book) { complain(notice.text) }
    }
    if coordinator.notice == nil, let fault = training?.fault {
      coordinator.notice = .journal(fault)
    }
    // Before the next turn of the main loop: a program without windows ends.
    presenter.update()
    return 0
  }
}
