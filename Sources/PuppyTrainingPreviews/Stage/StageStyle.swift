/// What the stage around an exhibit looks like.
enum StageStyle {
  static let text = """
    .stage { background-color: mix(@theme_bg_color, @theme_fg_color, 0.12); }
    .platform { background-color: @theme_bg_color; }
    .platform > .background { box-shadow: 0 1px 4px alpha(black, 0.3); }
    """
}
