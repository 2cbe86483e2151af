extension Prop: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case words, parts }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    words = try values.decode(String.self, forKey: .words)
    parts = try values.decode([Part].self, forKey: .parts)
  }
}

extension Prop.Part: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case disc, oval, bar, poly, line, arc
    case fill, opacity, z, flat, height, round, width, smooth, turn
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    let opacity = try values.decodeIfPresent(Double.self, forKey: .opacity) ?? 1
    paint = try values.decodePaint(forKey: .fill, opacity: opacity)
    z = try values.decodeIfPresent(Double.self, forKey: .z) ?? 0
    height = try values.decodeIfPresent(Double.self, forKey: .height) ?? 0
    isFlat = try values.decodeIfPresent(Bool.self, forKey: .flat) ?? false
    outline = try Self.outline(values)
  }

  private static func outline(
    _ values: KeyedDecodingContainer<CodingKeys>
  ) throws -> Outline {
    let width = try values.decodeIfPresent(Double.self, forKey: .width) ?? 2
    if values.contains(.disc) {
      let numbers = try values.decodeNumbers(3, forKey: .disc)
      return .disc(Point3(numbers[0], numbers[1]), numbers[2])
    }
    if values.contains(.oval) {
      let numbers = try values.decodeNumbers(4, forKey: .oval)
      let turn = try values.decodeIfPresent(Double.self, forKey: .turn) ?? 0
      return .oval(
        Point3(numbers[0], numbers[1]), width: numbers[2], height: numbers[3], turn: turn)
    }
    if values.contains(.bar) {
      let numbers = try values.decodeNumbers(6, forKey: .bar)
      return .bar(
        Point3(numbers[0], numbers[1]), numbers[2], Point3(numbers[3], numbers[4]), numbers[5])
    }
    if values.contains(.poly) {
      let rounding = try values.decodeIfPresent(Double.self, forKey: .round) ?? 0
      return .polygon(try values.decodePairs(forKey: .poly), rounding: rounding)
    }
    if values.contains(.arc) {
      let numbers = try values.decodeNumbers(6, forKey: .arc)
      let points = (0...24).map { index -> Point3 in
        let angle = numbers[4] + (numbers[5] - numbers[4]) * Double(index) / 24
        let direction = Point3.direction(angle)
        return Point3(numbers[0] + numbers[2] * direction.x, numbers[1] + numbers[3] * direction.y)
      }
      return .line(points, width: width, isSmooth: false)
    }
    let isSmooth = try values.decodeIfPresent(Bool.self, forKey: .smooth) ?? false
    return .line(try values.decodePairs(forKey: .line), width: width, isSmooth: isSmooth)
  }
}
