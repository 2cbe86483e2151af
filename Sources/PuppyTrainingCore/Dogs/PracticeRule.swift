/// When a dog goes on to the next step. Trainers differ, so it is a setting of each dog.
public enum PracticeRule: Hashable, Sendable {
  /// After a set of `size` tries: `push` hits or more mean the next step, `stick` or more the same
  /// step, fewer a step back. The usual sets are of 3, 5 or 10 (Donaldson's push, drop, stick).
  case sets(size: Int, push: Int, stick: Int)
  /// Nine hits of the last ten tries.
  case nineOfTen
  /// 80 % of the last twenty tries.
  case eightyOfTwenty
  /// Counting up by ones, for steps of duration or distance: a miss restarts at one, or at a tenth
  /// to a fifth of the best when that was above thirty.
  case threeHundredPeck

  /// Sets of five: four push, three stick.
  public static let standard = PracticeRule.sets(size: 5, push: 4, stick: 3)
}
