import PuppyTrainingCore

/// The pictures of the tricks. Each scene is read when it is asked for the first time,
/// so that hundreds of them cost nothing at the start.
@MainActor
public final class PictureBook {
  public let library: PictureLibrary
  private let read: (Trick.ID) -> PictureFile?
  private var files: [Trick.ID: SceneFile?] = [:]
  private var scenes: [Key: Scene?] = [:]

  private struct Key: Hashable {
    let trick: Trick.ID
    let steps: [Int]
  }

  /// What was wrong with the files read up to now; those tricks have no picture.
  public private(set) var problems: [PictureProblem] = []

  /// - Parameter read: the picture file of a trick, if there is one.
  public init(_ library: PictureLibrary, read: @escaping (Trick.ID) -> PictureFile?) {
    self.library = library
    self.read = read
  }

  /// A book without pictures.
  public static var empty: PictureBook { PictureBook(.empty) { _ in nil } }

  /// The picture of the whole trick.
  public func scene(of trick: Trick.ID) -> Scene? { scene(of: trick, steps: []) }

  /// The picture of a step that looks different from the whole trick.
  ///
  /// - Parameter step: counted from 1.
  public func scene(of trick: Trick.ID, step: Int) -> Scene? {
    file(of: trick)?.steps.first { $0.contains(step) }.flatMap { scene(of: trick, steps: $0) }
  }

  private func file(of trick: Trick.ID) -> SceneFile? {
    if let file = files[trick] { return file }
    let file = attempt { () throws(PictureError) in
      try read(trick).map { (file) throws(PictureError) in try SceneFile(file, trick: trick) }
    }
    files[trick] = .some(file)
    return file
  }

  private func scene(of trick: Trick.ID, steps: [Int]) -> Scene? {
    let key = Key(trick: trick, steps: steps)
    if let scene = scenes[key] { return scene }
    let scene = attempt { () throws(PictureError) in
      try file(of: trick)?.scene(steps, library)
    }
    scenes[key] = .some(scene)
    return scene
  }

  private func attempt<Result>(_ work: () throws(PictureError) -> Result?) -> Result? {
    do throws(PictureError) {
      return try work()
    } catch {
      problems += error.problems
      return nil
    }
  }
}
