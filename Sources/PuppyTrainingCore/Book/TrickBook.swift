/// The tricks the app ships, each of them valid and findable by id.
public struct TrickBook: Equatable, Sendable {
  /// All tricks, in the order in which they were read.
  public let tricks: [Trick]
  private let positions: [Trick.ID: Int32]

  /// A book of these tricks.
  ///
  /// - Throws: `TrickBookError` naming each trick and field at fault, see `TrickBookValidator`.
  public init(_ tricks: [Trick]) throws(TrickBookError) {
    let problems = TrickBookValidator.problems(in: tricks)
    guard problems.isEmpty else { throw TrickBookError(problems: problems) }
    self.init(valid: tricks)
  }

  /// A book of tricks known to be valid, for example because they were made by a program.
  ///
  /// - Precondition: no two tricks have the same id.
  public init(valid tricks: [Trick]) {
    self.tricks = tricks
    var positions: [Trick.ID: Int32] = [:]
    positions.reserveCapacity(tricks.count)
    for (position, trick) in tricks.enumerated() {
      let other = positions.updateValue(Int32(position), forKey: trick.id)
      precondition(other == nil, "Two tricks have the id \(trick.id).")
    }
    self.positions = positions
  }

  /// The trick with this id, if the book has it.
  public subscript(id: Trick.ID) -> Trick? {
    position(of: id).map { tricks[$0] }
  }

  /// Where in `tricks` the trick with this id stands.
  public func position(of id: Trick.ID) -> Int? { positions[id].map(Int.init) }
}
