import PuppyTrainingCore

extension DetailsForm: Previewed {
  static let previews = Preview.each(
    of: "details-form",
    [
      "folded": (false, SetDetails()), "empty": (true, SetDetails()),
      "filled": (
        true,
        SetDetails(
          place: "Garden", distance: 4, duration: 10, distraction: 2, reward: "Cheese",
          handler: "Robin", note: "Faster than yesterday")
      ),
    ] as KeyValuePairs<String, (Bool, SetDetails)>
  ) { isOpen, details in
    let form = DetailsForm()
    form.show(details)
    form.widget.isOpen = isOpen
    return Exhibit(form.widget, of: form, width: 300)
  }
}
