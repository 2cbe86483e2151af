import PuppyTrainingCore

extension LookField: Previewed {
  static let previews = Preview.each(
    of: "look-field",
    ["usual": Dog(name: "Biscuit"), "chosen": Dog(name: "Waldi", look: "dachshund", collar: .red)]
      as KeyValuePairs<String, Dog>
  ) { dog in
    let field = LookField(DogDraft(dog), PreviewData.album().book.library)
    return Exhibit(field.widget, of: field, width: 420)
  }
}
