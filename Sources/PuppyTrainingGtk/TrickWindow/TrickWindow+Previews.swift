import PuppyTrainingCore

extension TrickWindow: Previewed {
  static let previews = Preview.each(
    of: "trick-window",
    [
      "shortest": ("pop-bubbles", true), "longest": ("fetch-drink", true),
      "prerequisites": ("roll-over", true), "learnt": ("touch", true),
      "resting": ("play-dead", true),
      "no-dog": ("wave", false),
    ] as KeyValuePairs<String, (Trick.ID, Bool)>
  ) { id, hasDog in
    let training = try PreviewData.training(hasDog ? [PreviewData.dog] : [])
    let flow = PreviewData.flow(training)
    let view = TrickWindow(
      try PreviewData.trick(id), in: training.book, album: PreviewData.album(), flow: flow
    ) { _ in }
    return Exhibit(presenting: view, with: flow)
  }
}
