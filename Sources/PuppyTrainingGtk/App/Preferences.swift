import FoundationEssentials
import Gtk
import PuppyTrainingCore

/// What is remembered between two runs: the order, the filter, and the size of the main window.
///
/// A value that cannot be used gives way to the default, with one line on standard error.
final class Preferences {
  private let settings: Settings?
  private let complain: (String) -> Void

  /// Remembers nothing.
  init() {
    settings = nil
    complain = { _ in }
  }

  /// - Parameters:
  ///   - settings: where to keep them; without, nothing is remembered.
  ///   - complain: takes the line about a value that cannot be used.
  init(_ settings: Settings?, complain: @escaping (String) -> Void = warn) {
    self.settings = settings
    self.complain = complain
    if settings == nil { complain("the settings schema is missing, nothing will be remembered") }
  }

  private enum Key {
    static let sort = "sort"
    static let filter = "filter"
    static let dog = "dog"
    static let click = "click"
    static let flash = "flash"
    static let width = "window-width"
    static let height = "window-height"
    static let isMaximized = "window-maximized"
  }

  /// The order and the filter of the last run.
  var query: TrickQuery {
    guard let settings else { return TrickQuery() }
    let word = settings[string: Key.sort]
    if TrickSort(rawValue: word) == nil {
      complain("the setting \(Key.sort) is \"\(word)\", which is no order; using title")
    }
    let (filter, unknown) = TrickFilter.reading(settings[strings: Key.filter])
    if !unknown.isEmpty {
      let words = unknown.joined(separator: ", ")
      complain("the setting \(Key.filter) has unknown conditions, left out: \(words)")
    }
    return TrickQuery(filter: filter, sort: TrickSort(rawValue: word) ?? .title)
  }

  /// Whose training was shown in the last run.
  var dog: Dog.ID? { settings.flatMap { UUID(uuidString: $0[string: Key.dog]) } }

  /// Remembers whose training is shown from now on.
  func follow(_ training: TrainingModel) -> ObservationToken {
    observe { [settings] in
      // Without a dog there may be one again: it was deleted, or the journal cannot be used.
      guard let settings, let dog = training.pack.current else { return }
      settings[string: Key.dog] = dog.id.uuidString
    }
  }

  /// What tells a person that a try was marked.
  var marker: MarkerChoice {
    get {
      guard let settings else { return MarkerChoice() }
      return MarkerChoice(
        isClickOn: settings[bool: Key.click], isFlashOn: settings[bool: Key.flash])
    }
    set {
      settings?[bool: Key.click] = newValue.isClickOn
      settings?[bool: Key.flash] = newValue.isFlashOn
    }
  }

  /// Remembers the order and the filter from now on.
  func follow(_ state: FilterState) -> ObservationToken {
    observe { [settings] in
      guard let settings else { return }
      settings[string: Key.sort] = state.sort.rawValue
      settings[strings: Key.filter] = state.filter.words
    }
  }

  func restoreSize(of window: Window) {
    guard let settings else {
      window.defaultSize = Self.defaultSize
      return
    }
    let size = (width: settings[int: Key.width], height: settings[int: Key.height])
    if (360...20_000).contains(size.width), (300...20_000).contains(size.height) {
      window.defaultSize = size
    } else {
      complain("the remembered window size \(size.width)×\(size.height) cannot be used")
      window.defaultSize = Self.defaultSize
    }
    window.isMaximized = settings[bool: Key.isMaximized]
  }

  private static let defaultSize = (width: 1000, height: 740)

  func saveSize(of window: Window) {
    guard let settings else { return }
    settings[bool: Key.isMaximized] = window.isMaximized
    guard !window.isMaximized else { return }
    settings[int: Key.width] = window.defaultSize.width
    settings[int: Key.height] = window.defaultSize.height
  }
}
