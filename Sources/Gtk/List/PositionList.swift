import CGtk

/// A `GListModel` of numbers, made for lists whose elements live elsewhere, such as the positions
/// of tricks in a book. Items are made on demand, so that a million elements cost four bytes each.
public final class PositionList: Object {
  /// One run of a change; see `PositionList.change`.
  public typealias Run = (position: Int, removed: Int, added: Int)

  private let contents: Contents
  /// The first position of a range that a row stands for at the moment; see `tell`.
  var firstRow: (Range<Int>) -> Int? = { _ in nil }

  /// An empty list.
  public convenience init() {
    let contents = Contents()
    guard let object = g_object_new_with_properties(Self.type, 0, nil, nil) else {
      fatalError("GObject could not make a list model.")
    }
    let raw = UnsafeMutableRawPointer(object)
    raw.assumingMemoryBound(to: Instance.self).pointee.contents =
      Unmanaged.passRetained(contents).toOpaque()
    self.init(adopting: raw, contents: contents)
  }

  private init(adopting raw: UnsafeMutableRawPointer, contents: Contents) {
    self.contents = contents
    super.init(adopting: raw)
  }

  required init(borrowing raw: UnsafeMutableRawPointer) {
    contents = Self.contents(of: raw)
    super.init(borrowing: raw)
  }

  /// The elements, as the list stands.
  public var elements: [Int32] { contents.new }

  /// How many items rows hold at this moment, over all lists.
  public static var liveItemCount: Int { PositionItem.liveCount }

  /// Turns the list into another one, run by run. Whoever is told of a run sees the list as it is
  /// after that run.
  ///
  /// - Parameter runs: what differs, first to last; positions count in the list after all earlier
  ///   runs.
  /// - Precondition: the runs turn the present elements into the new ones.
  public func change(to new: [Int32], runs: some Sequence<Run>) {
    contents.begin(new)
    for run in runs { tell(run) }
    contents.finish()
  }

  /// Goes past a run and tells GTK of it.
  ///
  /// What is removed in one go must not begin between two rows and reach one: there GTK 4.8 takes
  /// away too many rows at the front and leaves as many at the back, which show what is gone
  /// (`gtk_list_item_manager_remove_items` forgets how far into its first node the change begins).
  private func tell(_ run: Run) {
    let end = run.position + run.removed
    guard run.removed > 1, let row = firstRow(run.position..<end), row > run.position else {
      return tellAtOnce(run)
    }
    tellAtOnce((run.position, row - run.position, 0))
    tellAtOnce((run.position, end - row, run.added))
  }

  private func tellAtOnce(_ run: Run) {
    contents.move(past: run)
    g_list_model_items_changed(opaque, guint(run.position), guint(run.removed), guint(run.added))
  }

  /// Gives every position its new element and says only by how much the list is longer or shorter,
  /// at its end. Rows stay where they are; `RowFactory.refill` shows them anew. That costs nothing
  /// for what is out of view, where a change of many runs has GTK make most rows again.
  public func reassign(to new: [Int32]) {
    let kept = min(contents.count, new.count)
    let tail = (position: kept, removed: contents.count - kept, added: new.count - kept)
    contents.begin(new)
    contents.move(past: (position: 0, removed: kept, added: kept))
    if tail.removed + tail.added > 0 { tell(tail) }
    contents.finish()
  }

  /// The number that GTK's position stands for, or `nil` past the end.
  public func element(at position: Int) -> Int32? { contents.element(at: position) }

  // MARK: - The GObject class

  private struct Instance {
    var parent: GObject
    var contents: UnsafeMutableRawPointer?
  }

  override class var type: GType { registeredType }

  private static let registeredType: GType = {
    let initClass: GClassInitFunc = { classPointer, _ in
      classPointer?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
        if let object {
          let raw = UnsafeMutableRawPointer(object)
          let contents = raw.assumingMemoryBound(to: Instance.self).pointee.contents
          if let contents { Unmanaged<AnyObject>.fromOpaque(contents).release() }
        }
        let parent = g_type_class_peek(g_object_get_type())
        parent?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
      }
    }
    let type = g_type_register_static_simple(
      g_object_get_type(), "SwiftPositionList", guint(MemoryLayout<GObjectClass>.size), initClass,
      guint(MemoryLayout<Instance>.size), nil, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo(
      interface_init: { interface, _ in
        guard let model = interface?.assumingMemoryBound(to: GListModelInterface.self) else {
          return
        }
        model.pointee.get_item_type = { _ in MainActor.assumeIsolated { PositionItem.type } }
        model.pointee.get_n_items = { model in
          nonisolated(unsafe) let model = model
          return MainActor.assumeIsolated { guint(PositionList.contents(of: model).count) }
        }
        model.pointee.get_item = { model, position in
          nonisolated(unsafe) let model = model
          nonisolated(unsafe) var item: UnsafeMutableRawPointer?
          MainActor.assumeIsolated {
            let element = PositionList.contents(of: model).element(at: Int(position))
            item = element.flatMap(PositionItem.make)
          }
          return item
        }
      }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, g_list_model_get_type(), &interface)
    return type
  }()

  private static func contents(of model: OpaquePointer?) -> Contents {
    guard let model else { fatalError("GTK asked no list for its contents.") }
    return contents(of: UnsafeMutableRawPointer(model))
  }

  private static func contents(of raw: UnsafeMutableRawPointer) -> Contents {
    guard let contents = raw.assumingMemoryBound(to: Instance.self).pointee.contents else {
      fatalError("A list model was used before it was made.")
    }
    return Unmanaged<Contents>.fromOpaque(contents).takeUnretainedValue()
  }
}

/// The elements of a list, also in the middle of a change: those of the new list up to a point,
/// followed by those of the old list from another point on. No run costs more than any other.
private final class Contents {
  private(set) var new: [Int32] = []
  private var newCount = 0
  private var old: [Int32] = []
  private var oldStart = 0

  var count: Int { newCount + old.count - oldStart }

  func element(at position: Int) -> Int32? {
    guard position >= 0, position < count else { return nil }
    return position < newCount ? new[position] : old[position - newCount + oldStart]
  }

  func begin(_ next: [Int32]) {
    old = new
    oldStart = 0
    new = next
    newCount = 0
  }

  func move(past run: PositionList.Run) {
    oldStart += run.position - newCount + run.removed
    newCount = run.position + run.added
  }

  func finish() {
    precondition(
      old.count - oldStart == new.count - newCount, "The runs do not lead from the old to the new.")
    old = []
    oldStart = 0
    newCount = new.count
  }
}
