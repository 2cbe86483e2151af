extension Catalogue {
  /// What is left when each of these words, or part of words, is to be in the name of a view or of
  /// its state. All of it without words.
  nonisolated func matching(_ text: String) -> Catalogue {
    let words = text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "/" })
    return Catalogue(
      addresses.filter { address in
        words.allSatisfy { "\(address.view)/\(address.state)".contains($0) }
      }.map { (view: $0.view, state: $0.state) })
  }

  /// The address before or after this one, with the same knobs; from one end to the other.
  ///
  /// - Parameter step: 1 for the next, -1 for the one before.
  nonisolated func address(_ step: Int, from address: Address) -> Address {
    let all = addresses
    guard
      let place = all.firstIndex(where: { $0.view == address.view && $0.state == address.state })
    else { return address }
    var next = all[(place + step + all.count) % all.count]
    next.knobs = address.knobs
    return next
  }
}
