import Tableware
import TablewareUIKit

/// The user opens the terms.
struct ReadTerms: Event {}

/// A reminder of the terms, with a button that shows them.
struct TermsRow: Row {
  let id = "what the terms are"
  var body: RowContent { RowContent(title: "Terms", subtitle: "One sentence") }
}

extension TermsRow: UIKitRow {
  func configure(_ cell: TermsCell) { cell.show(body) }
}

/// A title, a line below, and a button.
final class TermsCell: UITableViewCell {
  func show(_ row: RowContent) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title.string
    content.secondaryText = row.subtitle?.string
    contentConfiguration = content
    if accessoryView == nil { accessoryView = UIButton("Read", raising: ReadTerms()) }
  }
}
