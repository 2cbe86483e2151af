/// A dog as it stands in a form: whatever was typed, until it is good enough to be kept.
public struct DogDraft: Equatable, Sendable {
  public var name: String
  /// As typed; blank when it is not known.
  public var year: String
  /// 1 to 12, or `nil` when it is not known.
  public var month: Int?
  /// As typed; blank when it is not known.
  public var day: String
  public var size: DogSize?
  public var look: String?
  public var collar: CollarColor?
  public var equipment: Set<Equipment>
  public var rule: PracticeRule

  /// What keeps the form from being a dog.
  public enum Problem: Hashable, CaseIterable, Sendable {
    /// The name is blank.
    case noName
    /// The year is none in which a dog of today may have been born.
    case year
    /// There is a day or a year but no month, or a month but no year.
    case incompleteBirth
    /// The month has no such day.
    case day
    /// The birth lies after today.
    case future
  }

  /// A form filled in with this dog; without one, an empty form.
  public init(_ dog: Dog? = nil) {
    name = dog?.name ?? ""
    year = dog?.birth.map { "\($0.year)" } ?? ""
    month = dog?.birth?.month
    day = dog?.birth?.day.map { "\($0)" } ?? ""
    size = dog?.size
    look = dog?.look
    collar = dog?.collar
    equipment = dog?.equipment ?? []
    rule = dog?.rule ?? .standard
  }

  /// The dog that the form says, and what keeps it from being one: exactly one of them is there.
  ///
  /// - Parameters:
  ///   - dog: the dog that is edited; what the form does not ask for stays as it is.
  ///   - today: the present day, with which a birth is compared.
  public func read(
    changing dog: Dog? = nil, today: BirthDate
  ) -> (dog: Dog?, problems: Set<Problem>) {
    var problems: Set<Problem> = []
    let name = Self.trimmed(name)
    if name.isEmpty { problems.insert(.noName) }
    let birth = readBirth(today, &problems)
    guard problems.isEmpty else { return (nil, problems) }
    var result = dog ?? Dog(name: name)
    result.name = name
    result.birth = birth
    result.size = size
    result.look = look
    result.collar = collar
    result.equipment = equipment
    result.rule = rule
    return (result, [])
  }

  /// The longest life of a dog that is looked after, in years: no known dog reached it.
  private static let longestLife = 35

  private func readBirth(_ today: BirthDate, _ problems: inout Set<Problem>) -> BirthDate? {
    let (year, day) = (Self.trimmed(year), Self.trimmed(day))
    if year.isEmpty, month == nil, day.isEmpty { return nil }
    guard !year.isEmpty, let month else {
      problems.insert(.incompleteBirth)
      return nil
    }
    guard let year = Int(year), year > today.year - Self.longestLife else {
      problems.insert(.year)
      return nil
    }
    guard day.isEmpty || Int(day) != nil else {
      problems.insert(.day)
      return nil
    }
    let birth = BirthDate(year: year, month: month, day: Int(day))
    if let day = birth.day, !(1...BirthDate.days(ofMonth: month, year: year)).contains(day) {
      problems.insert(.day)
    }
    if birth.isAfter(today) { problems.insert(.future) }
    return birth
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
