import CAtspi

/// A state an accessible can be in, as far as the tests ask for it.
public enum State: CaseIterable {
  case active, checked, enabled, expanded, focusable, focused, pressed, selected, sensitive, showing
  case visible

  var type: AtspiStateType {
    switch self {
    case .active: ATSPI_STATE_ACTIVE
    case .checked: ATSPI_STATE_CHECKED
    case .enabled: ATSPI_STATE_ENABLED
    case .expanded: ATSPI_STATE_EXPANDED
    case .focusable: ATSPI_STATE_FOCUSABLE
    case .focused: ATSPI_STATE_FOCUSED
    case .pressed: ATSPI_STATE_PRESSED
    case .selected: ATSPI_STATE_SELECTED
    case .sensitive: ATSPI_STATE_SENSITIVE
    case .showing: ATSPI_STATE_SHOWING
    case .visible: ATSPI_STATE_VISIBLE
    }
  }
}
