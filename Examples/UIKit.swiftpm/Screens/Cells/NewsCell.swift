import Foundation
import Tableware
import TablewareUIKit

struct NewsRow: UIKitRow, Equatable {
  let title: String
  let text: String
  var badge: String?
  var id: String { title }
  var body: RowContent { RowContent(title: title, subtitle: text) }
  func configure(_ cell: NewsCell) { cell.show(self) }
}

/// A card with a shadow and rounded corners, filled by nested stack views.
final class NewsCell: UITableViewCell {
  let card = UIView()
  let icon = UIImageView()
  let title = UILabel()
  let badge = UILabel()
  let text = UILabel()
  let like = UIButton(configuration: .plain())
  let share = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = .clear
    styleCard()
    styleContent()
    let stack = UIStackView(arrangedSubviews: [header, text, footer])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(16, after: text)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 8),
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
  }

  func show(_ row: NewsRow) {
    title.text = row.title
    text.text = row.text
    badge.text = row.badge
    badge.isHidden = row.badge == nil
  }

  private var header: UIStackView {
    let stack = UIStackView(arrangedSubviews: [icon, title, badge])
    stack.alignment = .center
    stack.spacing = 8
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    return stack
  }

  private var footer: UIStackView {
    let stack = UIStackView(arrangedSubviews: [like, share])
    stack.distribution = .fillEqually
    return stack
  }

  private func styleCard() {
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.layer.cornerCurve = .continuous
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.separator.cgColor
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.15
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowRadius = 6
  }

  private func styleContent() {
    icon.image = UIImage(
      systemName: "sparkles", withConfiguration: UIImage.SymbolConfiguration(pointSize: 21))
    icon.tintColor = .systemOrange
    icon.contentMode = .scaleAspectFit
    title.font = .preferredFont(forTextStyle: .headline)
    badge.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold))
    badge.textColor = .secondaryLabel
    text.font = .preferredFont(forTextStyle: .body)
    text.numberOfLines = 3
    for label in [title, badge, text] { label.adjustsFontForContentSizeCategory = true }
    like.configuration?.title = "Like"
    like.configuration?.image = UIImage(systemName: "heart")
    like.configuration?.imagePadding = 6
    share.configuration?.title = "Share"
  }
}
