import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Object")
  struct ObjectTests {
    private func newObject() throws -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(
        try #require(g_object_new_with_properties(g_object_get_type(), 0, nil, nil)))
    }

    private func referenceCount(_ raw: UnsafeMutableRawPointer) -> Int {
      Int(raw.assumingMemoryBound(to: GObject.self).pointee.ref_count)
    }

    @Test("An adopted object is freed with the wrapper that took it over")
    func adopting() throws {
      var object: Object? = Object(adopting: try newObject())
      let fate = try Fate(of: #require(object))
      #expect(!fate.isFinalised)
      object = nil
      #expect(fate.isFinalised)
    }

    @Test("A borrowed object outlives the wrapper, and the wrapper keeps it alive")
    func borrowing() throws {
      let raw = try newObject()
      var wrapper: Object? = Object(borrowing: raw)
      let fate = try Fate(of: #require(wrapper))
      #expect(referenceCount(raw) == 2)
      wrapper = nil
      #expect(referenceCount(raw) == 1)
      #expect(!fate.isFinalised)
      wrapper = Object(borrowing: raw)
      g_object_unref(raw)
      #expect(!fate.isFinalised)
      wrapper = nil
      #expect(fate.isFinalised)
    }

    @Test("The floating reference of a new widget becomes the wrapper's own")
    func sinking() {
      let labels = [Widget(new: gtk_label_new("")), Label("")]
      #expect(labels.map { g_object_is_floating($0.raw) } == [0, 0])
      #expect(labels.map { referenceCount($0.raw) } == [1, 1])
    }

    @Test("A widget that is borrowed before anything owns it stays as it is, floating")
    func borrowingFloating() throws {
      let raw = UnsafeMutableRawPointer(try #require(gtk_label_new("")))
      var wrapper: Widget? = Widget(borrowing: raw)
      let fate = try Fate(of: #require(wrapper))
      wrapper = nil
      #expect(!fate.isFinalised)
      #expect(g_object_is_floating(raw) != 0)
      g_object_ref_sink(raw)
      g_object_unref(raw)
      #expect(fate.isFinalised)
    }

    @Test("A widget whose wrapper is dropped lives on in its parent, and is freed with it")
    func widgetInParent() throws {
      var box: Box? = Box(.vertical)
      var label: Label? = Label("kept")
      let fate = try Fate(of: #require(label))
      try box?.append(#require(label))
      label = nil
      #expect(!fate.isFinalised)
      #expect(box?.children.map { Label(borrowing: $0.raw).text } == ["kept"])
      box = nil
      #expect(fate.isFinalised)
    }

    @Test("A wrapper keeps its widget alive when the parent lets go of it")
    func wrapperOutlivesParent() throws {
      var box: Box? = Box(.vertical)
      var label: Label? = Label("kept")
      let fate = try Fate(of: #require(label))
      try box?.append(#require(label))
      box = nil
      #expect(!fate.isFinalised)
      #expect(label?.text == "kept")
      label = nil
      #expect(fate.isFinalised)
    }

    @Test("Looking around a widget leaves no references behind")
    func lookingAround() throws {
      let label = Label("")
      let box = Box(.vertical)
      box.append(label)
      let window = Window.plain(box)
      let before = [label, box, window].map { referenceCount($0.raw) }
      _ = (box.children, label.parent, window.child, window.focusWidget, Window.all)
      #expect([label, box, window].map { referenceCount($0.raw) } == before)
      window.destroy()
    }

    @Test("Two wrappers are equal when they stand for the same GObject")
    func equality() {
      let label = Label("")
      #expect(label == Label(borrowing: label.raw))
      #expect(Object(borrowing: label.raw) == label)
      #expect(label != Label(""))
    }
  }
}
