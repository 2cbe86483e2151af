import PuppyTrainingCore

@testable import PuppyTrainingGtk

extension PictureAlbum {
  /// Without pictures, which most tests do not need.
  static var none: PictureAlbum { PictureAlbum(load: { .empty }) }
}
