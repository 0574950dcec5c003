import Tableware
import TablewareUIKit

/// The user requests another name.
struct Rename: Event {}

/// A title and a detail, from any model that has them: one cell for several models.
struct CardRow: Row {
  let id: String
  let title: String
  let detail: String
  let canBeRenamed: Bool
  var body: RowContent { RowContent(title: title, subtitle: detail) }
}

extension CardRow {
  init(_ account: Account) {
    self.init(id: "account", title: account.name, detail: account.plan, canBeRenamed: true)
  }

  init(_ facts: [String: String]) {
    let title = facts["title"] ?? ""
    self.init(
      id: "facts: \(title)", title: title, detail: facts["detail"] ?? "", canBeRenamed: false)
  }
}

extension CardRow: UIKitRow {
  func configure(_ cell: CardCell) { cell.show(self) }
}

/// A card, with a button if there is something to rename.
final class CardCell: UITableViewCell {
  private let rename = UIButton("Rename", raising: Rename())

  func show(_ card: CardRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = card.title
    content.secondaryText = card.detail
    contentConfiguration = content
    // A cell was used by another row: everything is set, every time.
    accessoryView = card.canBeRenamed ? rename : nil
  }
}
