import CGtk
import Synchronization
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("BackgroundWork")
  struct BackgroundWorkTests {
    @Test("It runs in another thread, and what comes of it arrives on the main loop")
    func runs() {
      let main = pthread_self()
      var results: [Bool] = []
      _ = BackgroundWork("test") {
        pthread_equal(pthread_self(), main) == 0
      } onEnd: {
        results.append($0)
      }
      #expect(results == [])
      #expect(MainLoop.run { !results.isEmpty })
      #expect(!MainLoop.run(forMilliseconds: 20) { results.count > 1 })
      #expect(results == [true])
    }

    @Test("The main loop goes on meanwhile")
    func mainLoopGoesOn() {
      let gate = Gate()
      var isOver = false
      let work = BackgroundWork("test", gate.wait) { isOver = true }
      var turns = 0
      MainLoop.schedule { turns += 1 }
      #expect(MainLoop.run { turns > 0 })
      #expect(!isOver)
      gate.open()
      #expect(MainLoop.run { isOver })
      withExtendedLifetime(work) {}
    }

    @Test("Finishing waits for the end, and tells of it once")
    func finishing() {
      var results: [Int] = []
      let work = BackgroundWork("test") { () -> Int in
        g_usleep(20_000)
        return 7
      } onEnd: {
        results.append($0)
      }
      work.finish()
      #expect(results == [7])
      work.finish()
      #expect(!MainLoop.run(forMilliseconds: 20) { results.count > 1 })
    }

    @Test("All that it holds is freed after the end")
    func freed() {
      let tally = Tally()
      let gate = Gate()
      var isOver = false
      weak var held: BackgroundWork<Void>?
      do {
        let (witness, other) = (Witness(tally), Witness(tally))
        let work = BackgroundWork("test") {
          gate.wait()
          witness.testify()
        } onEnd: {
          other.testify()
          isOver = true
        }
        held = work
      }
      #expect(tally.count == 2)
      gate.open()
      #expect(MainLoop.run { isOver })
      MainLoop.drain()
      #expect(tally.count == 0)
      #expect(held == nil)
    }
  }
}

/// Where a thread waits until a test lets it go on.
nonisolated private final class Gate: Sendable {
  private let isOpen = Mutex(false)

  func open() { isOpen.withLock { $0 = true } }

  @Sendable func wait() { while !isOpen.withLock(\.self) { g_usleep(500) } }
}
