import CGtk

/// An icon.
public final class Image: Widget {
  override class var type: GType { gtk_image_get_type() }

  public convenience init(icon name: String) { self.init(new: gtk_image_new_from_icon_name(name)) }

  /// An icon that says nothing that is not said beside it: screen readers pass over it.
  public convenience init(decoration name: String) {
    let image = cgtk_image_new_decoration()
    self.init(new: image)
    icon = name
  }

  /// The name of the icon in the icon theme.
  public var icon: String {
    get { String(optional: gtk_image_get_icon_name(opaque)) ?? "" }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }
}
