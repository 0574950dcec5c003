import Tableware
import TerminalKit

extension RowContent {
  /// The row with bars instead of its texts, each of the expected length.
  var asBars: RowContent {
    var row = self
    row.symbol = head()?.asBar
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
  /// The texts before the title: the initials or the glyph of the picture, and the symbol.
  ///
  /// - Parameter picture: the picture that is shown in place of its text, which leaves room for it.
  func head(_ picture: RowPicture? = nil) -> RowText? {
    guard let image else { return symbol }
    let face = picture.map { RowText(String(repeating: " ", count: $0.columns)) } ?? image.face
    return symbol.map { face + " " + $0 } ?? face
  }
}

extension RowImage {
  /// The picture as text, at least two columns wide.
  var face: RowText {
    let text = placeholderText ?? "▣"
    if let initialsColor {
      return RowText(
        text.displayWidth < 2 ? text + " " : text, style: .reversed, color: initialsColor)
    }
    return RowText(text, tone: tint == nil ? .accent : nil, color: tint)
  }
}

extension RowValue {
  /// The text after the picture as text.
  var drawn: RowText {
    guard let face = image?.face else { return text }
    return text.string.isEmpty ? face : face + " " + text
  }

  /// The columns that the value takes.
  func columns(limit: Int) -> Int {
    guard width > 0 else { return drawn.columns(limit: limit) }
    return width + (image.map { $0.face.columns(limit: limit) + 1 } ?? 0)
  }
}

extension RowText {
  /// A bar of the width of the text, up to the limit of a terminal.
  fileprivate var asBar: RowText {
    RowText(String(repeating: "░", count: columns(limit: 500)))
  }
}
