import CAtspi
import Glibc

/// The way to the accessible trees of the running programs.
///
/// Nothing here runs a main loop: libatspi is told to keep no cache, which events would have to
/// keep true, so each read is a synchronous call that gets the present value.
public enum AccessibilityBus {
  /// The bus could be reached. libatspi is set up by the first who asks, once.
  public static let isReady: Bool = {
    setenv("ATSPI_NO_CACHE", "1", 1)
    // It warns of programs that are just coming up or going, which the tests wait for anyway.
    g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
    guard atspi_init() <= 1 else { return false }
    // A loop of its own, which nobody runs: in that of the tests of widgets it would hear of programs
    // that have ended, and of the windows of those tests, and complain.
    atspi_set_main_context(g_main_context_new())
    atspi_set_timeout(callTimeout, startTimeout)
    return true
  }()

  /// Milliseconds a program may take to answer. No answer looks like something that has gone, so
  /// this is for a program that hangs; one that has ended is known at once.
  private static let callTimeout: Int32 = 120_000
  /// Milliseconds after a program's start in which libatspi waits rather than gives up.
  private static let startTimeout: Int32 = 120_000

  /// The root object of the program with this process id, once it has registered on the bus.
  public static func application(processID: Int32) -> Accessible? {
    guard isReady, let desktop = Accessible(owning: atspi_get_desktop(0)) else { return nil }
    return desktop.children.first { $0.processID == processID }
  }
}
