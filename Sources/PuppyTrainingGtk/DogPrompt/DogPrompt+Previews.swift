extension DogPrompt: Previewed {
  static let previews = [
    Preview("dog-prompt", "empty") {
      let prompt = DogPrompt(
        for: try PreviewData.trick("sit").title, onName: { _ in }, onCancel: {})
      return Exhibit(window: prompt.window, of: prompt)
    }
  ]
}
