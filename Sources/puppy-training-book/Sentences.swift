/// The sentences of a text, in a form in which two that say the same are equal: lower case, words
/// only.
///
/// Sentences of fewer than four words are left out: "Say Down." may well stand twice.
func sentences(of text: String) -> [String] {
  text.split { ".!?;:".contains($0) }
    .map { sentence in
      sentence.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
    .filter { $0.split(separator: " ").count >= 4 }
}

/// How many words a text has.
func wordCount(of text: String) -> Int {
  text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "-" }.count
}
