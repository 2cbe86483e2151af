import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PictureLibraryTests {
  @Test("A pose that is like another one changes only what it names")
  func like() throws {
    let library = try Library.small(
      poses: """
        {"poses": {"b": {"like": "a", "head": 20}, "a": {"like": "c", "neck": 5}, "c": {"roll": 3}},
         "people": {}}
        """)
    var expected = Pose.standing
    expected.roll = 3
    expected.neck = 5
    expected.head.lift = 20
    #expect(try library.pose(named: "b") == expected)
  }

  @Test(
    "What is wrong is said with file, name and key",
    arguments: [
      (
        #"{"poses": {"a": {"like": "a"}}, "people": {}}"#,
        "poses.json: a: like: leads back to itself"
      ),
      (
        #"{"poses": {"a": {"like": "b"}, "b": {"like": "a"}}, "people": {}}"#,
        """
        poses.json: b: like: leads back to itself
        poses.json: a: like: leads back to itself
        """
      ),
      (
        #"{"poses": {"a": {"like": "x"}}, "people": {}}"#,
        #"poses.json: a: like: has the unknown pose "x""#
      ),
      (
        #"{"poses": {"a": {"hips": [1]}}, "people": {}}"#,
        "poses.json: a: hips: has 1 numbers, not 2 or 3"
      ),
      (
        #"{"poses": {"a": {"tail": [1]}}, "people": {}}"#,
        "poses.json: a: tail: is not two angles, the rise and the curl"
      ),
      (
        #"{"poses": {"a": {"nose": 1}}, "people": {}}"#,
        "poses.json: a: nose: is not a known key"
      ),
      (
        #"{"poses": {}, "people": {"p": {"nearGrip": "claw"}}}"#,
        #"poses.json: p: nearGrip: has the unknown word "claw""#
      ),
      (
        #"{"poses": {}}"#, "poses.json: file: is not an object with poses and people"
      ),
      ("{", "poses.json: file: is not an object with poses and people"),
      (#"{"poses": {"a": {"neck": x}}, "people": {}}"#, "poses.json: a: neck: is not JSON"),
      (#"{"poses": {"a": 1}, "people": {}}"#, "poses.json: a: value: is not an object"),
      (#"{"poses": {"a": {"neck": "up"}}, "people": {}}"#, "poses.json: a: neck: is not a number"),
      (
        #"{"poses": {"a": {"neck": null}}, "people": {}}"#,
        "poses.json: a: neck: is null, not a number"
      ),
    ])
  func badPoses(text: String, message: String) {
    do {
      try Library.small(poses: text).check()
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(
    "Props say what is wrong with them",
    arguments: [
      (#"{"disc": [1, 2], "fill": "red"}"#, "disc: has 2 numbers, not 3"),
      (#"{"disc": [1, 2, 3], "fill": "beige"}"#, #"fill: has the unknown colour "beige""#),
      (#"{"poly": [1, 2, 3], "fill": "red"}"#, "poly: is not a list of places"),
      (#"{"disc": [1, 2, 3]}"#, "fill: is missing"),
      (#"{"disc": [1, 2, 3], "fill": "red", "glow": 1}"#, "glow: is not a known key"),
    ])
  func badProps(part: String, message: String) {
    let text = #"{"props": {"x": {"words": "an x", "parts": [\#(part)]}}}"#
    do {
      try Library.small(props: text).check()
      Issue.record("no error")
    } catch {
      #expect(error.description == "props.json: x: parts[0].\(message)")
    }
  }

  @Test(
    "A part of a prop has one shape",
    arguments: [#""fill": "red""#, #""fill": "red", "disc": [0, 0, 1], "line": [0, 0, 1, 1]"#])
  func badPart(keys: String) {
    do {
      try Library.small(props: #"{"props": {"x": {"words": "an x", "parts": [{\#(keys)}]}}}"#)
        .check()
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "props.json: x: parts[0]: is not exactly one of disc, oval, bar, poly, line and arc")
    }
  }

  @Test(
    "A file of looks has nothing else",
    arguments: [
      ("", "file: is not JSON"), ("[]", "file: is not an object"), ("{}", "looks: is missing"),
      (#"{"looks": {}}"#, "looks: is not a list"), (#"{"look": []}"#, "look: is not a known key"),
      (#"{"looks": []} x"#, "file: is not JSON"),
      (#"{"looks": [{"id": "x"}]}"#, "looks[0].name: is missing"),
    ])
  func badLooks(text: String, message: String) {
    do {
      _ = try Library.small(looks: text)
      Issue.record("no error")
    } catch {
      #expect(error.description == "looks.json: \(message)")
    }
  }

  @Test("A look is named, and its numbers are in their ranges")
  func badLook() {
    let text = """
      {"looks": [{"id": "x", "name": "X", "coat": "#112233", "second": "red", "light": "white",
        "markings": "plain", "ears": "floppy", "tail": "plain", "hair": "short", "legs": 3,
        "trunk": 1, "muzzle": 1}]}
      """
    do {
      _ = try Library.small(looks: text)
      Issue.record("no error")
    } catch {
      #expect(error.description == "looks.json: looks[0].legs: is not between 0.4 and 1.2")
    }
  }

  @Test("A dog wears the look and the collar that it was given; an unknown look is the usual one")
  func looks() throws {
    let library = Library.shipped
    let first = try #require(library.looks.last)
    var expected = first.look
    expected.collar = CollarColor.red.paint
    #expect(library.look(of: Dog(name: "Rex", look: first.id, collar: .red)) == expected)
    #expect(library.look(of: Dog(name: "Rex", look: "gone")) == .reference)
    #expect(library.look(of: nil) == .reference)
  }

  @Test("Forty poses and more, and every look and prop is there once")
  func shipped() {
    #expect(Library.shipped.poseNames.count >= 40)
    #expect(Set(Library.shipped.looks.map(\.id)).count == Library.shipped.looks.count)
    #expect(Library.shipped.looks.allSatisfy { !$0.name.isEmpty })
  }
}
