/// The whole page, as it is sent first: it can be used without a script.
struct PageDocument {
  let language: WebLanguage
  let basePath: BasePath
  /// The path of a file that the browser has to save.
  let file: String?
  let title: String
  let token: String
  let version: Int
  let chrome: ItemHTML
  let theme: ThemeClass?
  let items: [PageItem]
  /// The menu or the question over the page.
  let box: PageBox?
  /// The identifiers of the items, in their order; empty if they have none.
  let identifiers: [Patch.ItemIdentifier]
  let window: Patch.Window
  let history: WebSession.HistoryEntry
  let sticksToEnd: Bool

  var html: HTML {
    var html = HTML(headOf: title, in: language) { head in
      head.markup("<link rel=\"icon\" href=\"data:,\">\n")
      head.styleSheet(basePath.path(of: "/app.css"))
      head.markup("<script type=\"module\"")
      head.attribute("src", basePath.path(of: "/app.js"))
      head.markup("></script>\n")
      if let file {
        head.markup("<meta http-equiv=\"refresh\"")
        head.attribute("content", "0; url=\(file)")
        head.markup(">\n")
      }
    }
    html.markup("<body")
    html.attribute("data-tab", token)
    html.attribute("data-v", "\(version)")
    html.attribute("data-words", language.pageWords.spoken)
    let positions = [
      window.first, window.end, window.total, window.rowsBefore, window.rows,
      window.hasExtraHeader ? 1 : 0,
    ]
    html.attribute("data-w", positions.map(String.init).joined(separator: ","))
    html.attribute("data-u", history.text)
    if sticksToEnd { html.markup(" data-e=\"1\"") }
    // The app validates its fields; otherwise a browser would block every button until the fields
    // are valid.
    html.markup(">\n")
    addColors(to: &html)
    html.markup("<form method=\"post\" novalidate autocomplete=\"off\"")
    html.attribute("action", basePath.path(of: "/do?tab=\(token)"))
    html.markup(">\n<input type=\"hidden\"")
    html.attribute("name", SentForm.versionName)
    html.attribute("value", "\(version)")
    html.markup(">\n<button class=\"vh\" name=\"e\" value=\"apply\" tabindex=\"-1\">")
    html.text(language.pageWords.apply)
    html.markup("</button>\n<header id=\"r0\"")
    html.attribute("class", chrome.state)
    html.markup(">")
    html.append(chrome.html)
    html.markup("</header>\n<main id=\"main\"")
    html.markup(box == nil ? ">" : " inert>")
    html.markup("<div id=\"before\"></div>\n<div id=\"rows\">\n")
    html.items(
      items, identifiers: identifiers, rowsBefore: window.rowsBefore, rowCount: window.rows,
      label: "title")
    html.markup("</div>\n<div id=\"after\"></div></main>\n")
    addPager(to: &html)
    html.markup("</form>\n<p id=\"net\"></p>")
    html.markup("<p id=\"live\" class=\"vh\" role=\"status\"></p>\n</body>\n</html>\n")
    return html
  }

  /// Links the colors of the items and the theme of the screen, for a browser without a script.
  private func addColors(to html: inout HTML) {
    let classes = ColorClass.all(in: (items + (box?.items ?? [])).map(\.html.colored))
    let names = classes.map(\.name) + [theme?.name].compactMap { $0 }
    guard !names.isEmpty else { return }
    html.styleSheet(basePath.path(of: "/color.css?c=\(names.joined(separator: ","))"))
  }

  /// Adds buttons that show other rows, for browsers without a script.
  private func addPager(to html: inout HTML) {
    guard window.first > 0 || window.end < window.total else { return }
    html.markup("<p class=\"pager\">")
    if window.first > 0 {
      html.markup("<button name=\"e\" value=\"page -1\">")
      html.text(language.pageWords.rowsBefore)
      html.markup("</button>")
    }
    if window.end < window.total {
      html.markup("<button name=\"e\" value=\"page 1\">")
      html.text(language.pageWords.moreRows)
      html.markup("</button>")
    }
    html.markup("</p>\n")
  }
}

extension HTML {
  /// The beginning of a page, up to the end of its head.
  ///
  /// - Parameter addLinks: adds what the head has besides the title, in lines.
  init(headOf title: String, in language: WebLanguage, _ addLinks: (inout HTML) -> Void) {
    self.init(markup: "<!doctype html>\n<html")
    attribute("lang", language.code)
    attribute("dir", language.direction.rawValue)
    markup(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">

      """)
    addLinks(&self)
    markup("<title>")
    text(title)
    markup("</title>\n</head>\n")
  }

  /// Adds a link to a style sheet.
  mutating func styleSheet(_ path: String) {
    markup("<link rel=\"stylesheet\"")
    attribute("href", path)
    markup(">\n")
  }
}
