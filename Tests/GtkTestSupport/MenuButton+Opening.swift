import CGtk
import Gtk

extension MenuButton {
  package func openMenu() { gtk_menu_button_popup(opaque) }
}
