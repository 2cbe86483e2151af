import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("ColorSchemePortal", .enabled(if: FakePortal.hasBus, "There is no session bus."))
  struct ColorSchemePortalTests {
    @Test(
      "What the portal says is told once: dark, light or no preference",
      arguments: [
        (.scheme(1), true), (.scheme(2), false), (.scheme(0), nil), (.scheme(7), nil),
        (.nonsense, nil),
      ] as [(FakePortal.Answer, Bool?)])
    func asks(answer: FakePortal.Answer, isDark: Bool?) throws {
      let fake = try #require(FakePortal(answer))
      defer { fake.stop() }
      var told: [Bool?] = []
      let portal = ColorSchemePortal { told.append($0) }
      #expect(MainLoop.run { !told.isEmpty })
      MainLoop.drain()
      #expect(told == [isDark])
      #expect(fake.readCount == 1)
      withExtendedLifetime(portal) {}
    }

    @Test("A change is told, one of another setting is not")
    func changes() throws {
      let fake = try #require(FakePortal(.scheme(0)))
      defer { fake.stop() }
      var told: [Bool?] = []
      let portal = ColorSchemePortal { told.append($0) }
      #expect(MainLoop.run { !told.isEmpty })
      fake.announce(.scheme(1))
      fake.announce(.scheme(2), key: "contrast")
      fake.announce(.scheme(2), namespace: "org.example.appearance")
      fake.announce(.nonsense)
      #expect(MainLoop.run { told.count >= 3 })
      fake.announce(.scheme(2))
      #expect(MainLoop.run { told.count >= 4 })
      #expect(told == [nil, true, nil, false])
      withExtendedLifetime(portal) {}
    }

    @Test("Once it is let go nothing is told, and the handler is freed")
    func released() throws {
      let fake = try #require(FakePortal(.scheme(1)))
      defer { fake.stop() }
      let tally = Tally()
      var told: [Bool?] = []
      var portal = ColorSchemePortal { [witness = Witness(tally)] in
        witness.testify()
        told.append($0)
      }
      #expect(MainLoop.run { told.count == 1 })
      #expect(portal != nil)
      portal = nil
      fake.announce(.scheme(2))
      #expect(!MainLoop.run(forMilliseconds: 100) { told.count > 1 })
      #expect(tally.count == 0)
    }

    @Test("Let go before the portal answers, it tells nothing")
    func releasedEarly() throws {
      let fake = try #require(FakePortal(.scheme(1)))
      defer { fake.stop() }
      let tally = Tally()
      var told: [Bool?] = []
      var portal = ColorSchemePortal { [witness = Witness(tally)] in
        witness.testify()
        told.append($0)
      }
      #expect(portal != nil)
      portal = nil
      #expect(MainLoop.run { fake.readCount == 1 && tally.count == 0 })
      #expect(!MainLoop.run(forMilliseconds: 50) { !told.isEmpty })
    }

    @Test("Without a portal nothing is told, until there is one and it says so")
    func noPortal() throws {
      var told: [Bool?] = []
      let portal = ColorSchemePortal { told.append($0) }
      #expect(!MainLoop.run(forMilliseconds: 100) { !told.isEmpty })
      let fake = try #require(FakePortal(.scheme(0)))
      defer { fake.stop() }
      #expect(!MainLoop.run(forMilliseconds: 50) { !told.isEmpty })
      fake.announce(.scheme(1))
      #expect(MainLoop.run { !told.isEmpty })
      #expect(told == [true])
      withExtendedLifetime(portal) {}
    }
  }
}
