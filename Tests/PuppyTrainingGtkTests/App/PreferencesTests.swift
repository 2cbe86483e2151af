import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Preferences over the settings as they are, and all they complain about.
  private final class Complaints {
    private(set) var lines: [String] = []

    func preferences(_ settings: Settings?) -> Preferences {
      Preferences(settings) { self.lines.append($0) }
    }
  }

  @Test("Without anything remembered there are the defaults, and no complaint")
  func preferenceDefaults() throws {
    let complaints = Complaints()
    let settings = try #require(try Front.settings)
    #expect(complaints.preferences(settings).query == TrickQuery())
    #expect(complaints.lines == [])
  }

  @Test(
    "The order and the filter are there again in the next run, the search is not",
    arguments: [
      TrickQuery(),
      TrickQuery(filter: [.difficulty(.hard)], sort: .difficulty),
      TrickQuery(
        filter: [
          .difficulty(.easy), .category(.paws), .category(.show), .equipment(.jumpBar),
          .equipment(.soundToy), .minutes(3), .place(.field), .gentle,
        ], searchText: "paw", sort: .category),
    ])
  func preferencesRoundTrip(query: TrickQuery) throws {
    let complaints = Complaints()
    let settings = try #require(try Front.settings)
    let state = FilterState()
    let token = complaints.preferences(settings).follow(state)
    state.filter = query.filter
    state.searchText = query.searchText
    state.sort = query.sort
    settle()
    token.stop()
    let restored = complaints.preferences(settings).query
    #expect(restored == TrickQuery(filter: query.filter, sort: query.sort))
    #expect(complaints.lines == [])
  }

  @Test("A filter that is cleared is forgotten")
  func preferencesForget() throws {
    let settings = try #require(try Front.settings)
    let preferences = Preferences(settings)
    let state = FilterState(TrickQuery(filter: [.gentle]))
    let token = preferences.follow(state)
    #expect(preferences.query.filter == [.gentle])
    state.clear()
    settle()
    token.stop()
    #expect(preferences.query == TrickQuery())
  }

  @Test("A broken order gives way to the default with one complaint that names it")
  func brokenOrder() throws {
    let complaints = Complaints()
    let settings = try #require(try Front.settings)
    settings[string: "sort"] = "colour"
    settings[strings: "filter"] = ["difficulty=easy"]
    #expect(
      complaints.preferences(settings).query
        == TrickQuery(filter: [.difficulty(.easy)], sort: .title))
    #expect(complaints.lines.count == 1)
    #expect(complaints.lines.first?.contains("\"colour\"") == true)
  }

  @Test("Broken conditions are left out with one complaint that names them, the others stay")
  func brokenConditions() throws {
    let complaints = Complaints()
    let settings = try #require(try Front.settings)
    settings[string: "sort"] = "category"
    settings[strings: "filter"] = ["difficulty=steep", "place=garden", "", "moon"]
    #expect(
      complaints.preferences(settings).query
        == TrickQuery(filter: [.place(.garden)], sort: .category))
    #expect(complaints.lines.count == 1)
    #expect(complaints.lines.first?.contains("difficulty=steep, , moon") == true)
  }

  @Test("Without a schema there are the defaults and one complaint, and nothing breaks")
  func missingSchema() {
    let complaints = Complaints()
    let preferences = complaints.preferences(nil)
    let state = FilterState(preferences.query)
    let token = preferences.follow(state)
    state.sort = .category
    settle()
    token.stop()
    let window = Window(around: Label())
    defer { window.destroy() }
    preferences.saveSize(of: window)
    preferences.restoreSize(of: window)
    #expect(window.defaultSize == (1000, 740))
    #expect(preferences.query == TrickQuery())
    #expect(complaints.lines.count == 1)
  }

  @Test("The settings of another schema are missing")
  func otherSchema() throws {
    let resources = try ResourceBundle(
      name: ProgramInfo.command, bundle: ProgramInfo.resourceBundle)
    #expect(resources.settings(schema: "io.github.puppytraining.Other") == nil)
    #expect(resources.settings(schema: ProgramInfo.id) != nil)
  }
}
