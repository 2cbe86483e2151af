import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct LEB128Tests {
  @Test(
    "A number takes as many bytes as it has groups of seven bits",
    arguments: [
      (0, [0]), (1, [1]), (0x7F, [0x7F]), (0x80, [0x80, 1]), (300, [0xAC, 2]),
      (0x3FFF, [0xFF, 0x7F]), (0x4000, [0x80, 0x80, 1]),
      (.max, [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
    ] as [(UInt32, [UInt8])])
  func numbers(number: UInt32, expected: [UInt8]) {
    var bytes = Array(repeating: UInt8(0), count: LEB128.size(of: number))
    var place = 0
    LEB128.write(number, to: &bytes, at: &place)
    #expect(bytes == expected)
    #expect(place == expected.count)
  }

  @Test("Numbers are read one after the other as they were written")
  func roundTrip() {
    var generator = SeededGenerator(seed: 1)
    let numbers = (0..<1000).map { _ in
      UInt32.random(in: .min ... .max, using: &generator)
        >> UInt32.random(
          in: 0...31, using: &generator)
    }
    var bytes = Array(repeating: UInt8(0), count: numbers.reduce(0) { $0 + LEB128.size(of: $1) })
    var place = 0
    for number in numbers { LEB128.write(number, to: &bytes, at: &place) }
    place = 0
    let read = numbers.map { _ in LEB128.read(bytes.span, at: &place) }
    #expect(read == numbers)
    #expect(place == bytes.count)
  }
}
