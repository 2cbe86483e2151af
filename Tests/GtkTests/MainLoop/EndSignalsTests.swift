import CGtk
import Glibc
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("EndSignals")
  struct EndSignalsTests {
    @Test("Each signal to end reaches the main loop, more than once")
    func reaches() {
      var calls = 0
      let signals = EndSignals { calls += 1 }
      for (count, signal) in [SIGTERM, SIGHUP, SIGTERM].enumerated() {
        kill(getpid(), signal)
        #expect(MainLoop.run { calls == count + 1 })
      }
      withExtendedLifetime(signals) {}
    }

    @Test("A signal that was ignored before stays ignored")
    func ignored() {
      let before = signal(SIGHUP, SIG_IGN)
      var calls = 0
      let signals = EndSignals { calls += 1 }
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGTERM)
      #expect(MainLoop.run { calls > 0 })
      #expect(!MainLoop.run(forMilliseconds: 20) { calls > 1 })
      withExtendedLifetime(signals) {}
      signal(SIGHUP, before)
    }

    @Test("What is done at a signal is let go with the watch")
    func freed() {
      let tally = Tally()
      var signals: EndSignals? = EndSignals { [witness = Witness(tally)] in witness.testify() }
      #expect(tally.count == 1)
      signals = nil
      #expect(tally.count == 0)
      _ = signals
    }
  }
}
