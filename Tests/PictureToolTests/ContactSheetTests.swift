import PuppyTrainingCore
import Testing

@testable import puppy_training_pictures

@MainActor
struct ContactSheetTests {
  @Test("Words are escaped")
  func escaping() {
    #expect(ContactSheet.escape(#"a < b & "c""#) == "a &lt; b &amp; &quot;c&quot;")
  }
}
