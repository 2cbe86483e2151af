/// How far every dog is with every trick of a book.
///
/// Computed once from the whole journal, then kept up set by set: a new set costs no more than
/// looking it up, a change of an old one as much as its trick has sets.
public struct JournalProgress: Sendable {
  public let book: TrickBook
  private var dogs: [Dog.ID: [TrickHistory]] = [:]

  /// - Parameters:
  ///   - sets: in the order of the journal; those of tricks that the book does not have are left
  ///     out.
  ///   - marks: in the order of the journal.
  public init(
    _ book: TrickBook, sets: some Sequence<SetSummary> = [],
    marks: some Sequence<RestingMark> = []
  ) {
    self.book = book
    for set in sets { append(set) }
    for mark in marks { append(mark) }
  }

  /// Takes in a set: in the place of the one with its id, else as the last of the journal.
  public mutating func update(_ set: SetSummary) {
    change(set.dog, set.trick) { $0.update(set) }
  }

  /// This set has been taken in just as it is.
  public func contains(_ set: SetSummary) -> Bool {
    guard let position = book.position(of: set.trick) else { return false }
    return dogs[set.dog]?[position].contains(set) ?? false
  }

  /// Takes a set away, because its last rep was taken back.
  public mutating func remove(_ set: SetSummary) {
    change(set.dog, set.trick) { $0.remove(set.id) }
  }

  /// Takes in a mark, as the last of the journal.
  public mutating func append(_ mark: RestingMark) {
    change(mark.dog, mark.trick) { $0.isResting = mark.isResting }
  }

  private mutating func append(_ set: SetSummary) {
    change(set.dog, set.trick) { $0.append(set) }
  }

  /// What the sets of this dog at this trick come to; `nil` for a trick that the book does not
  /// have.
  public func progress(of dog: Dog.ID, at trick: Trick.ID) -> TrickProgress? {
    guard let position = book.position(of: trick) else { return nil }
    return dogs[dog]?[position].progress
      ?? TrickProgress(steps: book.tricks[position].steps.count)
  }

  /// The trick was laid aside by hand.
  public func isResting(_ trick: Trick.ID, for dog: Dog.ID) -> Bool {
    guard let position = book.position(of: trick) else { return false }
    return dogs[dog]?[position].isResting ?? false
  }

  /// How far this dog is with this trick; new for a trick that the book does not have.
  public func state(of dog: Dog.ID, at trick: Trick.ID, on today: Day) -> TrickState {
    guard let progress = progress(of: dog, at: trick) else { return .new }
    return progress.state(on: today, isResting: isResting(trick, for: dog))
  }

  /// The first of a trick's prerequisites that the dog has not learnt yet. What was learnt and now
  /// rests or is due counts as learnt.
  public func firstPrerequisiteToLearn(of trick: Trick, for dog: Dog.ID) -> Trick.ID? {
    trick.prerequisites.first { progress(of: dog, at: $0)?.isLearnt == false }
  }

  /// How all tricks stand for a dog, in the order of the book.
  ///
  /// - Parameter dog: `nil` when there is none yet.
  public func standings(of dog: Dog.ID?, on today: Day) -> [TrickStanding] {
    guard let dog, let histories = dogs[dog] else {
      return book.tricks.map(TrickStanding.untrained)
    }
    return zip(book.tricks, histories).map { trick, history in
      TrickStanding(
        state: history.progress.state(on: today, isResting: history.isResting),
        daysSincePractice: history.progress.lastDay.map(today.daysSince),
        isReady: trick.prerequisites.allSatisfy { id in
          book.position(of: id).map { histories[$0].progress.isLearnt } ?? true
        })
    }
  }

  @discardableResult
  private mutating func change<Result>(
    _ dog: Dog.ID, _ trick: Trick.ID, _ change: (inout TrickHistory) -> Result
  ) -> Result? {
    guard let position = book.position(of: trick) else { return nil }
    let unknown = book.tricks
    return change(
      &dogs[dog, default: unknown.map { TrickHistory(steps: $0.steps.count) }][position])
  }
}
