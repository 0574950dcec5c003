#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The appearance of a cell before a row with a style was shown in it: a cell of the app has colors
/// of its own.
@MainActor
private final class PlainLook {
  let background: UIColor?
  let selectedBackground: UIView?
  let separator: UIEdgeInsets

  init(of cell: UITableViewCell) {
    background = cell.backgroundColor
    selectedBackground = cell.selectedBackgroundView
    separator = cell.separatorInset
  }
}

extension UITableViewCell {
  private static let plainLookKey = AssociationKey()

  private var plainLook: PlainLook? {
    get { objc_getAssociatedObject(self, Self.plainLookKey.address) as? PlainLook }
    set {
      objc_setAssociatedObject(
        self, Self.plainLookKey.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Sets the line below the cell and the colors behind it, as far as the style has them.
  func show(_ style: RowStyle) {
    guard style != RowStyle() || plainLook != nil else { return }
    let plain = plainLook ?? PlainLook(of: self)
    plainLook = plain
    switch style.separator {
    case RowStyle.Separator.none?:
      // UIKit draws no line without room.
      separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10_000)
    case .full: separatorInset = .zero
    case .indented:
      separatorInset = UIEdgeInsets(
        top: 0, left: Self.textMargin + CGFloat(style.insets.leading), bottom: 0, right: 0)
    case nil: separatorInset = plain.separator
    }
    backgroundColor = style.background?.groundColor ?? plain.background
    selectedBackgroundView =
      style.selection.map { color in
        let view = UIView(frame: .zero)
        view.backgroundColor = color.groundColor
        return view
      } ?? plain.selectedBackground
  }

  /// The distance of texts from the leading edge of a cell, in points.
  private static var textMargin: CGFloat { 20 }
}
#endif
