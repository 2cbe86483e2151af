import CGtk

/// GTK 4.8 reads some parts that it puts inside its widgets out by the names of their classes.
extension Widget {
  /// Gives every such part inside, however deep, a name that can be heard.
  ///
  /// - Parameter bars: what scroll bars and the menus and pages around other parts are called.
  public func nameParts(_ name: String) {
    for part in children {
      switch String(cString: g_type_name(cgtk_type_of(part.raw))) {
      case "GtkBuiltinIcon", "GtkRange", "GtkPopoverContent": part.setAccessibleName("")
      case "GtkScrollbar", "GtkPopoverMenu": part.setAccessibleName(name)
      case "GtkScrolledWindow": part.setAccessibleName(name)
      case "GtkStack": Stack(borrowing: part.raw).namePages(name)
      default: break
      }
      part.nameParts(name)
    }
  }
}

extension Stack {
  fileprivate func namePages(_ name: String) {
    guard let pages = gtk_stack_get_pages(opaque) else { return }
    for index in 0..<g_list_model_get_n_items(pages) {
      guard let page = g_list_model_get_item(pages, index) else { continue }
      gtk_stack_page_set_title(OpaquePointer(page), name)
      g_object_unref(page)
    }
    g_object_unref(UnsafeMutableRawPointer(pages))
  }
}
