import Gtk
import GtkTools

extension StageTree {
  /// What is on a stage now.
  ///
  /// - Parameter walksTab: finds out where Tab leads by going there; without it no element is a stop
  ///   or can be reached.
  init(of stage: Stage, walksTab: Bool = true) {
    guard let exhibit = stage.shown?.exhibit.widget else { return }
    let stops = walksTab ? exhibit.tabStops : []
    var widgets: [Widget] = []
    func add(_ widget: Widget, depth: Int, isPresented: Bool, clip: Frame) {
      guard widget.isShown, let bounds = widget.bounds(in: stage.widget) else { return }
      let frame = Frame(bounds)
      var element = Element(reading: widget)
      element.depth = depth
      element.frame = frame
      element.visibleFrame = frame.intersection(clip)
      element.isPresented = isPresented && widget.isSpoken
      element.tabStop = stops.firstIndex(of: widget).map { $0 + 1 }
      elements.append(element)
      widgets.append(widget)
      let inner = widget.clipsContents ? element.visibleFrame : clip
      // What is inside something that is not told of is not told of either.
      for child in widget.children {
        add(child, depth: depth + 1, isPresented: element.isPresented, clip: inner)
      }
    }
    let size = stage.widget.size
    add(
      exhibit, depth: 0, isPresented: true,
      clip: Frame(width: Double(size.width), height: Double(size.height)))
    if walksTab { findReachable() }
  }

  /// Tab leads to one of the rows of a list or the buttons of which one is pressed, arrow keys to
  /// the others.
  private mutating func findReachable() {
    let stops = Set(elements.indices.filter { elements[$0].tabStop != nil })
    for place in elements.indices where elements[place].isFocusable {
      // What holds other things is reached when one of them is.
      elements[place].isReachable =
        stops.contains(place) || inside(place).contains(where: stops.contains)
        || group(of: place).contains(where: stops.contains)
    }
  }

  /// Everything between which arrow keys move, around or beside an element.
  private func group(of place: Int) -> Range<Int> {
    let isRadio = elements[place].role == "radio"
    var around = parent(of: place)
    while let outer = around {
      if Self.arrowRoles.contains(elements[outer].role) { return outer..<inside(outer).upperBound }
      if isRadio, inside(outer).filter({ elements[$0].role == "radio" }).count > 1 {
        return inside(outer)
      }
      around = parent(of: outer)
    }
    return place..<place
  }

  /// Roles of what is gone through with arrow keys.
  private static let arrowRoles: Set = [
    "list", "list box", "grid", "tree grid", "table", "menu", "radio group", "tab list", "tree",
  ]
}

extension StageTree.Frame {
  fileprivate init(_ bounds: Widget.Bounds) {
    self.init(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
  }
}

extension StageTree.Element {
  /// All that a widget says of itself.
  fileprivate init(reading widget: Widget) {
    self.init(kind: widget.typeName)
    role = widget.isSpoken ? widget.spokenRole : ""
    name = widget.spokenName
    description = widget.spokenDescription
    states = Set(widget.spokenStates.compactMap(StageTree.State.init))
    text = widget.shownText
    tooltip = widget.tooltip
    isLabel = widget.isTextLabel
    isLargeText = isLabel && widget.hasLargeText
    isEllipsised = widget.cutsText
    isTarget = Self.targetRoles.contains(role)
    isFocusable = widget.canTakeFocus && !states.contains(.disabled)
  }

  /// Roles of what is there to be clicked on.
  private static let targetRoles: Set = [
    "button", "checkbox", "combo box", "link", "menu item", "menu item checkbox",
    "menu item radio", "option", "radio", "search box", "slider", "spin button", "switch", "tab",
    "text box",
  ]
}
