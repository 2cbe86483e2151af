import Observation
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("observe")
  struct ObserveTests {
    @Observable
    final class Model {
      var count = 0
      var name = "Rex"
      var usesName = true
    }

    @Test("The body runs at once")
    func first() {
      let model = Model()
      var seen: [Int] = []
      let token = observe { seen.append(model.count) }
      #expect(seen == [0])
      token.stop()
    }

    @Test("However much changes, the body runs once for each turn of the main loop")
    func coalesces() {
      let model = Model()
      var seen: [String] = []
      let token = observe { seen.append("\(model.name) \(model.count)") }
      for count in 1...100 { model.count = count }
      model.name = "Bo"
      #expect(seen == ["Rex 0"])
      MainLoop.drain()
      #expect(seen == ["Rex 0", "Bo 100"])
      model.count = 101
      MainLoop.drain()
      #expect(seen == ["Rex 0", "Bo 100", "Bo 101"])
      MainLoop.drain()
      #expect(seen.count == 3)
      token.stop()
    }

    @Test("The body runs before idle work that was scheduled earlier")
    func beforeLayout() {
      let model = Model()
      var seen: [String] = []
      let token = observe { seen.append("body \(model.count)") }
      MainLoop.schedule { seen.append("idle") }
      model.count = 1
      MainLoop.drain()
      #expect(seen == ["body 0", "body 1", "idle"])
      token.stop()
    }

    @Test("Only what the last run read makes it run again")
    func retracks() {
      let model = Model()
      var runs = 0
      let token = observe {
        runs += 1
        if model.usesName { _ = model.name } else { _ = model.count }
      }
      model.count = 1
      MainLoop.drain()
      #expect(runs == 1)
      model.usesName = false
      MainLoop.drain()
      #expect(runs == 2)
      model.name = "Bo"
      MainLoop.drain()
      #expect(runs == 2)
      model.count = 2
      MainLoop.drain()
      #expect(runs == 3)
      token.stop()
    }

    @Test("After it is stopped nothing runs, not even for a change made before")
    func stopped() {
      let model = Model()
      let tally = Tally()
      var runs = 0
      let token = observe { [witness = Witness(tally)] in
        witness.testify()
        _ = model.count
        runs += 1
      }
      model.count = 1
      token.stop()
      MainLoop.drain()
      model.count = 2
      MainLoop.drain()
      #expect(runs == 1)
      #expect(tally.count == 0)
      token.stop()
    }

    @Test("When its token is let go nothing runs, not even for a change made before")
    func released() {
      let model = Model()
      let tally = Tally()
      var runs = 0
      var token: ObservationToken? = observe { [witness = Witness(tally)] in
        witness.testify()
        _ = model.count
        runs += 1
      }
      model.count = 1
      #expect(token != nil)
      token = nil
      MainLoop.drain()
      model.count = 2
      MainLoop.drain()
      #expect(runs == 1)
      #expect(tally.count == 0)
    }

    @Test("The body may stop its own observation")
    func stopsItself() {
      let model = Model()
      var runs = 0
      var token: ObservationToken?
      token = observe {
        runs += 1
        if model.count > 0 { token?.stop() }
      }
      model.count = 1
      MainLoop.drain()
      model.count = 2
      MainLoop.drain()
      #expect(runs == 2)
    }

    @Test("An observation that another one stops in the same turn does not run any more")
    func stopsAnother() {
      let models = [Model(), Model()]
      var runs: [String] = []
      var second: ObservationToken?
      let first = observe {
        runs.append("first \(models[0].count)")
        if models[0].count > 0 { second?.stop() }
      }
      second = observe { runs.append("second \(models[1].count)") }
      models[0].count = 1
      models[1].count = 1
      MainLoop.drain()
      #expect(runs == ["first 0", "second 0", "first 1"])
      first.stop()
    }
  }
}
