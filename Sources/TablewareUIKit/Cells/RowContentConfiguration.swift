#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

extension UIListContentConfiguration {
  /// The default content of a cell: symbol, title, and below it the subtitle, the details and the
  /// message.
  ///
  /// - Parameter hasTrailingView: whether a ``TrailingView`` shows the values of the row. If not,
  ///   they are lines below the title.
  /// - Parameter isStacked: whether the texts are so large that values are lines below the title,
  ///   and no text has a limit of lines.
  /// - Parameter base: the fonts, colors and margins of a header or footer; `nil` for a row.
  /// - Parameter pictures: the pictures that were loaded, by their addresses.
  static func row(
    _ presentation: RowPresentation, _ theme: Theme = Theme(),
    on base: UIListContentConfiguration? = nil, hasTrailingView: Bool = true,
    isStacked: Bool = false,
    pictures: [String: UIImage] = [:]
  ) -> UIListContentConfiguration {
    let content = presentation.content
    var configuration = base ?? UIListContentConfiguration.subtitleCell()
    let style = RowTextStyle(of: content, theme)
    if base == nil {
      configuration.textProperties.font = theme.font(.body, .body)
      configuration.secondaryTextProperties.font = theme.font(.secondary, .subheadline)
    }
    configuration.textProperties.numberOfLines = isStacked ? 0 : max(1, content.titleLineLimit)
    if base == nil || content.control != nil && content.sort == nil || !content.isEnabled {
      configuration.textProperties.color = style.titleColor
    }
    configuration.secondaryTextProperties.color = style.color(.secondary)
    // There is one picture: with an image, the symbol is before the title.
    let symbol = content.image == nil ? nil : content.symbol
    let text = (symbol.map { $0 + " " + content.title } ?? content.title).after(content.leadingMark)
    let title = style.text(text, font: configuration.textProperties.font)
    configuration.text = title.string
    configuration.attributedText = title
    let font = configuration.secondaryTextProperties.font
    var below = [content.subtitle].compactMap { $0 }.map { style.text($0, font: font) }
    if isStacked || !hasTrailingView {
      below += content.values.map { style.text($0.text, after: $0.image, pictures, font: font) }
    }
    below = below.filter { !$0.string.isEmpty }
    below += content.details.map { style.text($0, pictures, font: font) }
    if let message = content.message, !message.string.isEmpty {
      below.append(style.text(message, font: font))
    }
    if let subtitle = NSAttributedString.lines(below) {
      configuration.secondaryText = subtitle.string
      configuration.secondaryAttributedText = subtitle
    }
    // One limit applies to all lines below the title: it is the subtitle's if nothing follows that.
    configuration.secondaryTextProperties.numberOfLines =
      !isStacked && below.count <= 1 && content.message == nil && content.details.isEmpty
      ? max(1, content.subtitleLineLimit) : 0
    if let image = content.image, !content.isPlaceholder {
      configuration.show(image, loaded: image.address.flatMap { pictures[$0] }, style)
    } else if let symbol = content.symbol, !symbol.string.isEmpty {
      configuration.image = UIImage.glyph(symbol.string)
      let run = symbol.runs.first
      configuration.imageProperties.tintColor =
        run?.color.map(style.color) ?? style.color(run?.tone ?? .accent)
      configuration.imageProperties.reservedLayoutSize = CGSize(
        width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
    }
    configuration.directionalLayoutMargins.leading += CGFloat(max(0, content.level)) * levelWidth
    configuration.lay(out: content.style)
    return configuration
  }

  /// Sets the margins of a style.
  private mutating func lay(out style: RowStyle) {
    let insets = style.insets
    directionalLayoutMargins.leading += CGFloat(insets.leading)
    directionalLayoutMargins.trailing += CGFloat(insets.trailing)
    let margin: CGFloat? =
      switch style.density {
      case .compact: 6
      case .regular: 11
      case .comfortable: 18
      case nil: nil
      }
    guard let margin else { return }
    directionalLayoutMargins.top = margin
    directionalLayoutMargins.bottom = margin
  }

  /// The indentation of one level of a tree, in points.
  private static var levelWidth: CGFloat { 20 }
}

extension RowContent {
  /// The accessory before the title, if the style requires that: a cell has room for a view only at
  /// its trailing edge, where buttons stay.
  fileprivate var leadingMark: RowText? {
    guard style.accessoryEdge == .leading else { return nil }
    return switch accessory {
    case .none, .detail: nil
    case .disclosure, .detailDisclosure: RowText("›", tone: .secondary)
    case .checkmark: RowText("✓", tone: .accent)
    }
  }

