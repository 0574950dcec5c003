#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware

/// The header or footer of a section. A cell of the kind of its row presents it, as it would
/// present it among the rows.
///
/// ```
///  HeaderView
///  ├ cell     image, texts, badges, control, mark, accessory
///  ├ button   takes taps, and has the menu; as wide as the cell without its accessory view
///  └ captions buttons over the title and the values of a header of columns
/// ```
@MainActor
final class HeaderView: UITableViewHeaderFooterView {
  /// The cell that shows the row.
  private(set) var cell: UITableViewCell?
  /// The kind of row that the cell is for.
  private(set) var kind: RowKind?
  let captions = CaptionButtons()

  /// Takes the cell of another kind of row.
  func adopt(_ new: UITableViewCell, of kind: RowKind) {
    cell?.removeFromSuperview()
    cell = new
    self.kind = kind
    new.backgroundColor = .clear
    new.frame = contentView.bounds
    let button = tapButton
    button.autoresizingMask = []
    contentView.addSubview(new)
    contentView.addSubview(button)
    captions.moveToFront(in: contentView)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell else { return }
    cell.frame = contentView.bounds
    var area = cell.frame
    if let accessory = cell.accessoryView {
      // The cell lays out its accessory view, which has controls of its own.
      let room = min(area.width, accessory.frame.width + 24)
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { area.origin.x += room }
      area.size.width -= room
    }
    tapButton.frame = area
    cell.layoutIfNeeded()
    captions.layOut(over: cell, in: contentView)
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    cell?.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }
}

extension UITableViewHeaderFooterView {
  private static let buttonTag = 0x7AB1E

  /// A button that taps the row of the header, and has its menu.
  func makeTapButton() -> UIButton {
    let button = UIButton(
      type: .custom,
      primaryAction: UIAction { [weak self] _ in
        guard let binding = self?.binding else { return }
        binding.backend?.interaction.perform(.tap, on: binding.row)
      })
    button.isAccessibilityElement = false
    button.tag = Self.buttonTag
    return button
  }

  /// The button that taps the row; behind what a view of the app shows.
  var tapButton: UIButton {
    if let button = contentView.subviews.first(where: { $0.tag == Self.buttonTag }) as? UIButton {
      return button
    }
    let button = makeTapButton()
    button.frame = contentView.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(button, at: 0)
    return button
  }
}
#endif
