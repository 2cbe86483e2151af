/// The program that all of this is.
enum PreviewsProgram {
  /// What people start it by.
  static let name = "puppy-training-previews"
}
