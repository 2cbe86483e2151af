import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Keys")
  struct KeysTests {
    @Test(
      "Keys are written as on the keyboard, and what names no key is left as it is",
      arguments: [
        ("<Control>w", "Ctrl+W"), ("<Control><Shift>f", "Shift+Ctrl+F"), ("F1", "F1"),
        ("Escape", "Escape"), ("<Alt>Down", "Alt+Down"), ("no key", "no key"), ("", ""),
      ])
    func labels(keys: String, label: String) {
      #expect(keyLabel(keys) == label)
    }

    @Test("Keys and modifiers are those of GTK")
    func symbols() {
      #expect(
        [Key.escape, .down, .keypadDown, .enter, .keypadEnter].map(\.rawValue)
          == [0xff1b, 0xff54, 0xff99, 0xff0d, 0xff8d])
      #expect([KeyModifiers.shift, .control, .alt].map(\.rawValue) == [1, 4, 8])
    }

    @Test(
      "A key is known by what GTK calls it; several together are none",
      arguments: [
        ("Down", .down), ("Page_Up", .pageUp), ("m", .letter("m")), ("space", .space),
        ("<Control>w", nil), ("Shift", nil), ("no key", nil), ("", nil),
      ] as [(String, Key?)])
    func names(text: String, key: Key?) {
      #expect(Key(text) == key)
    }

    @Test("Keys of the keypad do what the same ones do elsewhere")
    func keypad() {
      let keypad = [
        Key.keypadLeft, .keypadRight, .keypadPageUp, .keypadPageDown, .keypadDown, .keypadEnter,
      ]
      #expect(keypad.map(\.onMainBlock) == [.left, .right, .pageUp, .pageDown, .down, .enter])
      #expect([Key.space, .letter("m")].map(\.onMainBlock) == [.space, .letter("m")])
    }

    @Test("A widget sees keys before the widgets inside do, and says whether it dealt with them")
    func onKey() throws {
      let box = Box(.vertical)
      let before = box.controllers.count
      var pressed: [Key] = []
      box.onKey { key, modifiers in
        pressed.append(key)
        return key == .down && modifiers.isEmpty
      }
      #expect(box.controllers.count == before + 1)
      let controller = try #require(
        box.controllers.first {
          cgtk_type_of($0.raw) == gtk_event_controller_key_get_type()
        })
      #expect(
        gtk_event_controller_get_propagation_phase(controller.opaque) == GTK_PHASE_CAPTURE)
      #expect(controller.emit("key-pressed", Int(GDK_KEY_Down), 0, 0) == 1)
      #expect(controller.emit("key-pressed", Int(GDK_KEY_Escape), 0, 0) == 0)
      #expect(pressed == [.down, .escape])
    }

    @Test(
      "A dialog does not ignore Escape: the key is bound to closing it",
      .bug("https://github.com/alainm23/planify/issues/1314"),
      .bug("https://github.com/kra-mo/Sly/issues/25"))
    func bind() throws {
      let window = Window.plain()
      let before = window.controllers.count
      window.bind("Escape", to: "window.close")
      #expect(window.controllers.count == before + 1)
      let controller = try #require(window.controllers.first { $0.keys == ["Escape"] })
      #expect(
        gtk_event_controller_get_propagation_phase(controller.opaque) == GTK_PHASE_CAPTURE)
      var requests = 0
      window.onCloseRequest {
        requests += 1
        return false
      }
      #expect(window.appear())
      let shortcut = try #require(g_list_model_get_item(controller.opaque, 0))
      let action = gtk_shortcut_get_action(OpaquePointer(shortcut))
      #expect(
        gtk_shortcut_action_activate(
          action, GtkShortcutActionFlags(rawValue: 0), window.pointer(), nil) != 0)
      g_object_unref(shortcut)
      MainLoop.drain()
      #expect(requests == 1)
      #expect(!Window.all.contains(window))
    }
  }
}

extension Object {
  /// The keys that a shortcut controller listens for; none for other objects.
  fileprivate var keys: [String] {
    guard cgtk_type_of(raw) == gtk_shortcut_controller_get_type() else { return [] }
    return (0..<g_list_model_get_n_items(opaque)).compactMap { index in
      guard let shortcut = g_list_model_get_item(opaque, index) else { return nil }
      defer { g_object_unref(shortcut) }
      return String(
        adopting: gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(OpaquePointer(shortcut))))
    }
  }
}
