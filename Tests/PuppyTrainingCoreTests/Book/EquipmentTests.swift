import PuppyTrainingCore
import Testing

struct EquipmentTests {
  @Test("A person can choose everything but treats, in the order of the cases")
  func choosable() {
    #expect([.treats] + Equipment.choosable == Equipment.allCases)
  }
}
