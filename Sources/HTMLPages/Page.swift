/// A page of HTML that needs nothing but the pictures beside it.
public struct Page: Sendable {
  public var title: String
  /// CSS.
  public var style: String
  /// HTML.
  public var body: String

  public init(title: String, style: String, body: String) {
    self.title = title
    self.style = style
    self.body = body
  }

  /// The contents of its file.
  public var html: String {
    """
    <!doctype html>
    <html lang="en-GB">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.html)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
