import FoundationEssentials
import Gtk
import GtkTools
import PuppyTrainingGtk

/// The gallery, with everything that changes what it shows from outside.
final class PreviewSession {
  let gallery: Gallery
  private let files: ResourceFolder
  private var live: LiveFiles?
  private var rebuild: Rebuild?
  private var times: ReloadTimes?
  private let successor = Successor(variable: "PUPPY_TRAINING_MESSAGE")

  init(_ application: Application, _ catalogue: Catalogue, _ files: ResourceFolder) {
    self.files = files
    Appearance.addStyle(text: GalleryStyle.text(textSize: Appearance.textSize))
    gallery = Gallery(application, catalogue)
    // A view that makes parts of itself later meets a fault when nobody is making it.
    Builder.onFault = { [weak gallery] in
      gallery?.messages[.stage] = "\(SourceFault($0, in: $1))"
    }
    if let path = files.path {
      loadStyle("\(path)/style.css")
      live = LiveFiles(path) { [weak self] in self?.take($0) }
    }
  }

  /// Shows this in the gallery.
  func start(_ address: Address, _ command: Command) {
    gallery.window.present()
    gallery.open(address)
    gallery.focusStage()
    switch command {
    case .rebuild: startRebuilding()
    case .timeReload: startTiming()
    case .show, .list, .render, .compare, .audit, .help: break
    }
  }

  /// A file has been written.
  private func take(_ change: LiveFiles.Change) {
    times?.noticedFile()
    switch change {
    case .styleSheet(let path): loadStyle(path)
    case .uiFile: gallery.reload()
    case .other:
      PreviewData.forgetFiles()
      gallery.reload()
    }
    gallery.stage.widget.onNextFrame { [weak self] in self?.times?.sawFile() }
  }

  private func loadStyle(_ path: String) {
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try PreviewData.style?.reload(text, of: path)
      gallery.messages[.styleSheet] = nil
    } catch {
      gallery.messages[.styleSheet] = "\(error)"
    }
  }

  private func startTiming() {
    guard let path = files.path else {
      return warn("There are no sources to be written.", by: PreviewsProgram.name)
    }
    let times = ReloadTimes(gallery, path)
    self.times = times
    MainLoop.schedule(afterMilliseconds: 1000) { times.next() }
  }

  private func startRebuilding() {
    guard let package = files.package else {
      return warn("There are no sources to be built.", by: PreviewsProgram.name)
    }
    let rebuild = Rebuild(package)
    self.rebuild = rebuild
    rebuild.onStart = { [weak self] in self?.gallery.messages[.progress] = "Building…" }
    rebuild.onFault = { [weak self] in
      self?.gallery.messages[.progress] = nil
      self?.gallery.messages[.build] = $0
    }
    rebuild.onBuilt = { [weak self] times in self?.goOn(times) }
    let times = successor.takeMessage().flatMap(RebuildTimes.init)
    gallery.stage.widget.onNextFrame { times?.report() }
  }

  /// Shows the same address in the program that was built.
  private func goOn(_ times: RebuildTimes) {
    guard let address = gallery.address else { return }
    successor.take(over: ["--rebuild", "\(address)"], message: times.message)
  }
}
