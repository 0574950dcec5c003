#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// A badge of a row: a pill.
@MainActor
final class BadgeLabel: UILabel {
  private static let padding: CGFloat = 8

  /// Shows a badge. A disabled row has one color.
  func show(_ badge: RowBadge, _ style: RowTextStyle, isEnabled: Bool) {
    text = badge.shownText
    font = UIFont.systemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .subheadline).pointSize - 2, weight: .semibold)
    textAlignment = .center
    if let color = badge.color, isEnabled {
      backgroundColor = color.fillColor
      textColor = color.labelColor
    } else {
      backgroundColor = .systemFill
      textColor = style.color(badge.tone)
    }
    layer.masksToBounds = true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = super.sizeThatFits(size)
    return CGSize(width: text.width + 2 * Self.padding, height: text.height + 4)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

extension RowColor {
  /// The color of a text: readable on light and dark backgrounds, and more so with high contrast.
  var textColor: UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let background = isDark ? Self.backgrounds.dark : Self.backgrounds.light
      let ratio = traits.accessibilityContrast == .high ? 7 : 4.5
      return RGB(isDark ? self.dark : self.light).readable(on: background, ratio: ratio).uiColor
    }
  }

  /// The color behind a row.
  var groundColor: UIColor {
    UIColor { ($0.userInterfaceStyle == .dark ? self.ground.dark : self.ground.light).uiColor }
  }

  /// The color behind a text.
  var fillColor: UIColor {
    UIColor { ($0.userInterfaceStyle == .dark ? self.fill.dark : self.fill.light).uiColor }
  }

  /// The color of a text on this color: black or white.
  var labelColor: UIColor {
    UIColor { ($0.userInterfaceStyle == .dark ? self.fill.dark : self.fill.light).text.uiColor }
  }
}

extension RGB {
  fileprivate var uiColor: UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }
}

extension UIColor {
  /// The color behind a match of a search.
  static var highlight: UIColor {
    RowColor(light: 0xFF_E9A3, dark: 0x5A_4A12).fillColor
  }
}
#endif
