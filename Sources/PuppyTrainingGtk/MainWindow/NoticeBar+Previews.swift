import Gtk
import PuppyTrainingCore

extension NoticeBar: Previewed {
  static let previews = Preview.each(
    of: "notice-bar",
    [
      "unknown-trick": .unknownTrick("juggle"),
      "deleted": .deleted(PreviewData.dog.id, name: PreviewData.dog.name),
      "emptying-bin": .emptyingBin(names: ["Rex", "Old Barnaby of the Mill"]),
      "restored": .restored(JournalBackup(path: "", date: PreviewClock.date)),
      "disk-full": .journal(.diskFull(path: "/home/robin/.local/share/puppy-training")),
      "damaged": .journal(
        .damaged(
          setAside: "/home/robin/.local/share/puppy-training/damaged-1",
          backup: JournalBackup(path: "", date: PreviewClock.date))),
      "locked": .journal(.locked),
    ] as KeyValuePairs<String, Notice>
  ) { notice in
    let builder = Builder(ResourcePath.ui("main-window"))
    let coordinator = FlowCoordinator()
    coordinator.notice = notice
    let bar: InfoBar = builder["notice_bar"]
    let view = NoticeBar(
      bar: bar, label: builder["notice_label"], button: builder["notice_button"],
      coordinator: coordinator)
    let content: Box = builder["content"]
    content.remove(bar)
    let window: Window = builder["window"]
    window.destroy()
    return Exhibit(bar, of: (view, coordinator), width: 720)
  }
}
