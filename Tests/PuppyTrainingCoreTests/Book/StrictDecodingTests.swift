import FoundationEssentials
import Testing

@testable import PuppyTrainingCore

struct StrictDecodingTests {
  private struct Bag: Decodable, Equatable {
    let place: Place
    let things: [Equipment]
    let texts: [Equipment: String]

    private enum CodingKeys: String, CodingKey, CaseIterable { case place, things, texts }

    init(place: Place, things: [Equipment], texts: [Equipment: String]) {
      self.place = place
      self.things = things
      self.texts = texts
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.strictContainer(CodingKeys.self)
      place = try values.decodeWord(Place.self, forKey: .place)
      things = try values.decodeWords(Equipment.self, forKey: .things)
      texts = try values.decodeTextsIfPresent(Equipment.self, forKey: .texts)
    }
  }

  private func read(_ json: String) throws -> Bag {
    try JSONDecoder().decode(Bag.self, from: Data(json.utf8))
  }

  @Test("Words become cases, in the order of the list")
  func words() throws {
    let bag = try read(
      #"{"place": "field", "things": ["jump bar", "mat"], "texts": {"mat": "a towel"}}"#)
    #expect(bag == Bag(place: .field, things: [.jumpBar, .mat], texts: [.mat: "a towel"]))
  }

  @Test("Texts may be absent")
  func absentTexts() throws {
    let bag = try read(#"{"place": "field", "things": []}"#)
    #expect(bag == Bag(place: .field, things: [], texts: [:]))
  }

  @Test(
    "What is unknown is named, with the key it stands under",
    arguments: [
      (#"{"place": "moon", "things": []}"#, "place", #"has the unknown word "moon""#),
      (#"{"place": "Field", "things": []}"#, "place", #"has the unknown word "Field""#),
      (
        #"{"place": "field", "things": ["mat", "tank"]}"#, "things", #"has the unknown word "tank""#
      ),
      (
        #"{"place": "field", "things": [], "texts": {"tank": "x", "gun": "y", "zoo": "z"}}"#,
        "texts", #"has the unknown word "gun""#
      ),
      (#"{"place": "field", "things": [], "zoo": 1, "colour": 2}"#, "colour", "is not a known key"),
    ])
  func unknown(json: String, key: String, reason: String) throws {
    let error = try #require(throws: DecodingError.self) { try read(json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      [context.codingPath.map(\.stringValue), [context.debugDescription]] == [[key], [reason]])
  }

  @Test("Keys are texts, never numbers")
  func numberedKey() {
    #expect(AnyKey(intValue: 3) == nil)
    #expect(AnyKey(stringValue: "3").intValue == nil)
  }
}
