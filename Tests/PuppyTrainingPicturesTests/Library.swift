import Foundation
import PuppyTrainingCore

@testable import PuppyTrainingPictures

/// The picture files of the project.
enum Library {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources/pictures").standardizedFileURL

  static let shipped: PictureLibrary = {
    do {
      return try PictureLibrary(poses: file("poses"), props: file("props"), looks: file("looks"))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// Every pose with its name.
  static let poses: [(key: String, value: Pose)] = shipped.poseNames.compactMap { name in
    (try? shipped.pose(named: name)).map { (name, $0) }
  }

  /// The poses of a dog on the ground; others are for one that stands on something.
  static let posesOnTheGround = poses.filter { _, pose in
    let legs = pose.legs
    return [legs.frontNear, legs.frontFar, legs.hindNear, legs.hindFar].allSatisfy { $0.y >= 0 }
  }

  static func file(_ name: String) -> PictureFile {
    PictureFile(
      name: "\(name).json",
      bytes: (try? Array(Data(contentsOf: folder.appending(path: "\(name).json")))) ?? [])
  }

  static func file(text: String, name: String = "test.json") -> PictureFile {
    PictureFile(name: name, bytes: Array(text.utf8))
  }

  /// A few poses, props and looks, told in a text.
  static func small(
    poses: String =
      #"{"poses": {"sit": {"words": "sits", "hips": [-18, 16]}}, "people": {"kneel": {"hips": [0, 34]}}}"#,
    props: String =
      #"{"props": {"ball": {"words": "a ball", "parts": [{"disc": [0, 7, 7], "fill": "red"}]}}}"#,
    looks: String = #"{"looks": []}"#
  ) throws(PictureError) -> PictureLibrary {
    try PictureLibrary(
      poses: file(text: poses, name: "poses.json"), props: file(text: props, name: "props.json"),
      looks: file(text: looks, name: "looks.json"))
  }

  /// The scenes of a trick x that a text tells: `"whole": {…}, "2": {…}`.
  static func scenes(_ text: String) throws(PictureError) -> [Scene] {
    try SceneFile(file(text: #"{"scenes": {\#(text)}}"#), trick: "x").scenes(try small())
  }
}
