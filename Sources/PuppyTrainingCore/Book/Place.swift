/// Where a trick can be practised.
public enum Place: String, CaseIterable, Sendable {
  case indoors, garden, field
}
