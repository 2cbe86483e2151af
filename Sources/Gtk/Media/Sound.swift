import CGtk

/// A short sound from the program's GResource, played by whatever backend GTK has. GTK 4.8 comes
/// without one on many desktops; then the sound is silent and says so.
public final class Sound: Object {
  override class var type: GType { gtk_media_stream_get_type() }

  /// Gets the sound ready, so that it starts without delay.
  public convenience init?(_ path: String) {
    guard let stream = gtk_media_file_new_for_resource(path) else { return nil }
    self.init(adopting: UnsafeMutableRawPointer(stream))
  }

  /// It can be heard, as far as is known: GTK has a backend, and that found no fault so far.
  public var isAvailable: Bool { gtk_media_stream_get_error(pointer()) == nil }

  /// Plays it from its beginning.
  public func play() {
    guard isAvailable else { return }
    if gtk_media_stream_is_seekable(pointer()) != 0 { gtk_media_stream_seek(pointer(), 0) }
    gtk_media_stream_play(pointer())
  }

  /// A fault came up, or the sound was got ready.
  public func onChange(_ handler: @escaping () -> Void) {
    connectNotify("error", handler)
    connectNotify("prepared", handler)
  }
}
