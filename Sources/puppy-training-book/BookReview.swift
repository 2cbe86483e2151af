import PuppyTrainingCore

/// What a careful editor checks in a trick book beyond what makes it valid.
struct BookReview {
  let book: TrickBook

  /// Everything that an editor would send back, in the order of the book.
  var findings: [TrickBookProblem] {
    book.tricks.flatMap {
      lengthFindings($0) + wordFindings($0) + countFindings($0) + holdFindings($0)
    } + repetitionFindings
  }

  private func lengthFindings(_ trick: Trick) -> [TrickBookProblem] {
    trick.texts.filter { !$0.lengths.contains($0.text.count) }.map { text in
      let range = "\(text.lengths.lowerBound) to \(text.lengths.upperBound)"
      return TrickBookProblem(
        trick: trick.id, field: text.field,
        reason: "has \(text.text.count) characters, not \(range)")
    }
  }

  /// Words that have no place in a book about rewards, and phrases that say nothing.
  private static let bannedPhrases = [
    "dominan", "alpha", "punish", "scold", "correct your dog", "leash pop", "handstand",
    "until mastered", "practise often", "be patient", "4 of 5", "four of five",
  ]

  private func wordFindings(_ trick: Trick) -> [TrickBookProblem] {
    trick.texts.flatMap { text in
      Self.bannedPhrases.filter { text.text.lowercased().contains($0) }.map { phrase in
        TrickBookProblem(trick: trick.id, field: text.field, reason: "says \"\(phrase)\"")
      }
    }
  }

  private func countFindings(_ trick: Trick) -> [TrickBookProblem] {
    var found: [TrickBookProblem] = []
    func check(_ count: Int, _ range: ClosedRange<Int>, _ field: String, _ things: String) {
      guard !range.contains(count) else { return }
      let reason = "has \(count) \(things), not \(range.lowerBound) to \(range.upperBound)"
      found.append(TrickBookProblem(trick: trick.id, field: field, reason: reason))
    }
    check(trick.steps.count, 3...8, "steps", "steps")
    check(trick.faults.count, 2...3, "faults", "faults")
    check(trick.summary.split { ".!?".contains($0) }.count, 1...2, "summary", "sentences")
    return found
  }

  /// What the app counts up to is not what people read.
  private func holdFindings(_ trick: Trick) -> [TrickBookProblem] {
    trick.steps.enumerated().compactMap { index, step in
      let said = Hold(criterion: step.criterion)
      guard said != step.hold else { return nil }
      let given = step.hold.map { "is \($0.words)" } ?? "is missing"
      return TrickBookProblem(
        trick: trick.id, field: "steps[\(index)].hold",
        reason: "\(given), but the criterion says \(said?.words ?? "no length")")
    }
  }

  /// Sentences that stand in two places, named at the second.
  private var repetitionFindings: [TrickBookProblem] {
    var first: [String: String] = [:]
    var found: [TrickBookProblem] = []
    for trick in book.tricks {
      for text in trick.texts where text.isToBeUnique {
        for sentence in sentences(of: text.text) {
          let place = "\(trick.id): \(text.field)"
          if let earlier = first[sentence] {
            found.append(
              TrickBookProblem(
                trick: trick.id, field: text.field,
                reason: "repeats \"\(sentence)\" from \(earlier)"))
          } else {
            first[sentence] = place
          }
        }
      }
    }
    return found
  }
}

extension Hold {
  /// "10 seconds"
  fileprivate var words: String { "\(goal) \(unit.rawValue)" }
}
