/// How hard a trick is to teach to a dog that has its prerequisites.
public enum Difficulty: String, CaseIterable, Sendable, Comparable {
  case easy, medium, hard

  public static func < (left: Difficulty, right: Difficulty) -> Bool {
    left.ordinal < right.ordinal
  }
}
