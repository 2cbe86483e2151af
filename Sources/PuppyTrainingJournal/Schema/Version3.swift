extension Migration {
  /// When dogs were deleted; NULL for those that are not, and for those of which an older version
  /// did not note it.
  static let version3 = Migration(
    version: 3,
    script: """
      PRAGMA user_version = 3;

      ALTER TABLE dog ADD COLUMN deleted_at REAL;
      """)
}
