import CAtspi

/// What kind of thing an accessible is, as GTK 4.8 tells it: a toggle button is a button that may
/// be pressed, an item of a grid view is a table cell, a label with the role status is a status
/// bar.
public struct Role: Hashable {
  private let value: AtspiRole.RawValue

  init(_ role: AtspiRole) { value = role.rawValue }

  public static let application = Role(ATSPI_ROLE_APPLICATION)
  public static let button = Role(ATSPI_ROLE_PUSH_BUTTON)
  public static let checkBox = Role(ATSPI_ROLE_CHECK_BOX)
  public static let checkMenuItem = Role(ATSPI_ROLE_CHECK_MENU_ITEM)
  public static let dialog = Role(ATSPI_ROLE_DIALOG)
  public static let entry = Role(ATSPI_ROLE_ENTRY)
  public static let frame = Role(ATSPI_ROLE_FRAME)
  /// A part without a meaning of its own.
  public static let filler = Role(ATSPI_ROLE_FILLER)
  public static let heading = Role(ATSPI_ROLE_HEADING)
  public static let image = Role(ATSPI_ROLE_IMAGE)
  public static let label = Role(ATSPI_ROLE_LABEL)
  public static let link = Role(ATSPI_ROLE_LINK)
  public static let menuItem = Role(ATSPI_ROLE_MENU_ITEM)
  public static let radioMenuItem = Role(ATSPI_ROLE_RADIO_MENU_ITEM)
  public static let statusBar = Role(ATSPI_ROLE_STATUS_BAR)
  public static let text = Role(ATSPI_ROLE_TEXT)
  public static let table = Role(ATSPI_ROLE_TABLE)
  public static let tableCell = Role(ATSPI_ROLE_TABLE_CELL)
}

extension Role: CustomStringConvertible {
  /// The name that AT-SPI gives this role, such as "push button".
  public var description: String {
    String(taking: atspi_role_get_name(AtspiRole(value))) ?? "\(value)"
  }
}
