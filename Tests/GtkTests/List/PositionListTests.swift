import CGtk
import TestSupport
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("PositionList")
  struct PositionListTests {
    @Test("A new list is empty, also for GTK")
    func empty() {
      let list = PositionList()
      #expect(list.elements.isEmpty)
      #expect(g_list_model_get_n_items(list.opaque) == 0)
      #expect(g_list_model_get_item(list.opaque, 0) == nil)
      #expect(list.element(at: 0) == nil)
    }

    @Test("Items are made only when they are asked for, and freed by whoever asked")
    func onDemand() throws {
      let before = PositionList.liveItemCount
      let list = PositionList(Array(0..<100_000))
      #expect(g_list_model_get_n_items(list.opaque) == 100_000)
      #expect(PositionList.liveItemCount == before)
      let item = try #require(g_list_model_get_item(list.opaque, 77_777))
      #expect(PositionList.liveItemCount == before + 1)
      #expect(PositionItem.element(of: item) == 77_777)
      #expect(g_type_is_a(cgtk_type_of(item), g_list_model_get_item_type(list.opaque)) != 0)
      g_object_unref(item)
      #expect(PositionList.liveItemCount == before)
    }

    @Test("An item outlives the list, and still knows its element")
    func itemOutlivesList() throws {
      let before = PositionList.liveItemCount
      var list: PositionList? = PositionList([3, 1, 4])
      let fate = try Fate(of: #require(list))
      let item = try #require(g_list_model_get_item(list?.opaque, 2))
      list = nil
      #expect(fate.isFinalised)
      #expect(PositionItem.element(of: item) == 4)
      g_object_unref(item)
      #expect(PositionList.liveItemCount == before)
    }

    @Test("There is no element before the start or past the end")
    func outOfRange() {
      let list = PositionList([3, 1, 4])
      #expect(
        [-1, 0, 2, 3, .max, .min].map(list.element) == [nil, 3, 4, nil, nil, nil])
      #expect(g_list_model_get_item(list.opaque, 3) == nil)
      #expect(g_list_model_get_item(list.opaque, guint.max) == nil)
    }

    @Test("Another wrapper around the list sees the same elements")
    func borrowed() {
      let list = PositionList([3, 1])
      let other = PositionList(borrowing: list.raw)
      other.replace(with: [4])
      #expect(list.elements == [4])
      #expect(list == other)
    }

    @Test("Whoever is told of one run of several sees the list as it is after that run")
    func betweenRuns() {
      let list = PositionList([0, 1, 2, 3, 4, 5])
      let mirror = ModelMirror(list)
      var seen: [[Int32]] = []
      let watcher = ModelMirror(list)
      defer { for each in [mirror, watcher] { each.disconnect() } }
      list.change(
        to: [0, 9, 2, 5, 7, 8],
        runs: [
          (position: 1, removed: 1, added: 1), (position: 3, removed: 2, added: 0),
          (position: 4, removed: 0, added: 2),
        ].lazy.map { run in
          seen.append(ModelMirror.read(list))
          return run
        })
      seen.append(ModelMirror.read(list))
      #expect(
        seen == [
          [0, 1, 2, 3, 4, 5], [0, 9, 2, 3, 4, 5], [0, 9, 2, 5], [0, 9, 2, 5, 7, 8],
        ])
      #expect(mirror.disagreements.isEmpty)
      #expect(mirror.changeCount == 3)
    }

    @Test(
      "What items-changed says does not disagree with the list's contents, over 500 random edits",
      .bug("https://github.com/StreamController/StreamController/issues/652"),
      arguments: [1, 2, 3])
    func randomEdits(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let before = PositionList.liveItemCount
      let list = PositionList(Array(0..<20))
      let mirror = ModelMirror(list)
      defer { mirror.disconnect() }
      for _ in 0..<500 {
        let edit = ListEdit(of: list.elements, using: &generator)
        let changes = mirror.changeCount
        list.apply(edit)
        #expect(list.elements == edit.new)
        #expect(mirror.elements == edit.new)
        #expect(mirror.changeCount == changes + edit.runs.count)
        #expect(edit.new.indices.map { list.element(at: $0) } == edit.new)
        #expect(list.element(at: edit.new.count) == nil)
      }
      #expect(mirror.disagreements.isEmpty)
      #expect(PositionList.liveItemCount == before)
    }

    @Test(
      "Items do not leak when the elements are replaced 1,000 times",
      .bug("https://github.com/diamondburned/gotk4/issues/154"))
    func replaced() throws {
      let before = PositionList.liveItemCount
      let list = PositionList()
      let held = gtk_no_selection_new(list.opaque)
      g_object_ref(list.raw)
      let kept = try #require(gtk_single_selection_new(OpaquePointer(g_object_ref(list.raw))))
      for round in 0..<1000 {
        list.replace(with: (0..<Int32(round % 7)).map { $0 + Int32(round) })
      }
      #expect(list.elements.count == 999 % 7)
      g_object_unref(UnsafeMutableRawPointer(kept))
      g_object_unref(UnsafeMutableRawPointer(held))
      #expect(PositionList.liveItemCount == before)
    }
  }
}
