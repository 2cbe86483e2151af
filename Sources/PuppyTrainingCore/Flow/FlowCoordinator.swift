import Observation

/// Decides which windows are up, and which page the main window shows. Views ask it and never present each other; the front makes the
/// windows agree with `stack`.
@MainActor @Observable
public final class FlowCoordinator {
  /// What is up, the one presented last at the end.
  public private(set) var stack: [Presentation] = []
  /// How often something was presented. It grows also when that was up already and only has to come
  /// to the front again.
  public private(set) var presentCount = 0
  /// The page that the main window shows.
  public var page = Page.collection
  /// The message over the page, if any.
  public var notice: Notice?

  public init() {}

  /// Brings something up, or to the front when it is up already. What it lies over comes up first.
  public func present(_ presentation: Presentation) {
    if let parent = presentation.parent, !stack.contains(parent) { stack.append(parent) }
    stack.removeAll { $0 == presentation }
    stack.append(presentation)
    presentCount += 1
  }

  /// Takes something down, with all that lies over it. Does nothing when it is not up.
  public func dismiss(_ presentation: Presentation) {
    guard stack.contains(presentation) else { return }
    stack.removeAll { $0 == presentation || $0.parent == presentation }
  }

  /// Takes everything down, which ends the program.
  public func dismissAll() { stack = [] }
}
