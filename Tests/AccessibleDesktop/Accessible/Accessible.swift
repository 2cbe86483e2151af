import CAtspi

/// One object of a program's accessible tree: a window, a button, a row, a label.
///
/// It stands for an object in another process, which may go at any time. Reading what has gone
/// gives `nil` or nothing, acting on it throws.
public final class Accessible {
  let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over the one reference that a libatspi function gave out; `nil` stays `nil`.
  init?(owning pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  isolated deinit { g_object_unref(pointer) }

  /// What kind of thing this is. That never changes, so it is asked for once.
  public private(set) lazy var role = reading { Role(atspi_accessible_get_role(pointer, $0)) }

  /// What a screen reader calls this.
  public var name: String? {
    reading { atspi_accessible_get_name(pointer, $0) }.flatMap(String.init(taking:))
  }

  /// What a screen reader adds after the name.
  public var description: String? {
    reading { atspi_accessible_get_description(pointer, $0) }.flatMap(String.init(taking:))
  }

  /// The process this lives in.
  public var processID: Int32? {
    reading { atspi_accessible_get_process_id(pointer, $0) }.map { Int32(bitPattern: $0) }
  }

  /// The states this is in at the moment.
  public var states: Set<State> {
    atspi_accessible_clear_cache(pointer)
    guard let set = atspi_accessible_get_state_set(pointer) else { return [] }
    defer { g_object_unref(set) }
    return Set(State.allCases.filter { atspi_state_set_contains(set, $0.type) != 0 })
  }

  /// This is in `state` at the moment.
  public func has(_ state: State) -> Bool { states.contains(state) }

  /// The text inside, of an entry or a label; `nil` for what holds no text.
  public var text: String? {
    guard let text = atspi_accessible_get_text_iface(pointer) else { return nil }
    defer { g_object_unref(text) }
    guard let count = reading({ atspi_text_get_character_count(text, $0) }) else { return nil }
    return reading { atspi_text_get_text(text, 0, count, $0) }.flatMap(String.init(taking:))
  }
}

extension Accessible: @MainActor Equatable {
  /// Both stand for the same object of the same program. libatspi makes one for each.
  public static func == (one: Accessible, other: Accessible) -> Bool {
    one.pointer == other.pointer
  }
}
