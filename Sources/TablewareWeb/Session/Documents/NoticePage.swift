/// Pages without a session. They contain nothing of the request.
enum NoticePage {
  /// A page that loads itself once more. A browser that followed a link from another site, and
  /// therefore sent no cookie, then sends the request from this site.
  static let again = HTML(
    markup: """
      <!doctype html>
      <html>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0">
      <title>…</title>
      </head>
      </html>

      """)

  /// The page about a form whose session has ended.
  static func ended(_ language: WebLanguage) -> HTML {
    notice(language.pageWords.ended, in: language)
  }

  /// The page about an address without a screen.
  static func missing(_ language: WebLanguage) -> HTML {
    notice(language.pageWords.missing, in: language)
  }

  private static func notice(_ text: String, in language: WebLanguage) -> HTML {
    var html = HTML(
      headOf: text, in: language,
      """
      <meta name="color-scheme" content="light dark">
      <link rel="stylesheet" href="/app.css">

      """)
    html.markup("<body class=\"notice\">\n<p role=\"alert\">")
    html.text(text)
    html.markup("</p>\n<p><a href=\"/\">")
    html.text(language.pageWords.beginAnew)
    html.markup("</a></p>\n</body>\n</html>\n")
    return html
  }
}
