import Gtk

/// What the window of a scenario looks like, over the theme. It is no part of the app's own style,
/// so it is not shipped with that.
enum ScenarioStyle {
  static func add() { Appearance.addStyle(text: text) }

  private static let text = """
    @define-color step_passed mix(@theme_fg_color, #1b7f4d, 0.55);
    @define-color step_failed mix(@theme_fg_color, #a51d2d, 0.55);
    .scenario { padding: 12px; }
    .scenario .secondary { color: mix(@theme_fg_color, @theme_base_color, 0.22); }
    .scenario .covers { padding: 0 6px; }
    .step {
      padding: 12px;
      border-radius: 12px;
      border: 1px solid @borders;
      border-left-width: 4px;
      background-color: @theme_base_color;
    }
    .step:dir(rtl) { border-left-width: 1px; border-right-width: 4px; }
    .step.current { border-color: @theme_selected_bg_color; }
    .step.passed { border-color: mix(@borders, @step_passed, 0.7); }
    .step.failed { border-color: mix(@borders, @step_failed, 0.7); }
    .step .number, .step .action { font-weight: bold; }
    .step .problem { color: @step_failed; }
    .step .machine { font-family: monospace; font-size: 0.92em; }
    .step button.verdict { border-radius: 999px; padding: 3px 12px; }
    .step button.verdict:checked { font-weight: bold; }
    .scenario-foot { padding: 9px 18px; border-top: 1px solid @borders; }
    .scenario-foot .tally { font-weight: bold; }
    .notice {
      padding: 9px 18px;
      background-color: mix(@theme_base_color, #f5c211, 0.20);
      border-bottom: 1px solid @borders;
    }

    """
}
