import PuppyTrainingCore

extension ChoicePills: Previewed where Value == DogSize {
  static var previews: [Preview] {
    Preview.each(
      of: "choice-pills", ["nothing": [], "one": [.medium]] as KeyValuePairs<String, Set<DogSize>>
    ) { chosen in
      let pills = ChoicePills(DogSize.allCases.map { ($0, $0.name) }, isExclusive: true)
      pills.chosen = chosen
      return Exhibit(pills.widget, of: pills)
    }
  }
}
