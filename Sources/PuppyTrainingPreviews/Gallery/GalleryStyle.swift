/// What the gallery looks like around what it shows.
enum GalleryStyle {
  /// - Parameter textSize: of the gallery's own texts, in logical pixels: those of the stage can be
  ///   made larger without the knobs running away from the pointer.
  static func text(textSize: Double) -> String {
    """
    \(StageStyle.ground)
    @define-color mark_tab #1a5fb4;
    @define-color mark_text #ffffff;
    @define-color mark_edge #ffffff;
    @define-color mark_fault #e01b24;
    @define-color mark_chosen #3584e4;
    @define-color fault_text mix(@theme_fg_color, #c01c28, 0.6);
    .chrome { font-size: \(textSize)px; }
    .gallery-sidebar { border-right: 1px solid @borders; background-color: @theme_base_color; }
    .gallery-sidebar:dir(rtl) { border-right: none; border-left: 1px solid @borders; }
    .gallery-sidebar row { padding: 3px 8px 3px 20px; min-height: 20px; }
    .gallery-sidebar row:dir(rtl) { padding: 3px 20px 3px 8px; }
    .gallery-sidebar row.view-row { padding: 9px 8px 3px 8px; }
    .view-name { font-weight: bold; }
    .knobs { padding: 6px 8px; border-bottom: 1px solid @borders; }
    .knobs button { padding: 2px 8px; min-height: 24px; }
    .knobs button:checked { background-image: none;
      background-color: mix(@theme_bg_color, @theme_selected_bg_color, 0.35); }
    .knobs spinbutton, .knobs spinbutton text { min-height: 26px; padding: 0 2px; }
    .knobs spinbutton button { min-height: 20px; min-width: 16px; padding: 0 4px; }
    .address { font-family: monospace; }
    .inspector { border-left: 1px solid @borders; background-color: @theme_base_color; }
    .inspector:dir(rtl) { border-left: none; border-right: 1px solid @borders; }
    .inspector-summary { padding: 10px 12px; font-weight: bold;
      border-bottom: 1px solid @borders; }
    .inspector row { padding: 3px 8px; }
    .element-role { color: mix(@theme_fg_color, @theme_base_color, 0.3); }
    .element-states { font-style: italic; }
    .element-faults, .inspector-summary.faulty { color: @fault_text; }
    .inspector row:selected .element-role, .inspector row:selected .element-faults {
      color: inherit; }
    .message { padding: 10px 14px; border-radius: 12px; color: @theme_fg_color;
      background-color: @theme_base_color; border: 2px solid @mark_chosen;
      box-shadow: 0 2px 8px alpha(black, 0.3); font-family: monospace; }
    .message.fault { border-color: @mark_fault; }
    """
  }
}
