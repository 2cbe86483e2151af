import Testing

@testable import PuppyTrainingPreviews

@Suite struct BrightnessTests {
  @Test(
    arguments: [
      (0xffffff, 0x000000, 21.0), (0x777777, 0xffffff, 4.48), (0x767676, 0xffffff, 4.54),
      (0xff0000, 0xffffff, 4.0), (0x3584e4, 0xffffff, 3.77), (0x123456, 0x123456, 1),
    ] as [(UInt32, UInt32, Double)])
  func contrastIsThatOfTheGuidelines(left: UInt32, right: UInt32, contrast: Double) {
    let found = Brightness(left).contrast(with: Brightness(right))
    #expect(abs(found - contrast) < 0.01)
    #expect(found == Brightness(right).contrast(with: Brightness(left)))
  }
}
