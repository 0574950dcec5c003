import Tableware

/// A menu or a question, in a dialog over the page.
///
/// It is a part of the chrome: the page below stays as it is, and is updated as usual. A box has
/// few rows, so that a change sends all of them.
struct PageBox: Equatable {
  /// The title of the row or of the action.
  private let title: String
  /// The item that the box is about; 0 for the center.
  private let place: Int
  let items: [PageItem]

  /// Reads the rows of a screen.
  ///
  /// - Parameters:
  ///   - hosted: the menu or the question.
  ///   - overlay: its page.
  ///   - base: the page below.
  init(_ hosted: HostedScreen, on overlay: WebPage, over base: WebPage) {
    title = hosted.screen.title
    items = overlay.entries.map { PageItem(id: $0.id, html: $0.html) }
    // A question interrupts, and a menu belongs to its row.
    guard hosted.screen is MenuScreen, case .row(let row)? = hosted.overlayPlace,
      let entry = base.entries.first(where: { $0.isRow && $0.identity == row })
    else {
      place = 0
      return
    }
    place = entry.id
  }

  /// The inside of the dialog.
  var html: HTML {
    var html = HTML(markup: "<div class=\"bx\"")
    html.attribute("data-at", "\(place)")
    html.markup("><h2 class=\"bxt\" id=\"bt\" dir=\"auto\">")
    html.text(title)
    html.markup("</h2>\n")
    var rest = items[...]
    if let question = rest.first, question.html.isHeader {
      html.markup("<div id=\"bq\">")
      html.header(question)
      html.markup("</div>\n")
      rest = rest.dropFirst()
    }
    html.items(Array(rest), rowsBefore: 0, rowCount: items.count(where: \.html.isRow), label: "bt")
    html.markup("</div>")
    return html
  }
}
