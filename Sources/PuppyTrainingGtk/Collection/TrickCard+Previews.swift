import PuppyTrainingCore

extension TrickCard: Previewed {
  static let previews = Preview.each(
    of: "card",
    [
      "easy": ("sit", nil), "medium": ("wave", nil), "hard": ("dance", nil),
      "long-title": ("fetch-drink", .proofing(places: 2)), "new": ("spin", .new),
      "learning": ("spin", .learning(step: 3, of: 5)), "proofing": ("spin", .proofing(places: 1)),
      "learnt": ("spin", .learnt), "due": ("spin", .due), "resting": ("spin", .resting),
    ] as KeyValuePairs<String, (Trick.ID, TrickState?)>
  ) { id, state in
    let card = TrickCard(CardPainter(PreviewData.album()))
    card.show(try PreviewData.trick(id), state: state)
    return Exhibit(card.widget, of: card)
  }
}
