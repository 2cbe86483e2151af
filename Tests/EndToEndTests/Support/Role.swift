import CAtspi

/// What kind of thing an accessible is.
struct Role: Hashable {
  private let value: AtspiRole.RawValue

  init(_ role: AtspiRole) { value = role.rawValue }

  static let application = Role(ATSPI_ROLE_APPLICATION)
  static let alert = Role(ATSPI_ROLE_ALERT)
  static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
  static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  static let dialog = Role(ATSPI_ROLE_DIALOG)
  static let entry = Role(ATSPI_ROLE_ENTRY)
  static let frame = Role(ATSPI_ROLE_FRAME)
  static let heading = Role(ATSPI_ROLE_HEADING)
  static let image = Role(ATSPI_ROLE_IMAGE)
  static let label = Role(ATSPI_ROLE_LABEL)
  static let list = Role(ATSPI_ROLE_LIST)
  static let listItem = Role(ATSPI_ROLE_LIST_ITEM)
  static let menuItem = Role(ATSPI_ROLE_MENU_ITEM)
  static let table = Role(ATSPI_ROLE_TABLE)
  static let tableCell = Role(ATSPI_ROLE_TABLE_CELL)
  static let toggleButton = Role(ATSPI_ROLE_TOGGLE_BUTTON)
}

extension Role: CustomStringConvertible {
  /// The name that AT-SPI gives this role, such as "push button".
  var description: String { String(taking: atspi_role_get_name(AtspiRole(value))) ?? "\(value)" }
}
