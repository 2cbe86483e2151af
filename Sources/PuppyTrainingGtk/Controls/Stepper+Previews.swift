import Gtk

extension Stepper: Previewed {
  static let previews = Preview.each(
    of: "stepper", ["least": 1, "middle": 3, "most": 5]
  ) { value in
    let stepper = Stepper(tr("Hits for the next step"))
    stepper.show(value, in: 1...5)
    return Exhibit(stepper.widget, of: stepper, width: 360)
  }
}
