import PuppyTrainingCore

extension Preview {
  /// Every view that can be looked at alone, in the order in which they are listed: from the window
  /// that is up all the time to the controls that the others are built of.
  static let views: [any Previewed.Type] = [
    MainWindow.self, NoticeBar.self, DogSwitcher.self,
    CollectionPage.self, CardGrid.self, TrickCard.self, EmptyPage.self, ConditionHeader.self,
    SearchControl.self,
    FilterDialog.self, FacetSection.self, ConditionChoice.self,
    TrickWindow.self, TrickFacts.self, TrickLesson.self,
    PracticeWindow.self, VerdictPanel.self, MarkRow.self, FactRow.self, PracticeHalves.self,
    PracticeNotes.self, DetailsForm.self,
    DogPrompt.self, DogEditor.self, BirthField.self, RuleField.self,
    RestoreDialog.self, ShortcutsWindow.self, AboutWindow.self,
    DogPicture.self, CategoryTile.self, LookField.self, Pill.self, StateBadge.self,
    ChoicePills<DogSize>.self, Stepper.self,
  ]

  /// All previews, those of a view after each other.
  package static let all = views.flatMap { $0.previews }
}
