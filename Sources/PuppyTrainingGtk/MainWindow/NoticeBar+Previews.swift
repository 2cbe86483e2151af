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
    let coordinator = FlowCoordinator()
    coordinator.notice = notice
    let bar = NoticeBar(coordinator)
    return Exhibit(bar.widget, of: (bar, coordinator), width: 720)
  }
}
