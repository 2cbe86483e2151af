extension Command {
  /// Reads `DIR [ADDRESS…]`, all of it.
  nonisolated static func render(
    _ rest: inout ArraySlice<String>, _ catalogue: Catalogue
  ) throws(Mistake) -> Command {
    guard let folder = rest.popFirst() else { throw missing("folder to write pictures to") }
    let addresses = try addresses(&rest, catalogue)
    return .render(folder: folder, addresses.isEmpty ? catalogue.addresses : addresses)
  }

  /// Reads `DIR1 DIR2 [--sheet FILE]`, all of it.
  nonisolated static func compare(_ rest: inout ArraySlice<String>) throws(Mistake) -> Command {
    var folders: [String] = []
    var sheet: String?
    while let word = rest.popFirst() {
      if word == "--sheet" {
        sheet = rest.popFirst()
        if sheet == nil { throw missing("file for the sheet") }
      } else if word.hasPrefix("-") {
        throw Mistake("option of --compare", word, choices: ["--sheet"])
      } else {
        folders.append(word)
      }
    }
    guard folders.count > 1 else { throw missing("folder of pictures to compare") }
    guard folders.count == 2 else {
      throw Mistake(sentence: "Two folders can be compared, and “\(folders[2])” is a third one.")
    }
    return .compare(folders[0], folders[1], sheet: sheet ?? "\(folders[1])/differences.html")
  }

  /// Reads `[--quick | ADDRESS…]`, all of it.
  nonisolated static func audit(
    _ rest: inout ArraySlice<String>, _ catalogue: Catalogue
  ) throws(Mistake) -> Command {
    guard let word = rest.first else { return .audit(.whole(catalogue)) }
    guard word.hasPrefix("-") else {
      return .audit(AuditPlan(addresses: try addresses(&rest, catalogue)))
    }
    rest.removeFirst()
    guard word == "--quick" else {
      throw Mistake("option of --audit", word, choices: ["--quick"])
    }
    guard rest.isEmpty else {
      throw Mistake(
        sentence: "--quick goes through all views, and not only “\(rest[rest.startIndex])”.")
    }
    return .audit(.quick(catalogue))
  }

  nonisolated private static func addresses(
    _ rest: inout ArraySlice<String>, _ catalogue: Catalogue
  ) throws(Mistake) -> [Address] {
    var addresses: [Address] = []
    while let word = rest.popFirst() { addresses.append(try Address(word, in: catalogue)) }
    return addresses
  }

  nonisolated private static func missing(_ thing: String) -> Mistake {
    Mistake(thing, "", choices: [])
  }

  /// What is said of comparing, for people.
  nonisolated static let comparing = """
    --compare exits with 1 when any picture differs, and writes a page that shows them to FILE, or
    else to DIR2/differences.html. A pixel differs when no pixel at its place or right beside it has
    its colour, give or take \(Int(PixelComparison.colorTolerance * 100)) % of the way from black to white; a picture when more than
    \(PixelComparison.pixelTolerance) pixels in any \(PixelComparison.squareSide)×\(PixelComparison.squareSide) of it do.
    """

  /// What is said of the audit, for people.
  nonisolated static let auditing = """
    --audit exits with 1 when there are faults, and prints how many of each kind each view has.
    Without an address it looks at all views with each knob turned, and in pairs.
    """
}
