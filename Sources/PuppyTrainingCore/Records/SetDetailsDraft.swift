/// What else there is to say of a set, as it stands in a form.
public struct SetDetailsDraft: Equatable, Sendable {
  public var place, reward, handler, note: String
  /// In metres, as typed.
  public var distance: String
  /// In seconds, as typed.
  public var duration: String
  /// 0 to 3.
  public var distraction: Int?

  /// A form filled in with these details.
  public init(_ details: SetDetails = SetDetails()) {
    place = details.place ?? ""
    reward = details.reward ?? ""
    handler = details.handler ?? ""
    note = details.note ?? ""
    distance = details.distance.map(Self.text) ?? ""
    duration = details.duration.map(Self.text) ?? ""
    distraction = details.distraction
  }

  /// The details that the form says. A number that is none, or is below zero, says nothing.
  public var details: SetDetails {
    SetDetails(
      place: Self.said(place), distance: Self.number(distance), duration: Self.number(duration),
      distraction: distraction, reward: Self.said(reward), handler: Self.said(handler),
      note: Self.said(note))
  }

  /// Something is written for the distance that is no distance.
  public var isDistanceWrong: Bool { Self.isWrong(distance) }
  /// Something is written for the duration that is no duration.
  public var isDurationWrong: Bool { Self.isWrong(duration) }

  private static func said(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isWrong(_ text: String) -> Bool {
    said(text) != nil && number(text) == nil
  }

  /// Point or comma, whichever the person writes.
  private static func number(_ text: String) -> Double? {
    guard let text = said(text) else { return nil }
    let number = Double(String(text.map { $0 == "," ? "." : $0 }))
    return number.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && number < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
