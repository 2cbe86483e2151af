import PuppyTrainingCore

extension Prop {
  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var words = ""
    var parts: [Part] = []
    try reader.fields(requiring: ["words", "parts"]) { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "words": words = try reader.string()
      case "parts": parts = try reader.list(Part.init)
      default: throw .unknownKey
      }
    }
    self.init(words: words, parts: parts)
  }
}

extension Prop.Part {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var outlines: [(name: String, numbers: [Double])] = []
    var paint = Paint(0)
    var (opacity, z, height, width, rounding, turn) = (1.0, 0.0, 0.0, 2.0, 0.0, 0.0)
    var (isFlat, isSmooth) = (false, false)
    try reader.fields(requiring: ["fill"]) { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "disc": outlines.append((key, try reader.numbers(3)))
      case "oval": outlines.append((key, try reader.numbers(4)))
      case "bar", "arc": outlines.append((key, try reader.numbers(6)))
      case "poly", "line": outlines.append((key, try reader.places()))
      case "fill": paint = try reader.paint()
      case "opacity": opacity = try reader.number()
      case "z": z = try reader.number()
      case "flat": isFlat = try reader.bool()
      case "height": height = try reader.number()
      case "round": rounding = try reader.number()
      case "width": width = try reader.number()
      case "smooth": isSmooth = try reader.bool()
      case "turn": turn = try reader.number()
      default: throw .unknownKey
      }
    }
    guard outlines.count == 1, let (name, numbers) = outlines.first else {
      throw JSONReader.Unexpected("is not exactly one of disc, oval, bar, poly, line and arc")
    }
    func point(_ index: Int) -> Point3 { Point3(numbers[index], numbers[index + 1]) }
    var points: [Point3] { stride(from: 0, to: numbers.count, by: 2).map(point) }
    let outline: Outline =
      switch name {
      case "disc": .disc(point(0), numbers[2])
      case "oval": .oval(point(0), width: numbers[2], height: numbers[3], turn: turn)
      case "bar": .bar(point(0), numbers[2], point(3), numbers[5])
      case "poly": .polygon(points, rounding: rounding)
      case "arc": .line(Self.arc(numbers), width: width, isSmooth: false)
      default: .line(points, width: width, isSmooth: isSmooth)
      }
    paint.opacity = opacity
    self.init(outline: outline, paint: paint, z: z, isFlat: isFlat, height: height)
  }

  /// - Parameter numbers: the middle, the half width and height, and the first and last angle.
  private static func arc(_ numbers: [Double]) -> [Point3] {
    (0...24).map { index in
      let angle = numbers[4] + (numbers[5] - numbers[4]) * Double(index) / 24
      let direction = Point3.direction(angle)
      return Point3(numbers[0] + numbers[2] * direction.x, numbers[1] + numbers[3] * direction.y)
    }
  }
}
