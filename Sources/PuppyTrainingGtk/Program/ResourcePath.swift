/// Where the program's files are in its GResource.
enum ResourcePath {
  static let base = "/io/github/puppytraining/PuppyTraining"
  static let style = "\(base)/style.css"
  static let icons = "\(base)/icons"
  static let click = "\(base)/sounds/click.wav"
  static let tricks = "\(base)/tricks"
  static let pictures = "\(base)/pictures"

  static func ui(_ name: String) -> String { "\(base)/ui/\(name).ui" }
}
