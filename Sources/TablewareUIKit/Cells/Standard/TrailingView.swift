#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The trailing side of the default cell, for rows that need more there than one control or
/// accessory.
///
/// ```
///  ┌ badges ┐ ┌ values ┐ ┌ number ┐ ┌ control ┐ ┌ mark ┐ ┌ accessory ┐
/// ```
///
/// An accessory view replaces the accessory type, so it contains the accessory as well. Labels are
/// cut if there is no room; everything else keeps its size.
@MainActor
final class TrailingView: UIView {
  /// The views from the leading to the trailing edge.
  private(set) var items: [UIView] = []
  /// The sizes of views that do not fit themselves.
  private var sizes: [ObjectIdentifier: CGSize] = [:]

  private static let spacing: CGFloat = 8

  /// Replaces the views.
  func show(_ new: [UIView]) {
    for item in items where !new.contains(where: { $0 === item }) { item.removeFromSuperview() }
    for item in new where item.superview !== self { addSubview(item) }
    items = new
    setNeedsLayout()
  }

  /// Sets the size that fits the views.
  ///
  /// - Parameters:
  ///   - width: the width of the cell in points.
  ///   - share: the part of the width that the views may take; the title keeps the rest.
  ///   - control: the control among the views, and its size if it does not fit itself.
  func fit(
    in width: CGFloat, share: CGFloat = 2 / 3, control: (view: UIView, size: CGSize?)?
  ) {
    sizes = [:]
    if let control, let size = control.size { sizes[ObjectIdentifier(control.view)] = size }
    let all = items.map(naturalSize)
    let gaps = Self.spacing * CGFloat(max(0, items.count - 1))
    var room = width * share - gaps
    for (item, size) in zip(items, all) where !(item is UILabel) { room -= size.width }
    for (item, size) in zip(items, all) {
      var size = size
      if item is UILabel {
        size.width = max(0, min(size.width, room))
        room -= size.width
      }
      sizes[ObjectIdentifier(item)] = size
    }
    let fitted = items.map(naturalSize)
    let total = fitted.reduce(gaps) { $0 + $1.width }
    frame.size = CGSize(width: total, height: fitted.reduce(0) { max($0, $1.height) })
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for item in items {
      let size = naturalSize(item)
      item.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
  }

  private func naturalSize(_ item: UIView) -> CGSize {
    if let size = sizes[ObjectIdentifier(item)] { return size }
    let size = (item as? UILabel)?.sizeThatFits(.unlimited) ?? item.fittingSize
    // A column has the width that its row specifies.
    return CGSize(
      width: max(size.width, (item as? ValueLabel)?.columnWidth ?? 0), height: size.height)
  }
}

/// A value at the trailing edge of a row.
@MainActor
final class ValueLabel: UILabel {
  /// The smallest width, so that values of neighboring rows form a column.
  private(set) var columnWidth: CGFloat = 0
  /// The height of the picture, in points; 0 without one.
  private(set) var pictureHeight: CGFloat = 0

  /// Shows a value, in the secondary color if it has no tone.
  ///
  /// - Parameter pictures: the loaded pictures, by their addresses.
  func show(_ value: RowValue, _ pictures: [String: UIImage], _ style: RowTextStyle) {
    let font = style.theme.font(.body, .body)
    self.font = font
    textColor = style.color(.secondary)
    textAlignment = .natural
    attributedText = style.text(value.text, after: value.image, pictures, font: font)
    pictureHeight = value.image.map { CGFloat($0.shownSize.height) } ?? 0
    columnWidth = 0
    let digits = value.width
    guard digits > 0 else { return }
    let digit = UILabel(frame: .zero)
    digit.font = font
    digit.text = String(repeating: "0", count: min(digits, 40))
    columnWidth = digit.sizeThatFits(.unlimited).width
    textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }
}

extension CGSize {
  /// Room for a text on one line.
  fileprivate static var unlimited: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension UIView {
  /// The size that the view chooses for itself.
  var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
#endif
