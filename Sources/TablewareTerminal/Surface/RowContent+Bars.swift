import Tableware
import TerminalKit

extension RowContent {
  /// The row with bars in the place of its texts, each as long as what will stand there.
  var asBars: RowContent {
    var row = self
    row.symbol = head?.asBar
    row.image = nil
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

extension RowContent {
  /// What stands before the title: the initials or the glyph of the picture, and the symbol.
  var head: RowText? {
    guard let image else { return symbol }
    let face = image.face
    return symbol.map { face + " " + $0 } ?? face
  }
}

extension RowImage {
  /// The picture as text, two columns wide at least.
  var face: RowText {
    let text = placeholderText ?? "▣"
    if let initialsColor {
      return RowText(
        text.displayWidth < 2 ? text + " " : text, style: .reversed, color: initialsColor)
    }
    return RowText(text, tone: tint == nil ? .accent : nil, color: tint)
  }
}

extension RowText {
  /// A bar as wide as the text, up to what a terminal may show.
  fileprivate var asBar: RowText {
    RowText(String(repeating: "░", count: columns(limit: 500)))
  }
}
