import PuppyTrainingCore

/// The pictures of the tricks. Each scene is read when it is asked for the first time,
/// so that hundreds of them cost nothing at the start.
@MainActor
public final class PictureBook {
  public let library: PictureLibrary
  private let read: (Trick.ID) -> PictureFile?
  private let report: (PictureProblem) -> Void
  private var files: [Trick.ID: SceneFile?] = [:]
  private var scenes: [Key: Scene?] = [:]

  private struct Key: Hashable {
    let trick: Trick.ID
    let steps: [Int]
  }

  /// The files in which something was wrong. Their scenes are tried once; what cannot be read is not
  /// shown.
  private var reported: Set<String?> = []

  /// - Parameters:
  ///   - read: the picture file of a trick, if there is one.
  ///   - report: told the first problem of each file, when it is met.
  public init(
    _ library: PictureLibrary, read: @escaping (Trick.ID) -> PictureFile?,
    report: @escaping (PictureProblem) -> Void = { _ in }
  ) {
    self.library = library
    self.read = read
    self.report = report
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
      for problem in error.problems where reported.insert(problem.file).inserted { report(problem) }
      return nil
    }
  }
}
