import Gtk
import GtkTools
import PuppyTrainingGtk

/// The window in which every view can be looked at in every state.
final class Gallery {
  let window: ApplicationWindow
  let stage = Stage()
  let messages = Messages()
  let inspector: StageInspector
  let catalogue: Catalogue
  let sidebar: Sidebar
  let addressLine = AddressLine()
  let knobs = KnobBar()
  let strip = InspectorStrip()
  let marks = StageMarks()
  let inspectorButton = ToggleButton(toggling: Image(decoration: "view-list-symbolic"))
  /// What is shown, or would be if it could be made.
  private(set) var address: Address?
  /// What had the keyboard on the stage, to come back to.
  var stageFocus: Widget?
  /// The element of the stage that is pointed at, by its place in the tree.
  private var chosen: Int?

  init(_ application: Application, _ catalogue: Catalogue) {
    self.catalogue = catalogue
    window = ApplicationWindow(application)
    sidebar = Sidebar(catalogue)
    inspector = StageInspector(stage)
    layOut()
    connect()
    addActions()
  }

  /// Shows this, with the keyboard where it is.
  ///
  /// - Parameter isReloaded: it is what is shown already, made of files that have changed: what a
  ///   person has done to it is kept.
  func open(_ new: Address, isReloaded: Bool = false) {
    address = new
    messages[.address] = nil
    sidebar.show(view: new.view, state: new.state)
    addressLine.show(new)
    knobs.show(new.knobs)
    window.title = "\(new.view)/\(new.state)"
    chosen = nil
    if !isReloaded { stageFocus = nil }
    stage.show(new, isReloaded: isReloaded)
    let showsTab = new.knobs.hidesPointer
    if showsTab { stage.widget.showFocus() }
    inspector.isOn = showsTab || inspectorButton.isActive
    lookAgain()
  }

  /// Shows what this says, or says what is wrong with it.
  func open(text: String) {
    do throws(Mistake) {
      open(try Address(text, in: catalogue))
      focusStage()
    } catch {
      messages[.address] = error.description
    }
  }

  /// Shows what is shown once more, made of files that have changed.
  func reload() {
    if let address { open(address, isReloaded: true) }
  }

  /// The keyboard goes to the stage, where it was there before.
  func focusStage() {
    if stageFocus?.grabFocus() == true { return }
    stage.grabFocus()
    if !stage.widget.containsFocus { stage.widget.focusFirstChild() }
  }

  /// Shows or hides the inspector.
  func showInspector(_ isShown: Bool) {
    strip.widget.isVisible = isShown
    if inspectorButton.isActive != isShown { inspectorButton.isActive = isShown }
    if let address { inspector.isOn = isShown || address.knobs.hidesPointer }
    if !isShown { chosen = nil }
    showTree()
  }

  /// The stage is looked at once it is laid out.
  private func lookAgain() {
    guard inspector.isOn else { return showTree() }
    stage.widget.onNextFrame { [weak self] in
      self?.inspector.refresh()
      self?.showTree()
    }
  }

  private func connect() {
    stage.onFault = { [weak self] in self?.messages[.stage] = $0 }
    sidebar.onChoose = { [weak self] view, state in
      guard let self else { return }
      self.open(Address(view: view, state: state, knobs: self.address?.knobs ?? Knobs()))
    }
    addressLine.onEnter = { [weak self] in self?.open(text: $0) }
    addressLine.onLeave = { [weak self] in
      self?.messages[.address] = nil
      self?.focusStage()
    }
    knobs.onTurn = { [weak self] knobs in
      guard let self, var address = self.address else { return }
      address.knobs = knobs
      self.open(address)
    }
    inspector.onChange = { [weak self] in self?.showTree() }
    strip.onChoose = { [weak self] place in
      self?.chosen = place
      self?.showMarks()
    }
    inspectorButton.onToggle { [weak self] in
      guard let self else { return }
      self.showInspector(self.inspectorButton.isActive)
    }
    window.onFocusChange { [weak self] in
      guard let self, self.stage.widget.containsFocus else { return }
      self.stageFocus = self.window.focusWidget
    }
  }

  private func showTree() {
    if strip.widget.isVisible { strip.show(inspector.tree, inspector.faults) }
    showMarks()
  }

  private func showMarks() {
    let tree = inspector.tree
    let isInspected = strip.widget.isVisible
    marks.stops = address?.knobs.hidesPointer == true ? tree.tabFrames : [:]
    marks.faults = isInspected ? inspector.faults.map { tree.elements[$0.element].frame } : []
    marks.chosen = chosen.flatMap {
      isInspected && tree.elements.indices.contains($0) ? tree.elements[$0].frame : nil
    }
  }
}
