#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

extension Theme {
  /// The font of a role in the text size of the user.
  func font(_ role: FontRole, _ style: UIFont.TextStyle) -> UIFont {
    font(role, over: UIFont.preferredFont(forTextStyle: style))
  }

  /// The font of a role; the usual one if the theme has none.
  func font(_ role: FontRole, over usual: UIFont) -> UIFont {
    guard let font = fonts[role] else { return usual }
    let size = usual.pointSize * CGFloat(font.shownPercent) / 100
    // A family that is not installed is replaced by that of the system.
    return font.safeFamily.flatMap { UIFont(name: $0, size: size) }
      ?? UIFont(descriptor: usual.fontDescriptor, size: size)
  }
}

extension TableViewBackend {
  /// Sets the tint of the table view to the accent of the theme, if it has one.
  func showTheme() {
    let theme = table.shownTheme
    guard theme != shownTheme else { return }
    shownTheme = theme
    tableView?.tintColor = theme.roles[.accent]?.textColor
    for (cell, binding) in cells.cells {
      binding.isOutOfDate = true
      (cell as? ContentCell)?.theme = theme
    }
    invalidateHeaders()
  }
}
#endif
