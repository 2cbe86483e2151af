import PuppyTrainingCore

extension BirthField: Previewed {
  static let previews = Preview.each(
    of: "birth-field", ["empty": nil, "filled": PreviewData.dog] as KeyValuePairs<String, Dog?>
  ) { dog in
    let field = BirthField(DogDraft(dog))
    return Exhibit(field.widget, of: field, width: 444)
  }
}
