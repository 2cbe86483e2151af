import PuppyTrainingCore

extension FacetSection: Previewed {
  static let previews = Facet.allCases.map { facet in
    Preview("facet-section", "\(facet)") {
      var filter = TrickFilter()
      if let first = facet.conditions.first { filter.toggle(first) }
      let collection = PreviewData.collection(
        TrickQuery(filter: filter), of: try PreviewData.training())
      let section = FacetSection(facet) { collection.state.filter.toggle($0) }
      section.update(collection.snapshot)
      return Exhibit(section.widget, of: section, width: 404)
    }
  }
}
