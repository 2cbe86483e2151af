/// How big a dog is or will be when grown.
public enum DogSize: String, CaseIterable, Sendable {
  case toy, small, medium, large, giant
}
