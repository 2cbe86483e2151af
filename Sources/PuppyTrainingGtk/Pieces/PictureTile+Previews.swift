import PuppyTrainingCore

extension PictureTile: Previewed {
  static let previews = Preview.each(
    of: "picture-tile", ["sit": "sit", "wave": "wave", "fetch": "fetch", "dance": "dance"]
  ) { id in
    let tile = PictureTile()
    tile.show(try PreviewData.trick(id))
    return Exhibit(tile.widget, of: tile, width: 262)
  }
}
