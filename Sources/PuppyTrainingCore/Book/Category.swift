/// The kind of thing a trick is. Every trick has exactly one.
///
/// The order of the cases is the order in which people are shown the categories.
public enum Category: String, CaseIterable, Sendable {
  case manners, paws, movement, retrieve, props, jumping, nosework, play, vocal, helpful, show
}
