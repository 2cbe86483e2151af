/// The colour of a dog's collar in the pictures.
public enum CollarColor: String, CaseIterable, Sendable {
  case blue, red, orange, green, violet, black
}
