import PuppyTrainingCore

extension PictureLibrary.NamedLook {
  private static let keys = [
    "id", "name", "coat", "second", "light", "markings", "ears", "tail", "hair", "legs", "trunk",
    "muzzle",
  ]

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var (id, name, look) = ("", "", DogLook.reference)
    try reader.fields(requiring: Self.keys) { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "id": id = try reader.string()
      case "name": name = try reader.string()
      case "coat": look.coat = try reader.paint()
      case "second": look.second = try reader.paint()
      case "light": look.light = try reader.paint()
      case "markings": look.markings = try reader.word()
      case "ears": look.ears = try reader.word()
      case "tail": look.tail = try reader.word()
      case "hair": look.hair = try reader.word()
      case "legs": look.legs = try reader.number(in: 0.4...1.2)
      case "trunk": look.trunk = try reader.number(in: 0.8...1.4)
      case "muzzle": look.muzzle = try reader.number(in: 0.5...1.3)
      default: throw .unknownKey
      }
    }
    self.init(id: id, name: name, look: look)
  }
}
