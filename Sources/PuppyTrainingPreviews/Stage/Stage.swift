import Gtk
import GtkTools
import PuppyTrainingGtk

/// Shows one preview at a time, alive, under the circumstances that its address asks for.
///
/// All but the width are those of the whole desktop to GTK, so whatever is around the stage in its
/// window follows.
final class Stage {
  let widget = ScrolledWindow()
  private let previews: [Preview]
  /// What is shown, and what it was made for.
  private(set) var shown: (address: Address, exhibit: StagedExhibit)?

  /// A preview could not be made, or could again: why, in one sentence, or `nil`.
  var onFault: (String?) -> Void = { _ in }

  init(_ previews: [Preview] = Preview.all) {
    self.previews = previews
    widget.setAccessibleName("Stage")
    widget.nameParts("Scroll bar")
    widget.addClass("stage")
    widget.expands(.horizontal)
    widget.expands(.vertical)
  }

  /// Shows this, made anew, in the place of what is there. When it cannot be made that stays.
  ///
  /// - Parameter isReloaded: what a person has done to what is there is done to the new one too.
  func show(_ address: Address, isReloaded: Bool = false) {
    guard
      let preview = previews.first(where: {
        $0.view == address.view && $0.state == address.state
      })
    else { return }
    Desktop.use(address.knobs)
    do {
      let exhibit = try make(preview)
      let memory = isReloaded && shown != nil ? WidgetMemory(of: widget) : nil
      takeDown()
      put(exhibit, address.knobs)
      shown = (address, exhibit)
      if let memory { restore(memory) }
      onFault(nil)
    } catch let fault as SourceFault {
      onFault("\(fault)")
    } catch {
      onFault("\(address.view)/\(address.state) cannot be made: \(error)")
    }
  }

  /// Makes what a preview shows.
  ///
  /// - Throws: what the preview throws, or the first fault in a UI file that it is made of.
  private func make(_ preview: Preview) throws -> StagedExhibit {
    var faults: [SourceFault] = []
    let onFault = Builder.onFault
    Builder.onFault = { faults.append(SourceFault($0, in: $1)) }
    defer { Builder.onFault = onFault }
    let exhibit = StagedExhibit(try preview.make())
    if let fault = faults.first {
      exhibit.close()
      throw fault
    }
    return exhibit
  }

  private func restore(_ memory: WidgetMemory) {
    memory.restore(to: widget)
    widget.onNextFrame { [widget] in memory.restorePlace(to: widget) }
  }

  /// Nothing is shown any more.
  func takeDown() {
    widget.closeMenus()
    widget.child = nil
    shown?.exhibit.close()
    shown = nil
  }

  /// The size at which all of the exhibit is seen, in logical pixels.
  var bestSize: (width: Int, height: Int) {
    guard let (address, exhibit) = shown else { return (0, 0) }
    let best = exhibit.widget.bestSize(width: address.knobs.width ?? exhibit.exhibit.width)
    let margin = Self.isFree(exhibit, address.knobs) ? 0 : 2 * Self.margin
    return (best.width + margin, (exhibit.exhibit.height ?? best.height) + margin)
  }

  /// The keyboard goes to the exhibit.
  func grabFocus() {
    guard let (address, exhibit) = shown else { return }
    exhibit.grabFocus()
    if address.knobs.hidesPointer { widget.showFocus() }
  }

  /// Around an exhibit that does not fill the stage, in logical pixels.
  private static let margin = 24

  /// A window takes whatever room there is, unless it is to have a width.
  private static func isFree(_ exhibit: StagedExhibit, _ knobs: Knobs) -> Bool {
    exhibit.isWindow && knobs.width == nil
  }

  private func put(_ exhibit: StagedExhibit, _ knobs: Knobs) {
    let platform = Box(.vertical)
    platform.append(exhibit.widget)
    if !Self.isFree(exhibit, knobs) {
      platform.addClass("platform")
      platform.alignToCenter(.horizontal)
      platform.alignToCenter(.vertical)
      platform.margin = Self.margin
      if knobs.width != nil { platform.useLeastLayout() }
    }
    // In the window first: sizes follow from the styles there.
    widget.child = platform
    if !Self.isFree(exhibit, knobs) {
      let width = knobs.width ?? exhibit.exhibit.width
      let height = exhibit.exhibit.height ?? exhibit.widget.bestSize(width: width).height
      exhibit.widget.askFor(width: width, height: height)
    }
    if knobs.hidesPointer { exhibit.widget.hidePointer() }
    // In the app they are those of all windows.
    for (keys, action) in Shortcut.actions where action.hasPrefix("win.") {
      exhibit.widget.bind(keys, to: action)
    }
    exhibit.onClose = { [weak self] in
      // It is being called by what would be taken down.
      MainLoop.schedule { if let self, let address = self.shown?.address { self.show(address) } }
    }
  }
}
