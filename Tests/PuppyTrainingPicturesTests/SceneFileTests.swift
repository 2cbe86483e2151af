import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct SceneFileTests {
  @Test("What a frame does not say stays as it was")
  func staying() throws {
    let scene = try #require(
      try Library.scenes(
        """
        "whole": {"things": [{"prop": "ball", "at": [5, 0]}, {"hand": "treat", "angle": 90}],
         "frames": [
           {"pose": "sit", "set": {"head": 9}, "at": [3, 0]},
           {"set": {"neck": 7}, "things": {"ball": {"hold": "mouth"}}, "seconds": 2, "rest": 1},
           {"things": {"ball": {"hold": "none", "at": [9, 0]}, "hand": {"hand": "fist"}},
            "ease": "linear"}
         ]}
        """
      ).first)
    #expect(scene.frames.map(\.pose.head.lift) == [9, 9, 9])
    #expect(scene.frames.map(\.pose.neck) == [54, 7, 7])
    #expect(scene.frames.map(\.place) == Array(repeating: Point3(3, 0), count: 3))
    #expect(scene.frames.map { $0.things[0].hold } == [nil, "mouth", nil])
    #expect(scene.frames.map { $0.things[0].place } == [Point3(5, 0), .zero, Point3(9, 0)])
    #expect(scene.frames.map { $0.things[1].grip } == [.treat, .treat, .fist])
    #expect(scene.frames.map(\.seconds) == [0.6, 2, 0.6])
    #expect(scene.frames.map(\.rest) == [0, 1, 0])
    #expect(scene.frames.map(\.easing) == [.smooth, .smooth, .linear])
    #expect(scene.words == "sits")
    #expect(scene.name == "x")
    #expect(scene.isLooping)
  }

  @Test(
    "What is wrong is said with the scene and the key",
    arguments: [
      (#""frames": []"#, "x: frames: is empty"),
      (#""frames": [{"pose": "fly"}]"#, #"x: frames[0].pose: has the unknown word "fly""#),
      (
        #""frames": [{"pose": "sitt"}]"#,
        #"x: frames[0].pose: has the unknown word "sitt" (there is sit)"#
      ),
      (#""frames": [{}], "still": 1"#, "x: still: is not the number of a frame, counted from 0"),
      (
        #""frames": [{}], "things": [{"prop": "bal"}]"#,
        #"x: things[0].prop: has the unknown word "bal" (there is ball)"#
      ),
      (
        #""frames": [{}], "things": [{"prop": "ball"}, {"prop": "ball"}]"#,
        #"x: things[1].id: is "ball" as an earlier one"#
      ),
      (
        #""frames": [{}], "things": [{"prop": "ball", "hand": "open"}]"#,
        "x: things[0]: is not exactly one of prop, hand, person, dog and rope"
      ),
      (
        #""frames": [{}], "things": [{"prop": "ball", "hold": "wing"}]"#,
        #"x: things[0].hold: has the unknown word "wing""#
      ),
      (
        #""frames": [{"things": {"cat": {}}}]"#,
        #"x: frames[0].things: has the unknown word "cat""#
      ),
      (#""frames": [{"seconds": 0}]"#, "x: frames[0].seconds: is not between 0.05 and 10.0"),
      (#""frames": [{"ease": "wild"}]"#, #"x: frames[0].ease: has the unknown word "wild""#),
      (#""frames": [{}], "view": {"scale": 9}"#, "x: view.scale: is not between 0.5 and 3.0"),
      (#""words": "sits""#, "x: frames: is missing"),
      (#""frames": [{}], "frames": [{}]"#, "x: frames: comes twice"),
      (
        #""frames": [{"things": {"ball": {}, "ball": {}}}]"#,
        "x: frames[0].things.ball: comes twice"
      ),
      (#""frames": [{"at": [0; 0]}]"#, "x: frames[0].at: is not JSON"),
      (#""frames": [{}], "loop": 1"#, "x: loop: is not true or false"),
      (#""frames": [{}], "still": 0.5"#, "x: still: is not a whole number"),
      (
        #""frames": [{}], "things": [{"prop": "ball", "sise": 1}]"#,
        "x: things[0].sise: is not a known key"
      ),
      (
        #""frames": [{"things": {"ball": {"at": 1}}}]"#,
        "x: frames[0].things.ball.at: is not a list"
      ),
      (
        #""frames": [{}], "things": [{"rope": ["nose", 1]}]"#, "x: things[0].rope[1]: is not a list"
      ),
      (
        #""frames": [{}], "things": [{}]"#,
        "x: things[0]: is not exactly one of prop, hand, person, dog and rope"
      ),
      (#""frames": [{}], "colour": 1"#, "x: colour: is not a known key"),
      (
        #""frames": [{}], "things": [{"rope": ["nose"]}]"#,
        "x: things[0].rope: does not have two ends"
      ),
      (
        #""frames": [{}], "things": [{"person": {"like": "sitt"}}]"#,
        #"x: person: has the unknown word "sitt""#
      ),
    ])
  func mistakes(keys: String, message: String) {
    do {
      _ = try Library.scenes(#""whole": {\#(keys)}"#)
      Issue.record("no error")
    } catch {
      #expect(error.description == "test.json: \(message)")
    }
  }

  @Test(
    "A file holds scenes under whole and the numbers of steps",
    arguments: [
      (#"{"scene": {}}"#, "test.json: file: is not an object with scenes"),
      ("x", "test.json: file: is not an object with scenes"),
      (#"{"scenes": {"all": {}}}"#, "test.json: x: all: is neither whole nor the numbers of steps"),
      (#"{"scenes": {"0": {}}}"#, "test.json: x: 0: is neither whole nor the numbers of steps"),
      (
        #"{"scenes": {"1, b": {}}}"#,
        "test.json: x: 1, b: is neither whole nor the numbers of steps"
      ),
      (#"{"scenes": {"": {}}}"#, "test.json: x: : is neither whole nor the numbers of steps"),
    ])
  func files(text: String, message: String) {
    do {
      _ = try SceneFile(Library.file(text: text), trick: "x")
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func scenesComeInTheOrderOfTheirSteps() throws {
    let scenes = try Library.scenes(
      #""10": {"frames": [{}]}, "2, 3": {"frames": [{}]}, "whole": {"frames": [{}]}"#)
    #expect(scenes.map(\.steps) == [[], [2, 3], [10]])
    #expect(scenes.map(\.name) == ["x", "x step 2, 3", "x step 10"])
  }

  @Test("All scenes that are wrong are told at once")
  func together() {
    do {
      _ = try Library.scenes(
        #""whole": {"frames": [{"pose": "q"}]}, "2": {"frames": []}"#)
      Issue.record("no error")
    } catch {
      #expect(error.problems.map(\.item) == ["x", "x step 2"])
    }
  }
}
