/// What the stage around an exhibit looks like.
enum StageStyle {
  /// Of pictures: nothing shines through what is on the stage.
  static let text = ground + "\n.platform { background-color: @theme_bg_color; }"

  /// What pictures and the gallery share.
  static let ground = """
    @define-color stage_ground mix(@theme_bg_color, @theme_fg_color, 0.12);
    .stage { background-color: @stage_ground; }
    .platform > .background { box-shadow: 0 1px 4px alpha(black, 0.3); }
    """
}
