import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("ScreenshotPortal", .enabled(if: FakePortal.hasBus, "There is no session bus."))
  struct ScreenshotPortalTests {
    private func ask() throws -> Result<String, ScreenshotPortal.Failure>? {
      var told: [Result<String, ScreenshotPortal.Failure>] = []
      let portal = try ScreenshotPortal { told.append($0) }
      _ = MainLoop.run { !told.isEmpty }
      MainLoop.drain()
      #expect(told.count == 1)
      withExtendedLifetime(portal) {}
      return told.first
    }

    @Test(
      "The file of the picture is told, or why there is none",
      arguments: [
        (0, "file:///tmp/a%20b.png", .success("/tmp/a b.png")),
        (1, nil, .failure(.init(description: "The picture was not allowed."))),
        (0, nil, .failure(.init(description: "The picture was not allowed."))),
        (0, "https://example.org", .failure(.init(description: "The picture is in no file."))),
      ] as [(UInt32, String?, Result<String, ScreenshotPortal.Failure>)])
    func answers(
      response: UInt32, uri: String?, result: Result<String, ScreenshotPortal.Failure>
    ) throws {
      let fake = try #require(FakeScreenshotPortal(response: response, uri: uri))
      defer { fake.stop() }
      #expect(try ask() == result)
    }

    @Test("Without a portal that is said")
    func noPortal() throws {
      let result = try #require(try ask())
      guard case .failure(let failure) = result else {
        Issue.record("There is a picture.")
        return
      }
      #expect(failure.description.hasPrefix("The desktop gives no picture: "))
    }
  }
}
