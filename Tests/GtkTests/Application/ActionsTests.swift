import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Actions")
  struct ActionsTests {
    private let application = Application.registered()

    private func state(of action: String) -> String? {
      guard let state = g_action_group_get_action_state(application.opaque, action) else {
        return nil
      }
      defer { g_variant_unref(state) }
      return String(optional: g_variant_get_string(state, nil))
    }

    @Test("An action runs its handler each time it is activated by its name")
    func plain() {
      var calls: [String] = []
      application.addAction("quit") { calls.append("quit") }
      application.addAction("about") { calls.append("about") }
      for name in ["about", "quit", "about"] {
        g_action_group_activate_action(application.opaque, name, nil)
      }
      #expect(calls == ["about", "quit", "about"])
    }

    @Test("A choice starts with the current word and hands on the word that is chosen")
    func choice() {
      var chosen: [String] = []
      let action = application.addChoice("sort", "title") { chosen.append($0) }
      #expect(action.choice == "title")
      #expect(state(of: "sort") == "title")
      g_action_group_activate_action(
        application.opaque, "sort", g_variant_new_string("difficulty"))
      #expect(chosen == ["difficulty"])
    }

    @Test("The word that a menu shows as chosen is the one that was set, not the one asked for")
    func choiceState() {
      let action = application.addChoice("sort", "title") { _ in }
      g_action_group_activate_action(
        application.opaque, "sort", g_variant_new_string("difficulty"))
      #expect(state(of: "sort") == "title")
      action.choice = "difficulty"
      #expect(action.choice == "difficulty")
      #expect(state(of: "sort") == "difficulty")
    }

    @Test("Actions and what their handlers hold are freed with the application")
    func freed() {
      let tally = Tally()
      do {
        let application = Application(
          id: "io.github.puppytraining.ActionTests", isUnique: false)
        let witness = Witness(tally)
        application.addAction("quit") { witness.testify() }
        _ = application.addChoice("sort", "title") { _ in witness.testify() }
      }
      #expect(tally.count == 0)
    }
  }
}
