import CGtk

@testable import Gtk

/// Tells whether a GObject has been finalised.
///
/// It watches data of the object rather than a weak reference: those are cut as soon as the object
/// is disposed, which a window is while others may still hold it.
final class Fate {
  private let state = State()

  private final class State { var isFinalised = false }

  init(of object: Object) {
    let data = Unmanaged.passRetained(state).toOpaque()
    g_object_set_data_full(object.pointer(), "fate-\(data)", data) { data in
      guard let data else { return }
      let state = Unmanaged<State>.fromOpaque(data)
      MainActor.assumeIsolated { state.takeRetainedValue().isFinalised = true }
    }
  }

  var isFinalised: Bool { state.isFinalised }
}
