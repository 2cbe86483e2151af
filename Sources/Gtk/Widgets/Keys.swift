import CGtk

/// A key by its symbol.
nonisolated public struct Key: Hashable, Sendable {
  let rawValue: UInt32

  public static let escape = Key(rawValue: UInt32(GDK_KEY_Escape))
  public static let down = Key(rawValue: UInt32(GDK_KEY_Down))
  public static let keypadDown = Key(rawValue: UInt32(GDK_KEY_KP_Down))
  public static let enter = Key(rawValue: UInt32(GDK_KEY_Return))
  public static let keypadEnter = Key(rawValue: UInt32(GDK_KEY_KP_Enter))
  public static let space = Key(rawValue: UInt32(GDK_KEY_space))
  public static let backspace = Key(rawValue: UInt32(GDK_KEY_BackSpace))
  public static let left = Key(rawValue: UInt32(GDK_KEY_Left))
  public static let right = Key(rawValue: UInt32(GDK_KEY_Right))
  public static let keypadLeft = Key(rawValue: UInt32(GDK_KEY_KP_Left))
  public static let keypadRight = Key(rawValue: UInt32(GDK_KEY_KP_Right))
  public static let pageUp = Key(rawValue: UInt32(GDK_KEY_Page_Up))
  public static let pageDown = Key(rawValue: UInt32(GDK_KEY_Page_Down))
  public static let keypadPageUp = Key(rawValue: UInt32(GDK_KEY_KP_Page_Up))
  public static let keypadPageDown = Key(rawValue: UInt32(GDK_KEY_KP_Page_Down))

  /// The key that is written like this, as GTK writes it: `Page_Down`, `m`; `nil` for no key, or for
  /// several together.
  public init?(_ text: String) {
    var key: guint = 0
    var modifiers = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(text, &key, &modifiers) != 0, key != 0, modifiers.rawValue == 0
    else { return nil }
    rawValue = key
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// For a key of the keypad that is no number, the one that does the same elsewhere.
  public var onMainBlock: Key {
    switch self {
    case .keypadLeft: .left
    case .keypadRight: .right
    case .keypadPageUp: .pageUp
    case .keypadPageDown: .pageDown
    case .keypadDown: .down
    case .keypadEnter: .enter
    default: self
    }
  }

  /// The key of a letter, whatever its case.
  public static func letter(_ letter: Unicode.Scalar) -> Key {
    Key(rawValue: gdk_keyval_to_lower(gdk_unicode_to_keyval(letter.value)))
  }

  /// The same key without what Shift and Caps Lock do to letters.
  public var lowercased: Key { Key(rawValue: gdk_keyval_to_lower(rawValue)) }
}

/// Keys held down together with another one.
nonisolated public struct KeyModifiers: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let shift = KeyModifiers(rawValue: GDK_SHIFT_MASK.rawValue)
  public static let control = KeyModifiers(rawValue: GDK_CONTROL_MASK.rawValue)
  public static let alt = KeyModifiers(rawValue: GDK_ALT_MASK.rawValue)
}

/// A combination of keys as it is written in the language of the person.
///
/// - Parameter keys: as GTK writes them: `Escape`, `<Control>w`.
public func keyLabel(_ keys: String) -> String {
  var key: guint = 0
  var modifiers = GdkModifierType(rawValue: 0)
  guard gtk_accelerator_parse(keys, &key, &modifiers) != 0 else { return keys }
  return String(adopting: gtk_accelerator_get_label(key, modifiers)) ?? keys
}

extension Widget {
  /// Sees every key pressed while this widget or one inside it is focused, before they do.
  ///
  /// - Parameter handler: returns whether it dealt with the key; if so, nobody else sees it.
  public func onKey(_ handler: @escaping (Key, KeyModifiers) -> Bool) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Object(borrowing: UnsafeMutableRawPointer(controller)).connectKey("key-pressed", handler)
    gtk_widget_add_controller(pointer(), controller)
  }

  /// Sees every key let go while this widget or one inside it is focused.
  public func onKeyRelease(_ handler: @escaping (Key) -> Void) {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Object(borrowing: UnsafeMutableRawPointer(controller)).connectKeyRelease(handler)
    gtk_widget_add_controller(pointer(), controller)
  }

  /// Pressing these keys anywhere in this widget runs an action, for example `window.close`.
  ///
  /// - Parameters:
  ///   - keys: as GTK writes them: `Escape`, `<Control>w`.
  ///   - isLast: widgets inside that know what to do with the keys come first.
  public func bind(_ keys: String, to action: String, isLast: Bool = false) {
    let controller = gtk_shortcut_controller_new()
    let shortcut = gtk_shortcut_new(
      gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new(action))
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    let phase = isLast ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(pointer(), controller)
  }
}

extension Object {
  /// `gboolean handler (instance, guint key, guint code, GdkModifierType modifiers, data)`
  package func connectKey(_ signal: String, _ handler: @escaping (Key, KeyModifiers) -> Bool) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer
      ) -> gboolean = {
        let key = Key(rawValue: $1)
        let modifiers = KeyModifiers(rawValue: $3.rawValue)
        return enter($4, ((Key, KeyModifiers) -> Bool).self) { $0(key, modifiers) ? 1 : 0 }
      }
    connect(signal, unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }

  /// `void handler (instance, guint key, guint code, GdkModifierType modifiers, data)`: a key was
  /// let go.
  package func connectKeyRelease(_ handler: @escaping (Key) -> Void) {
    let callback:
      @convention(c) (
        UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer
      ) -> Void = {
        let key = Key(rawValue: $1)
        enter($4, ((Key) -> Void).self) { $0(key) }
      }
    connect("key-released", unsafeBitCast(callback, to: GCallback.self), Handler(handler))
  }
}
