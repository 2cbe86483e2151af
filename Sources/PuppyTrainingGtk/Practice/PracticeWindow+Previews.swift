import FoundationEssentials
import PuppyTrainingCore

extension PracticeWindow: Previewed {
  static let previews = [
    preview("beginning") { try PreviewData.session() },
    preview("middle") { try PreviewData.session(marks: [true, false, true]) },
    preview("paused") {
      let session = try PreviewData.session(marks: [true, true])
      session.pause()
      return session
    },
    preview("push") { try PreviewData.session(marks: [true, true, false, true, true]) },
    preview("stick") { try PreviewData.session(marks: [true, false, true, false, true]) },
    preview("drop") { try PreviewData.session(marks: [false, false, true, false, true]) },
    preview("prerequisite") {
      try PreviewData.session(
        at: "roll-over", prerequisite: "down", marks: [false, false, true, false, false])
    },
    preview("ten") {
      try PreviewData.session(
        rule: .usual(setsOf: 10), marks: [true, true, false, true, true, true, false])
    },
    preview("300-peck") {
      try PreviewData.session(at: "stay", rule: .threeHundredPeck, sets: [], marks: [])
    },
    preview("clock-moved") {
      let later = PreviewHistory.set(
        of: PreviewData.dog.id, "touch", step: 1, daysAgo: -1, place: "Garden")
      return try PreviewData.session(sets: [later])
    },
    preview("disk-full") {
      let journal = MemoryJournal(dogs: [PreviewData.dog])
      let session = try PracticeSession(
        dog: PreviewData.dog, trick: PreviewData.trick("touch"), journal: LentJournal(journal),
        clock: PreviewClock().practice)
      session.mark(isHit: true)
      journal.fault = .diskFull(path: "/home/robin/.local/share/puppy-training")
      session.mark(isHit: true)
      return session
    },
  ]

  private static func preview(
    _ state: String, _ session: @escaping () throws -> PracticeSession
  ) -> Preview {
    Preview("practice-window", state) {
      let practice = PracticeWindow(
        try session(), in: try PreviewData.book(), marker: MarkerChoice())
      return Exhibit(presenting: practice)
    }
  }
}
