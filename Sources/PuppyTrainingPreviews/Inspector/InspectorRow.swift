import Gtk

/// An element of a stage: what a screen reader says of it, and what is at fault.
final class InspectorRow {
  let widget: ListRow
  private let box = Box(.vertical)
  private let role = Label()
  private let name = Label()
  private let states = Label()
  private let faults = Label()
  private var shown: (StageTree.Element, Int, [String])?

  init() {
    let line = Box(.horizontal, spacing: 6)
    for label in [role, name, states] {
      label.alignment = 0
      label.alignToStart(.vertical)
      line.append(label)
    }
    role.addClass("element-role")
    states.addClass("element-states")
    name.ellipsizes()
    name.expands(.horizontal)
    faults.addClass("element-faults")
    faults.alignment = 0
    faults.wraps = true
    box.append(line)
    box.append(faults)
    widget = ListRow(box, named: "")
  }

  /// - Parameters:
  ///   - depth: how far it is indented.
  ///   - sentences: what is at fault.
  func show(_ element: StageTree.Element, depth: Int, _ sentences: [String]) {
    if let shown, shown == (element, depth, sentences) { return }
    shown = (element, depth, sentences)
    let states = element.states.map(\.rawValue).sorted().joined(separator: ", ")
    role.text = element.role.isEmpty ? element.kind : element.role
    name.text = element.name
    name.tooltip = [element.name, element.description].filter { !$0.isEmpty }
      .joined(separator: "\n")
    self.states.text = states
    self.states.isVisible = !states.isEmpty
    faults.text = sentences.map { "⚠ \($0)" }.joined(separator: "\n")
    faults.isVisible = !sentences.isEmpty
    box.indent(12 * depth)
    widget.setClass("faulty", !sentences.isEmpty)
    widget.setAccessibleName(
      ([role.text, element.name, states] + sentences).filter { !$0.isEmpty }
        .joined(separator: ", "))
  }
}
