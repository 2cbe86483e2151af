/// The app under test, which can be started again as the same person.
public protocol StartableApp: AnyObject {
  /// `nil` while it does not run.
  var processID: Int32? { get }

  /// Starts it; only called when it does not run.
  func start() throws
}
