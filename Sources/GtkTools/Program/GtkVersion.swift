import CGtk
import Gtk

/// The version of GTK that runs, such as `4.8.3`.
public var gtkVersion: String {
  "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
}
