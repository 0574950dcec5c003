import Tableware

extension RowContent {
  /// The row with bars in the place of its texts, each as long as what will stand there.
  var asBars: RowContent {
    var row = self
    row.symbol = symbol?.asBar
    row.title = title.asBar
    row.badges = []
    row.subtitle = subtitle?.asBar
    row.values = values.map { RowValue($0.text.asBar, width: $0.width) }
    row.details = details.map {
      RowDetail("", $0.text.asBar, lineLimit: $0.lineLimit)
    }
    return row
  }
}

extension RowText {
  /// A bar as wide as the text, up to what a terminal may show.
  fileprivate var asBar: RowText {
    RowText(String(repeating: "░", count: columns(limit: 500)))
  }
}
