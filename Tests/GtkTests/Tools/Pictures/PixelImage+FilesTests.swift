import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Pictures in files", .withGtk)
  struct PixelImageFilesTests {
    @Test("The contents of a file are those that a file has")
    func contents() throws {
      let image = PixelImage(width: 3, height: 2) { pen in
        pen.setColor(0, 0, 1)
        pen.fillAll()
      }
      let folder = try TemporaryFolder()
      try image.write(png: "\(folder.path)/blue.png")
      let written = try #require(PixelImage(png: "\(folder.path)/blue.png"))
      #expect(written.bytes == image.bytes)
      #expect(written.png == image.png)
      #expect(image.png.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    }

    @Test("A picture that was written is the same when it is read")
    func files() throws {
      let folder = try TemporaryFolder()
      let image = PixelImage(width: 5, height: 3) { pen in
        pen.setColor(0.2, 0.4, 0.6, 0.5)
        pen.fillAll()
      }
      let path = "\(folder.path)/picture.png"
      try image.write(png: path)
      let read = try #require(PixelImage(png: path))
      #expect((read.width, read.height) == (5, 3))
      #expect(read.bytes == image.bytes)
      #expect(PixelImage(png: "\(folder.path)/none.png") == nil)
    }

    @Test("A file that cannot be written is said with its path")
    func unwritable() {
      let image = PixelImage(width: 1, height: 1) { _ in }
      #expect(throws: PixelImageError.self) { try image.write(png: "/no-such-folder/x.png") }
    }

    @Test("A vector file is drawn as large as is asked for, and only when it is there")
    func vectors() throws {
      let folder = try TemporaryFolder()
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">\
        <rect x="0" y="0" width="4" height="8"/></svg>
        """
      let path = try folder.write(text.utf8, to: "half.svg")
      let image = try #require(PixelImage(svg: path, size: 4))
      #expect((image.width, image.height) == (4, 4))
      let opacities = image.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      #expect(opacities == (0..<16).map { $0 % 4 < 2 ? 255 : 0 })
      #expect(PixelImage(svg: "\(folder.path)/none.svg", size: 4) == nil)
    }
  }
}
