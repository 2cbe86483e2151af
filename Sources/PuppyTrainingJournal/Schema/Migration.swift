/// The way from one version of the schema to the next one.
struct Migration: Sendable {
  /// The version that it leads to, which its script writes to `user_version` too.
  let version: Int
  let script: String
}
