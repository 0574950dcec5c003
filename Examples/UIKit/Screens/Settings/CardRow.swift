import Tableware
import TablewareUIKit

/// The reader wants another name.
struct Rename: Event {}

/// A title and a detail, made from whatever has them: one cell for several models.
struct CardRow: Row {
  let id: String
  let title: String
  let detail: String
  let canBeRenamed: Bool

  init(_ account: Account) {
    id = "account"
    title = account.name
    detail = account.plan
    canBeRenamed = true
  }

  init(_ facts: [String: String]) {
    title = facts["title"] ?? ""
    id = "facts: \(title)"
    detail = facts["detail"] ?? ""
    canBeRenamed = false
  }

  var body: RowContent { RowContent(title: title, subtitle: detail) }
}

extension CardRow: UIKitRow {
  func configure(_ cell: CardCell) { cell.show(self) }
}

/// A card, with a button if there is something to rename.
final class CardCell: UITableViewCell {
  private lazy var rename = {
    let button = UIButton(type: .system)
    button.setTitle("Rename", for: .normal)
    button.sizeToFit()
    button.addAction(UIAction { [weak self] _ in self?.raise(Rename()) }, for: .touchUpInside)
    return button
  }()

  func show(_ card: CardRow) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = card.title
    content.secondaryText = card.detail
    contentConfiguration = content
    // A cell comes from another row: everything is set, every time.
    accessoryView = card.canBeRenamed ? rename : nil
  }
}
