// As in Table.swift: attributed texts, fonts, colors, labels and pictures, as documented.
import UIKit

class DocumentedLabel: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String? {
    get { nil }
    set {}
  }
  override var attributedText: NSAttributedString? {
    get { nil }
    set {}
  }
  override var font: UIFont! {
    get { .preferredFont(forTextStyle: .body) }
    set {}
  }
  override var textColor: UIColor! {
    get { .label }
    set {}
  }
  override var textAlignment: NSTextAlignment {
    get { .natural }
    set {}
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

// Fonts, colors and attributed texts may be used on every thread.
func documentedTexts() -> NSAttributedString {
  let font = UIFont.preferredFont(forTextStyle: .body)
  let _: CGFloat = font.pointSize
  let bold: UIFontDescriptor? = font.fontDescriptor.withSymbolicTraits(.traitBold)
  let text = NSMutableAttributedString(string: "Favorites")
  let colors: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .tintColor, .systemFill, .systemGreen, .systemOrange,
    .systemRed, .clear,
  ]
  for color in colors {
    text.append(
      NSAttributedString(
        string: "!", attributes: [.foregroundColor: color, .backgroundColor: UIColor.clear]))
  }
  if let bold {
    let strong = UIFont(descriptor: bold, size: 0)
    text.append(NSAttributedString(string: text.string, attributes: [.font: strong]))
  }
  return text
}

@MainActor
func documentedContent(_ cell: UITableViewCell) {
  var content = UIListContentConfiguration.subtitleCell()
  content.attributedText = documentedTexts()
  content.secondaryAttributedText = content.attributedText
  content.textProperties.color = .tintColor
  content.textProperties.numberOfLines = 1
  content.secondaryTextProperties.font = content.textProperties.font
  content.image = UIImage(named: "star")
  content.imageProperties.tintColor = nil
  content.imageProperties.reservedLayoutSize = CGSize(
    width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
  content.directionalLayoutMargins.leading += 10
  let _: NSDirectionalEdgeInsets = content.directionalLayoutMargins
  cell.indentationWidth = 0
  cell.tintColor = .systemRed
  let _: Bool = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
}

@MainActor
func documentedPictures() {
  let button = UIButton(type: .detailDisclosure, primaryAction: UIAction { _ in })
  button.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
  let _: UIImage? = button.image(for: .normal)
  let _ = UIImageView(image: UIImage(systemName: "star"))
  let wheel = UIActivityIndicatorView(style: .medium)
  wheel.startAnimating()
  let _: Bool = wheel.isAnimating
  wheel.stopAnimating()
}
