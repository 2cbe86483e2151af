extension Migration {
  /// What dogs look like in pictures. The looks are those of the picture files, which may change.
  static let version2 = Migration(
    version: 2,
    script: """
      PRAGMA user_version = 2;

      ALTER TABLE dog ADD COLUMN look TEXT;
      ALTER TABLE dog ADD COLUMN collar TEXT
        CHECK (collar IN ('blue', 'red', 'orange', 'green', 'violet', 'black'));
      """)
}
