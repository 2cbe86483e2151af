import CGtk

@testable import Gtk

/// Follows a list model as any widget does: it knows what `items-changed` says and what it can read
/// of the model while that is emitted, and notes where the two disagree.
final class ModelMirror {
  private(set) var elements: [Int32]
  private(set) var disagreements: [String] = []
  private(set) var changeCount = 0
  private let model: Object
  private var connection: gulong = 0

  init(_ model: PositionList) {
    self.model = model
    elements = Self.read(model)
    let callback:
      @convention(c) (OpaquePointer, guint, guint, guint, UnsafeMutableRawPointer) -> Void = {
        let run = (position: Int($1), removed: Int($2), added: Int($3))
        let mirror = Unmanaged<ModelMirror>.fromOpaque($4)
        MainActor.assumeIsolated { mirror.takeUnretainedValue().follow(run) }
      }
    connection = g_signal_connect_data(
      model.raw, "items-changed", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// Stops following. To be called before the mirror is dropped.
  func disconnect() { g_signal_handler_disconnect(model.raw, connection) }

  private func follow(_ run: PositionList.Run) {
    changeCount += 1
    let seen = Self.read(model)
    let end = run.position + run.removed
    guard end <= elements.count, run.position + run.added <= seen.count else {
      disagreements.append("\(run) is out of range: \(elements.count) to \(seen.count)")
      elements = seen
      return
    }
    let added = seen[run.position..<run.position + run.added]
    elements.replaceSubrange(run.position..<end, with: added)
    if elements != seen { disagreements.append("\(run): \(elements) is not \(seen)") }
    elements = seen
  }

  /// The elements of a model, through its GListModel interface and nothing else.
  static func read(_ model: Object) -> [Int32] {
    (0..<g_list_model_get_n_items(model.opaque)).compactMap { index in
      guard let item = g_list_model_get_item(model.opaque, index) else { return nil }
      defer { g_object_unref(item) }
      return PositionItem.element(of: item)
    }
  }
}
