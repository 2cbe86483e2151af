import Gtk
import PuppyTrainingCore

/// Makes the windows agree with the stack of the coordinator. Nobody else opens or destroys a
/// window, lays it over another, binds the keys that close it, or says where the keyboard goes then.
final class WindowPresenter {
  private let application: Application
  private let coordinator: FlowCoordinator
  private let windows: WindowMaker
  /// What is up.
  private(set) var shown: [Presentation: any PresentedWindow] = [:]
  private var presentCount = 0
  private var observation: ObservationToken?

  init(_ application: Application, coordinator: FlowCoordinator, windows: WindowMaker) {
    self.application = application
    self.coordinator = coordinator
    self.windows = windows
    observation = observe { [weak self] in self?.update() }
  }

  /// Agrees now, without waiting for the next turn of the main loop.
  func update() {
    let stack = coordinator.stack
    let closed = shown.keys.filter { !stack.contains($0) }
    for presentation in closed { close(presentation) }
    for presentation in stack where shown[presentation] == nil { open(presentation) }
    if presentCount != coordinator.presentCount, let top = stack.last {
      presentCount = coordinator.presentCount
      shown[top]?.window.present()
    }
    guard let main = mainWindow, closed.count == 1 else { return }
    if stack.last == .collection { main.window.present() }
    if let opener = closed.first?.opener { main.page?.takeFocus(at: opener) }
  }

  private var mainWindow: MainWindow? { shown[.collection] as? MainWindow }

  private func open(_ presentation: Presentation) {
    guard let new = windows.make(presentation) else { return coordinator.dismiss(presentation) }
    if let parent = under(presentation).flatMap({ shown[$0]?.window as? Window }) {
      new.window.setParent(parent, isModal: true)
      new.fit(over: parent)
    }
    new.bindClosing()
    shown[presentation] = new
    new.window.onCloseRequest { [weak coordinator] in
      coordinator?.dismiss(presentation)
      return true
    }
    application.add(new.window)
    new.window.present()
  }

  /// What it lies over: for the question of a dog's name, whatever was in front.
  private func under(_ presentation: Presentation) -> Presentation? {
    guard case .practiceName = presentation else { return presentation.parent }
    return coordinator.stack.last { shown[$0] != nil }
  }

  private func close(_ presentation: Presentation) {
    guard let old = shown.removeValue(forKey: presentation) else { return }
    old.willClose()
    old.window.destroy()
  }
}
