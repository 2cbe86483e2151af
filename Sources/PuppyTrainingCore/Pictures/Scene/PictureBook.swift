/// The pictures of the tricks. Each file is read when a picture in it is asked for the first time,
/// so that hundreds of them cost nothing at the start.
@MainActor
public final class PictureBook {
  public let library: PictureLibrary
  private let read: (Trick.ID) -> PictureFile?
  private var known: [Trick.ID: [Scene]] = [:]
  /// What was wrong with the files read up to now; those tricks have no picture.
  public private(set) var problems: [PictureProblem] = []

  /// - Parameter read: the picture file of a trick, if there is one.
  public init(_ library: PictureLibrary, read: @escaping (Trick.ID) -> PictureFile?) {
    self.library = library
    self.read = read
  }

  /// A book without pictures.
  public static var empty: PictureBook { PictureBook(.empty) { _ in nil } }

  /// Every scene of a trick, that of the whole trick first.
  public func scenes(of trick: Trick.ID) -> [Scene] {
    if let scenes = known[trick] { return scenes }
    var scenes: [Scene] = []
    do throws(PictureError) {
      if let file = read(trick) { scenes = try Scene.scenes(in: file, library) }
    } catch {
      problems += error.problems
    }
    known[trick] = scenes
    return scenes
  }

  /// The picture of the whole trick.
  public func scene(of trick: Trick.ID) -> Scene? {
    scenes(of: trick).first { $0.steps.isEmpty }
  }

  /// The picture of a step that looks different from the whole trick.
  ///
  /// - Parameter step: counted from 1.
  public func scene(of trick: Trick.ID, step: Int) -> Scene? {
    scenes(of: trick).first { $0.steps.contains(step) }
  }
}
