import FoundationEssentials
import Gtk

/// What differs between the pictures of the same names in two folders.
struct FolderComparison {
  /// A picture that is not the same in both.
  struct Difference {
    /// The name of the file.
    let name: String
    /// The pictures as they are in the first and in the second folder, where they are there.
    let first, second: PixelImage?
    /// How they differ, where both are there.
    let comparison: PixelComparison?
  }

  let first, second: String
  /// In the order of their names.
  private(set) var differences: [Difference] = []
  /// How many pictures there are, each name counted once.
  private(set) var count = 0

  /// - Throws: `Mistake` for a folder without pictures, and for what cannot be read as a picture.
  init(_ first: String, _ second: String) throws(Mistake) {
    self.first = first
    self.second = second
    let (left, right) = (try PictureFolder(first), try PictureFolder(second))
    let names = Set(left.names).union(right.names).sorted()
    count = names.count
    for name in names {
      let (before, after) = (try left[name], try right[name])
      guard let before, let after else {
        differences.append(
          Difference(name: name, first: before, second: after, comparison: nil))
        continue
      }
      let comparison = PixelComparison(Pixels(before), Pixels(after))
      if comparison.differs {
        differences.append(
          Difference(name: name, first: before, second: after, comparison: comparison))
      }
    }
  }

  /// A line for each difference.
  var report: String {
    differences.map { "\($0.name): \(summary(of: $0))\n" }.joined()
      + "\(count) pictures compared, \(differences.count) differ\n"
  }

  /// How a picture differs, in a few words.
  func summary(of difference: Difference) -> String {
    guard let left = difference.first else { return "only in \(second)" }
    guard let right = difference.second else { return "only in \(first)" }
    guard left.width == right.width, left.height == right.height else {
      return "\(left.width)×\(left.height) became \(right.width)×\(right.height)"
    }
    let wrong = difference.comparison?.wrong.count(where: \.self) ?? 0
    return wrong == 1 ? "1 pixel differs" : "\(wrong) pixels differ"
  }
}
