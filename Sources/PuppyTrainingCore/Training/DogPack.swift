import Observation

/// The dogs, and the one whose training is shown. Each change is on disk before it shows; one that
/// throws has changed nothing.
@MainActor @Observable
public final class DogPack {
  /// All dogs that are not deleted, archived ones too, in the order in which they were added.
  public private(set) var dogs: [Dog]
  /// The bin: the dogs that were deleted and can be brought back, the last one at the end.
  public private(set) var deleted: [DeletedDog]
  private var currentID: Dog.ID?
  private let store: Result<any DogStore, JournalFault>

  /// - Parameters:
  ///   - store: where the dogs are kept.
  ///   - current: whose training was shown last; gives way to the first dog that is not archived.
  /// - Throws: `JournalFault` when they cannot be read.
  public init(_ store: any DogStore, current: Dog.ID? = nil) throws(JournalFault) {
    self.store = .success(store)
    dogs = try store.dogs()
    deleted = try store.deletedDogs()
    currentID = current
  }

  /// No dogs, and none can be kept, because of this.
  public init(unusable fault: JournalFault) {
    store = .failure(fault)
    dogs = []
    deleted = []
  }

  /// The dogs to choose from.
  public var offered: [Dog] { dogs.filter { !$0.isArchived } }

  /// Whose training is shown; `nil` only when no dog is offered.
  public var current: Dog? { offered.first { $0.id == currentID } ?? offered.first }

  public subscript(id: Dog.ID) -> Dog? { dogs.first { $0.id == id } }

  /// Shows the training of this dog from now on.
  public func choose(_ id: Dog.ID) {
    if currentID != id { currentID = id }
  }

  /// Keeps a dog, a new one at the end, and shows the training of a new one from now on.
  public func save(_ dog: Dog) throws(JournalFault) {
    guard self[dog.id] != dog else { return }
    try store.get().save(dog)
    if let place = dogs.firstIndex(where: { $0.id == dog.id }) {
      dogs[place] = dog
    } else {
      dogs.append(dog)
      currentID = dog.id
    }
  }

  /// Puts a dog away, or takes it out again.
  public func setArchived(_ isArchived: Bool, _ id: Dog.ID) throws(JournalFault) {
    guard var dog = self[id] else { return }
    dog.isArchived = isArchived
    try save(dog)
  }

  /// Puts a dog into the bin with all its practice.
  public func delete(_ id: Dog.ID) throws(JournalFault) {
    guard let place = dogs.firstIndex(where: { $0.id == id }) else { return }
    let date = try store.get().delete(id)
    deleted.append(DeletedDog(dogs.remove(at: place), at: date))
  }

  /// Removes the dogs in the bin for good, with all their practice.
  public func emptyBin() throws(JournalFault) {
    guard !deleted.isEmpty else { return }
    try store.get().emptyBin()
    deleted = []
  }

  /// Brings a deleted dog back; see `TrainingModel.bringBack`, which also knows of its practice then.
  package func restore(_ id: Dog.ID) throws(JournalFault) {
    guard let place = deleted.firstIndex(where: { $0.id == id }) else { return }
    let store = try store.get()
    try store.restore(id)
    let dog = deleted.remove(at: place).dog
    // In the place that it had, which the store knows.
    dogs = (try? store.dogs()) ?? dogs + [dog]
    currentID = id
  }
}
