extension DogPrompt: Previewed {
  static let previews = [
    Preview("dog-prompt", "empty") {
      let prompt = DogPrompt(
        for: try PreviewData.trick("sit").title, today: PreviewData.today, onName: { _ in },
        onCancel: {})
      return Exhibit(presenting: prompt)
    }
  ]
}
