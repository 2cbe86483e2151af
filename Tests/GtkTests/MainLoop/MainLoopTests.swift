import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("MainLoop")
  struct MainLoopTests {
    @Test(
      "Work that is scheduled for when the loop is idle does not spin",
      .bug("https://github.com/pwmt/zathura/pull/773"),
      arguments: [MainLoop.Priority.idle, .beforeLayout])
    func runsOnce(priority: MainLoop.Priority) {
      var calls = 0
      MainLoop.schedule(priority) { calls += 1 }
      #expect(calls == 0)
      #expect(MainLoop.run { calls > 0 })
      #expect(!MainLoop.run(forMilliseconds: 20) { calls > 1 })
    }

    @Test("Work with a delay runs once, and not before")
    func delayed() {
      var calls = 0
      let start = g_get_monotonic_time()
      MainLoop.schedule(afterMilliseconds: 30) { calls += 1 }
      MainLoop.drain()
      #expect(calls == 0)
      #expect(MainLoop.run { calls > 0 })
      #expect(g_get_monotonic_time() - start >= 29_000)
      #expect(!MainLoop.run(forMilliseconds: 60) { calls > 1 })
    }

    @Test("Cancelled work never runs, and what it holds is freed at once")
    func cancelled() {
      let tally = Tally()
      var calls = 0
      let works = [
        MainLoop.schedule { [witness = Witness(tally)] in
          witness.testify()
          calls += 1
        },
        MainLoop.schedule(afterMilliseconds: 1) { [witness = Witness(tally)] in
          witness.testify()
          calls += 1
        },
      ]
      #expect(tally.count == 2)
      for work in works { work.cancel() }
      #expect(tally.count == 0)
      #expect(!MainLoop.run(forMilliseconds: 20) { calls > 0 })
      for work in works { work.cancel() }
    }

    @Test("Work runs also when nobody holds it, and is freed after that")
    func unheld() {
      let tally = Tally()
      weak var work: ScheduledWork?
      do {
        let witness = Witness(tally)
        work = MainLoop.schedule { witness.testify() }
      }
      #expect(work == nil)
      #expect(tally.count == 1)
      MainLoop.drain()
      #expect(tally.count == 0)
    }

    @Test("Cancelling work that has run does not touch other work")
    func cancelledLate() {
      var calls: [Int] = []
      let first = MainLoop.schedule { calls.append(1) }
      MainLoop.drain()
      MainLoop.schedule { calls.append(2) }
      first.cancel()
      MainLoop.drain()
      #expect(calls == [1, 2])
    }

    @Test("Work may cancel itself while it runs")
    func cancelsItself() {
      let tally = Tally()
      var calls = 0
      var work: ScheduledWork?
      do {
        let witness = Witness(tally)
        work = MainLoop.schedule {
          work?.cancel()
          work = nil
          witness.testify()
          calls += 1
        }
      }
      MainLoop.drain()
      #expect(calls == 1)
      #expect(tally.count == 0)
    }

    @Test("Work may cancel other work that waits")
    func cancelsOther() {
      var calls: [Int] = []
      var second: ScheduledWork?
      MainLoop.schedule {
        calls.append(1)
        second?.cancel()
      }
      second = MainLoop.schedule { calls.append(2) }
      MainLoop.drain()
      #expect(calls == [1])
    }

    @Test("Work before layout runs before idle work, and in the order it came")
    func order() {
      var calls: [Int] = []
      MainLoop.schedule { calls.append(3) }
      MainLoop.schedule(.beforeLayout) { calls.append(1) }
      MainLoop.schedule(.idle) { calls.append(4) }
      MainLoop.schedule(.beforeLayout) { calls.append(2) }
      MainLoop.drain()
      #expect(calls == [1, 2, 3, 4])
    }

    @Test("Work before layout comes before GTK lays out, idle work after it")
    func layoutOrder() {
      let resize = Int(GTK_PRIORITY_RESIZE)
      #expect(Int(MainLoop.Priority.beforeLayout.value) < resize)
      #expect(Int(MainLoop.Priority.idle.value) > Int(GDK_PRIORITY_REDRAW))
    }

    @Test("Draining also does what comes up on the way")
    func nested() {
      var calls: [Int] = []
      MainLoop.schedule {
        calls.append(1)
        MainLoop.schedule(.beforeLayout) { calls.append(2) }
      }
      MainLoop.drain()
      #expect(calls == [1, 2])
    }

    @Test("Running until something holds stops then, and tells of a limit that passed")
    func runUntil() {
      #expect(MainLoop.run(forMilliseconds: 0) { true })
      #expect(!MainLoop.run(forMilliseconds: 10) { false })
      var isSet = false
      MainLoop.schedule(afterMilliseconds: 5) { isSet = true }
      let start = g_get_monotonic_time()
      #expect(MainLoop.run(forMilliseconds: 10_000) { isSet })
      #expect(g_get_monotonic_time() - start < 5_000_000)
    }
  }
}
