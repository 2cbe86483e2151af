import Gtk

extension FactRow: Previewed {
  static let previews = Preview.each(
    of: "fact-row",
    ["start": (1, .zero, nil), "later": (3, .seconds(754), 9)]
      as KeyValuePairs<String, (Int, Duration, Int?)>
  ) { number, elapsed, rewards in
    let box = Box(.horizontal)
    let row = FactRow(in: box)
    row.show(set: number, elapsed: elapsed, rewardsPerMinute: rewards)
    return Exhibit(box, of: row)
  }
}
