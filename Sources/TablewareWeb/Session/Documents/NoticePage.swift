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
  static func ended(_ language: WebLanguage, _ basePath: BasePath = .root) -> HTML {
    notice(language.pageWords.ended, in: language, basePath)
  }

  /// The page about an address without a screen.
  static func missing(_ language: WebLanguage, _ basePath: BasePath = .root) -> HTML {
    notice(language.pageWords.missing, in: language, basePath)
  }

  /// The page for a browser that has not opened the address with the start token.
  static func needsToken(_ language: WebLanguage, _ basePath: BasePath = .root) -> HTML {
    notice(language.pageWords.needsToken, in: language, basePath, hasLink: false)
  }

  /// - Parameter hasLink: whether the page leads to the first screen.
  private static func notice(
    _ text: String, in language: WebLanguage, _ basePath: BasePath, hasLink: Bool = true
  ) -> HTML {
    var html = HTML(headOf: text, in: language) { head in
      head.markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
      head.styleSheet(basePath.path(of: "/app.css"))
    }
    html.markup("<body class=\"notice\">\n<p role=\"alert\">")
    html.text(text)
    html.markup("</p>\n")
    if hasLink {
      html.markup("<p><a")
      html.attribute("href", basePath.path(of: "/"))
      html.markup(">")
      html.text(language.pageWords.startOver)
      html.markup("</a></p>\n")
    }
    html.markup("</body>\n</html>\n")
    return html
  }
}
