import CGtk

/// The GObject that GTK's lists pass around for one element of a `PositionList`. It is made when a
/// row asks for it and lives as long as the row.
enum PositionItem {
  private struct Instance {
    var parent: GObject
    var element: Int32
  }

  /// How many of them exist.
  static private(set) var liveCount = 0

  static let type: GType = {
    let initClass: GClassInitFunc = { classPointer, _ in
      classPointer?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
        MainActor.assumeIsolated { PositionItem.liveCount -= 1 }
        let parent = g_type_class_peek(g_object_get_type())
        parent?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize?(object)
      }
    }
    return g_type_register_static_simple(
      g_object_get_type(), "SwiftPositionItem", guint(MemoryLayout<GObjectClass>.size), initClass,
      guint(MemoryLayout<Instance>.size), nil, GTypeFlags(rawValue: 0))
  }()

  /// A new item, whose only reference the caller owns.
  static func make(_ element: Int32) -> UnsafeMutableRawPointer? {
    guard let item = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    liveCount += 1
    let raw = UnsafeMutableRawPointer(item)
    raw.assumingMemoryBound(to: Instance.self).pointee.element = element
    return raw
  }

  /// What the item stands for.
  static func element(of item: UnsafeMutableRawPointer) -> Int32 {
    item.assumingMemoryBound(to: Instance.self).pointee.element
  }
}
