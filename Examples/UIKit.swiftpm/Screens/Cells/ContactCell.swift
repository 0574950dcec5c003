import Foundation
import Tableware
import TablewareUIKit

/// The user tapped the button of a contact.
struct Followed: Event {}

struct ContactRow: UIKitRow, Equatable {
  let name: String
  let note: String
  var isFollowed = false
  var id: String { name }
  var body: RowContent { RowContent(title: name, subtitle: note) }
  func configure(_ cell: ContactCell) { cell.show(self) }
}

/// A picture, two texts and a button, with constraints: the cell is as high as its texts.
// entry: own-cell
final class ContactCell: UITableViewCell {
  let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  let name = UILabel()
  let note = UILabel()
  let button = UIButton(configuration: .tinted())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .headline)
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.numberOfLines = 0
    button.addAction(UIAction { [weak self] _ in self?.raise(Followed()) }, for: .touchUpInside)
    for label in [name, note] { label.adjustsFontForContentSizeCategory = true }
    for view in [avatar, name, note, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    activateConstraints()
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ row: ContactRow) {
    name.text = row.name
    note.text = row.note
    button.configuration?.title = row.isFollowed ? "Following" : "Follow"
  }
}
// end

// entry: own-cell-constraints
extension ContactCell {
  private func activateConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      note.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }
}
// end
