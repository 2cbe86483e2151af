import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Image")
  struct ImageTests {
    @Test("It shows the icon of this name")
    func icon() {
      let image = Image(icon: "open-menu-symbolic")
      #expect(image.icon == "open-menu-symbolic")
      image.icon = "edit-find-symbolic"
      #expect(image.icon == "edit-find-symbolic")
      #expect(Image(new: gtk_image_new()).icon == "")
    }

    @Test("A decoration is not read out, an icon is")
    func decoration() {
      let roles = [Image(decoration: "edit-find-symbolic"), Image(icon: "edit-find-symbolic")]
        .map { gtk_accessible_get_accessible_role($0.opaque) }
      #expect(roles == [GTK_ACCESSIBLE_ROLE_PRESENTATION, GTK_ACCESSIBLE_ROLE_IMG])
      #expect(Image(decoration: "edit-find-symbolic").icon == "edit-find-symbolic")
    }
  }
}
