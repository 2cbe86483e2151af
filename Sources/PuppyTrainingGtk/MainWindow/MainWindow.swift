import Gtk
import PuppyTrainingCore

/// The window that is up all the time: its header bar, the messages, and the page that the
/// coordinator says.
final class MainWindow: PresentedWindow {
  let window: ApplicationWindow
  let escape = EscapeKey.nothing
  private let headerBar: HeaderBar
  private let menuButton: MenuButton
  private let coordinator: FlowCoordinator
  private let flow: TrainingActions
  private let dogs: DogSwitcher
  private let makePage: (Page, ApplicationWindow) -> any PageView
  /// Each is made when it is shown for the first time.
  private var pages: [Page: any PageView] = [:]
  private(set) var page: (any PageView)?
  /// Made for the first message.
  private var noticeBar: NoticeBar?
  private var observations: [ObservationToken] = []

  /// Called when the window is about to be destroyed.
  var onClose: (ApplicationWindow) -> Void = { _ in }

  /// - Parameter makePage: the view of a page, in this window.
  init(
    coordinator: FlowCoordinator, flow: TrainingActions,
    makePage: @escaping (Page, ApplicationWindow) -> any PageView
  ) {
    self.coordinator = coordinator
    self.flow = flow
    self.makePage = makePage
    let builder = Builder(ResourcePath.ui("main-window"))
    window = builder["window"]
    headerBar = builder["header_bar"]
    dogs = DogSwitcher(in: window, training: flow.training) { [weak coordinator] id in
      coordinator?.present(.dogEditor(id))
    }
    dogs.onPutBack = { [weak flow] in flow?.bringBack($0) }
    dogs.onEmptyBin = { [weak flow] in flow?.askToEmptyBin() }
    headerBar.packStart(dogs.widget)
    menuButton = builder["menu_button"]
    menuButton.takeFocusAfterMenu()
    window.addAction("restore") { [weak coordinator] in coordinator?.present(.restore) }
    window.onActiveChange { [weak flow] in flow?.training.refreshDay() }
    observations = [
      observe { [weak self] in self?.showPage() }, observe { [weak self] in self?.showNotice() },
    ]
  }

  func willClose() { onClose(window) }

  private func showPage() {
    let new = pages[coordinator.page] ?? make(coordinator.page)
    guard new !== page else { return }
    if let noticeBar { page?.widget.remove(noticeBar.widget) }
    page = new
    window.child = new.widget
    if let noticeBar { new.widget.prepend(noticeBar.widget) }
    for other in pages.values {
      for button in other.headerButtons { button.isVisible = other === new }
    }
  }

  private func make(_ page: Page) -> any PageView {
    let view = makePage(page, window)
    pages[page] = view
    for button in view.headerButtons { headerBar.packEnd(button) }
    // Some of its items look otherwise with the actions of the page.
    menuButton.nameMenu(tr("Main menu"))
    return view
  }

  private func showNotice() {
    guard noticeBar == nil, coordinator.notice != nil else { return }
    let bar = NoticeBar(coordinator)
    bar.onAction = { [weak self] in self?.act(on: $0) }
    page?.widget.prepend(bar.widget)
    noticeBar = bar
  }

  private func act(on notice: Notice) {
    switch notice {
    case .unknownTrick, .restored: break
    case .deleted(let dog, _): flow.bringBack(dog)
    case .emptyingBin: flow.emptyBin()
    case .journal(let fault) where fault.canBeginAnew: coordinator.present(.restore)
    case .journal: flow.retry()
    }
  }
}
