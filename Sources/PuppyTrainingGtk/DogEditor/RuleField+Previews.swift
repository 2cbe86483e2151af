import PuppyTrainingCore

extension RuleField: Previewed {
  static let previews = Preview.each(
    of: "rule-field",
    ["sets": .standard, "nine-of-ten": .nineOfTen, "300-peck": .threeHundredPeck]
      as KeyValuePairs<String, PracticeRule>
  ) { rule in
    let field = RuleField(rule)
    return Exhibit(field.widget, of: field, width: 444)
  }
}
