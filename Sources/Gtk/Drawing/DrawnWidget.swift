import CGtk

/// What a drawn widget shows: how big it is, and what it looks like.
public protocol Drawing: AnyObject {
  /// The least and the best size along one direction, in logical pixels.
  ///
  /// - Parameter size: the room in the other direction, or -1 when it is not known yet.
  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int)

  /// Draws everything between (0, 0) and the size of the canvas.
  func draw(on canvas: Canvas)

  /// The theme, the text size or the scale is another one: whatever was computed from it is void.
  func styleChanged()

  /// The widget came on the screen or left it, the pointer came or went, or its window became
  /// another one than that with the keyboard.
  func stateChanged()
}

extension Drawing {
  public func styleChanged() {}
  public func stateChanged() {}
}

/// A widget without children that a Swift object draws. Its ground and border come from the style
/// sheet, as those of any widget.
public final class DrawnWidget: Widget {
  nonisolated private struct Instance {
    var parent: GtkWidget
    /// A weak reference to the drawing, which belongs to the view that also holds the widget.
    var drawing: UnsafeMutableRawPointer?
  }

  override class var type: GType { registeredType }

  /// A widget that this object draws, as long as it lives.
  ///
  /// - Parameter isPicture: screen readers tell of it as of a picture, by its accessible name; else
  ///   they pass it over.
  public convenience init(_ drawing: any Drawing, isPicture: Bool = false) {
    let role = isPicture ? GTK_ACCESSIBLE_ROLE_IMG : GTK_ACCESSIBLE_ROLE_PRESENTATION
    guard let raw = cgtk_widget_new_with_role(Self.registeredType, role) else {
      fatalError("GTK could not make a drawn widget.")
    }
    let holder = Unmanaged.passRetained(WeakDrawing(drawing)).toOpaque()
    raw.assumingMemoryBound(to: Instance.self).pointee.drawing = holder
    self.init(new: raw.assumingMemoryBound(to: GtkWidget.self))
  }

  /// What is drawn has changed, not its size.
  public func redraw() { gtk_widget_queue_draw(pointer()) }

  /// The pointer is over it.
  public var isHovered: Bool {
    gtk_widget_get_state_flags(pointer()).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }

  /// It is in a window that a person could see: shown, and not minimized.
  public var isOnScreen: Bool {
    guard gtk_widget_get_mapped(pointer()) != 0, let native = gtk_widget_get_native(pointer()),
      let surface = gtk_native_get_surface(native)
    else { return false }
    return !cgtk_surface_is_minimized(surface)
  }

  /// What is drawn asks for another size.
  public func resize() { gtk_widget_queue_resize(pointer()) }

  private static let registeredType: GType = {
    let initClass: GClassInitFunc = { classPointer, _ in
      if let classPointer { DrawnWidget.fill(classPointer) }
    }
    return g_type_register_static_simple(
      gtk_widget_get_type(), "SwiftDrawnWidget", guint(MemoryLayout<GtkWidgetClass>.size),
      initClass,
      guint(MemoryLayout<Instance>.size), nil, GTypeFlags(rawValue: 0))
  }()

  nonisolated private static func fill(_ classPointer: UnsafeMutableRawPointer) {
    let object = classPointer.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.finalize = { DrawnWidget.finalize($0) }
    let widget = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widget.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      DrawnWidget.measure(widget, orientation, size, minimum, natural)
    }
    widget.pointee.snapshot = { DrawnWidget.snapshot($0, $1) }
    widget.pointee.css_changed = { DrawnWidget.cssChanged($0, $1) }
    widget.pointee.map = { widget in
      DrawnWidget.parentClass(GtkWidgetClass.self)?.pointee.map?(widget)
      _ = DrawnWidget.enterDrawing(of: widget) { $0.stateChanged() }
    }
    widget.pointee.unmap = { widget in
      DrawnWidget.parentClass(GtkWidgetClass.self)?.pointee.unmap?(widget)
      _ = DrawnWidget.enterDrawing(of: widget) { $0.stateChanged() }
    }
    widget.pointee.state_flags_changed = { widget, _ in
      _ = DrawnWidget.enterDrawing(of: widget) { $0.stateChanged() }
    }
  }

  nonisolated private static func parentClass<Class>(_: Class.Type) -> UnsafeMutablePointer<Class>?
  {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: Class.self)
  }

  nonisolated private static func finalize(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object else { return }
    let instance = UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self)
    if let drawing = instance.pointee.drawing { Unmanaged<AnyObject>.fromOpaque(drawing).release() }
    parentClass(GObjectClass.self)?.pointee.finalize?(object)
  }

  /// Calls the drawing of a widget, if it has one yet.
  nonisolated private static func enterDrawing<Result: Sendable>(
    of widget: UnsafeMutablePointer<GtkWidget>?, _ call: @MainActor (any Drawing) -> Result
  ) -> Result? {
    guard let widget else { return nil }
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Instance.self)
    guard let reference = instance.pointee.drawing else { return nil }
    nonisolated(unsafe) let pointer = reference
    return withoutActuallyEscaping(call) { call in
      MainActor.assumeIsolated {
        Unmanaged<WeakDrawing>.fromOpaque(pointer).takeUnretainedValue().drawing.map(call)
      }
    }
  }

  nonisolated private static func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: gint,
    _ minimum: UnsafeMutablePointer<gint>?, _ natural: UnsafeMutablePointer<gint>?
  ) {
    let direction: Orientation =
      orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    let sizes = enterDrawing(of: widget) { $0.measure(direction, for: Int(size)) }
    minimum?.pointee = gint(sizes?.minimum ?? 0)
    natural?.pointee = gint(sizes?.natural ?? 0)
  }

  nonisolated private static func snapshot(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?
  ) {
    guard let widget, let snapshot else { return }
    nonisolated(unsafe) let canvas = (widget, snapshot)
    _ = enterDrawing(of: widget) { $0.draw(on: Canvas(canvas.0, canvas.1)) }
  }

  nonisolated private static func cssChanged(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ change: OpaquePointer?
  ) {
    parentClass(GtkWidgetClass.self)?.pointee.css_changed?(widget, change)
    _ = enterDrawing(of: widget) { $0.styleChanged() }
  }
}

private final class WeakDrawing {
  private(set) weak var drawing: (any Drawing)?
  init(_ drawing: any Drawing) { self.drawing = drawing }
}
