extension MarkRow: Previewed {
  static let previews = Preview.each(
    of: "mark-row",
    [
      "empty": ([], 5), "half": ([true, false], 5), "full": ([true, true, false, true, true], 5),
      "ten": ([true, true, false, true], 10),
      "counted": ([true, true, true, false, true, true], nil),
    ] as KeyValuePairs<String, ([Bool], Int?)>
  ) { marks, size in
    let row = MarkRow()
    row.show(marks, of: size)
    return Exhibit(row.widget, of: row)
  }
}
