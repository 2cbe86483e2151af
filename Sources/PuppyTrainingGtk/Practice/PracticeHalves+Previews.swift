extension PracticeHalves: Previewed {
  static let previews = Preview.each(
    of: "practice-halves", ["ready": true, "paused": false]
  ) { isSensitive in
    let halves = PracticeHalves()
    halves.update(isShown: true, isSensitive: isSensitive)
    return Exhibit(halves.widget, of: halves, width: 720)
  }
}