  /// The accessory at the trailing edge.
  var trailingAccessory: Accessory {
    guard style.accessoryEdge == .leading else { return accessory }
    return accessory.hasDetail ? .detail : .none
  }
}

extension RowContent {
  /// The accessory whose room the row reserves; `nil` for none.
  var accessoryRoom: Accessory? {
    style.accessoryRoom.flatMap { $0 == .none || values.isEmpty ? nil : $0 }
  }
}

extension RowText {
  fileprivate func after(_ mark: RowText?) -> RowText { mark.map { $0 + "  " + self } ?? self }
}

/// The colors and fonts of the texts of a row.
struct RowTextStyle {
  private let isEnabled: Bool
  let isPlaceholder: Bool
  private let control: Control?
  let theme: Theme

  init(of content: RowContent, _ theme: Theme = Theme()) {
    self.theme = theme
    isEnabled = content.isEnabled
    isPlaceholder = content.isPlaceholder
    control = content.control
  }

  /// The color of a title without a tone: that of its role for a button.
  var titleColor: UIColor {
    if case .button(let role) = control { return color(role == .destructive ? .bad : .accent) }
    return color(.primary)
  }

  /// The color for a tone; a disabled row has one color.
  func color(_ tone: RowText.Tone) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let color = theme.roles[tone] { return color.textColor }
    return switch tone {
    case .primary: .label
    case .secondary: .secondaryLabel
    case .accent: .tintColor
    case .good: .systemGreen
    case .warning: .systemOrange
    case .bad: .systemRed
    }
  }

  /// A color of the app, as the color of a text.
  func color(_ color: RowColor) -> UIColor { isEnabled ? color.textColor : .tertiaryLabel }

  /// Returns a text with the tones, weights, styles and colors of its runs. Runs without a tone
  /// have the default color. The texts of a placeholder are bars of the same length.
  func text(_ text: RowText, font: UIFont) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let tone = run.tone { attributes[.foregroundColor] = color(tone) }
      if let color = run.color { attributes[.foregroundColor] = self.color(color) }
      let drawn = font.drawn(run)
      if drawn !== font { attributes[.font] = drawn }
      if run.style.contains(.strikethrough) {
        attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      }
      if run.style.contains(.highlighted) {
        attributes[.backgroundColor] = UIColor.highlight
      }
      if let address = run.safeLink, let link = URL(string: address) {
        attributes[.link] = link
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
      if isPlaceholder {
        attributes[.foregroundColor] = UIColor.clear
        attributes[.backgroundColor] = UIColor.systemFill
      }
      result.add(run.text, attributes)
    }
    return result
  }

  /// Returns a labeled line.
  fileprivate func text(
    _ detail: RowDetail, _ pictures: [String: UIImage], font: UIFont
  ) -> NSAttributedString {
    let label = RowText("\(detail.label): ", tone: .secondary)
    guard detail.image != nil else { return text(label + detail.text, font: font) }
    let line = NSMutableAttributedString(string: "")
    line.append(text(label, font: font))
    line.append(text(detail.text, after: detail.image, pictures, font: font))
    return line
  }
}

extension NSAttributedString {
  /// Texts as lines of one text; `nil` without any.
  fileprivate static func lines(_ lines: [NSAttributedString]) -> NSAttributedString? {
    guard !lines.isEmpty else { return nil }
    let result = NSMutableAttributedString(string: "")
    for (index, line) in lines.enumerated() {
      if index > 0 { result.append(NSAttributedString(string: "\n")) }
      result.append(line)
    }
    return result
  }
}

extension UIFont {
  /// The font of the same size for a run; the font itself for a plain run.
  func drawn(_ run: RowText.Run) -> UIFont {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if run.isStrong { traits.insert(.traitBold) }
    if run.style.contains(.italic) { traits.insert(.traitItalic) }
    let hasDigits = run.style.contains(.monospacedDigits)
    let base =
      hasDigits
      ? UIFont.monospacedDigitSystemFont(
        ofSize: pointSize, weight: run.isStrong ? .bold : .regular) : self
    if hasDigits { traits.remove(.traitBold) }
    guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else {
      return base
    }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
#endif
