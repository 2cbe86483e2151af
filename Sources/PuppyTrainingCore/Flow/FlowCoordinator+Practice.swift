extension FlowCoordinator {
  /// A person wants to practise a trick. With no dog yet it is asked for its name, and for nothing
  /// else.
  ///
  /// One dog practises one trick at a time: any other practice ends, and nothing of it is lost.
  ///
  /// - Parameter dog: the present dog.
  public func practise(_ trick: Trick.ID, with dog: Dog.ID?) {
    let wanted: Presentation = dog.map { .practice(trick, $0) } ?? .practiceName(trick)
    for other in stack where other.isPractice && other != wanted { dismiss(other) }
    present(wanted)
  }

  /// The practices that are up.
  public var practices: Set<Presentation> {
    Set(
      stack.filter {
        if case .practice = $0 { true } else { false }
      })
  }

  /// The practice of all tricks ends, for example because the dog was deleted.
  public func endPractice() {
    for practice in stack where practice.isPractice { dismiss(practice) }
  }
}

extension Presentation {
  /// Somebody practises, or is about to.
  fileprivate var isPractice: Bool {
    switch self {
    case .practice, .practiceName: true
    case .collection, .filter, .trick, .dogEditor, .restore, .shortcuts, .about: false
    }
  }
}
