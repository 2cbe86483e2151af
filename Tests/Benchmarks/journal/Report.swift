/// A row of the report: what was measured and what came out.
func report(_ name: String, _ result: String) {
  print(name + String(repeating: " ", count: max(1, 58 - name.count)) + result)
}

extension Duration {
  /// In milliseconds: "3.21 ms".
  var text: String {
    formatted(
      milliseconds: Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15)
  }

  private func formatted(milliseconds: Double) -> String {
    let digits = milliseconds < 10 ? 100.0 : 10
    return "\((milliseconds * digits).rounded() / digits) ms"
  }
}

/// The median of the times that some work takes.
func median(of rounds: Int, _ work: () throws -> Void) rethrows -> Duration {
  var times: [Duration] = []
  for _ in 0..<rounds { times.append(try ContinuousClock().measure { try work() }) }
  return times.sorted()[rounds / 2]
}
