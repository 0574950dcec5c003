#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareHosting

/// Buttons over the captions of a header of columns, each as high as the header.
///
/// Assistive technology adjusts and activates the header as a whole instead.
@MainActor
final class CaptionButtons {
  /// The buttons by the indices of their captions.
  private(set) var buttons: [Int: UIButton] = [:]

  /// Shows a button for each column by which the user can order rows, and no others.
  func show(_ columns: [Int], in view: UITableViewHeaderFooterView) {
    for (column, button) in buttons where !columns.contains(column) {
      button.removeFromSuperview()
      buttons[column] = nil
    }
    for column in columns where buttons[column] == nil {
      let button = UIButton(
        type: .custom,
        primaryAction: UIAction { [weak view] _ in
          guard let binding = view?.binding,
            let value = binding.row.presentation.content.sort?.value(afterTapOn: column)
          else { return }
          binding.backend?.interaction.perform(.set(value), on: binding.row)
        })
      button.isAccessibilityElement = false
      buttons[column] = button
      view.contentView.addSubview(button)
    }
  }

  /// Moves the buttons above a new cell.
  func moveToFront(in view: UIView) {
    for button in buttons.values { view.bringSubviewToFront(button) }
  }

  /// Places the buttons over the title and the values of a cell that has been laid out. A value
  /// that is a line below the title, because of the text size, has no button.
  func layOut(over cell: UITableViewCell, in view: UIView) {
    guard !buttons.isEmpty else { return }
    let labels = (cell as? ContentCell)?.labels ?? []
    let area = view.bounds
    let values = labels.map { $0.convert($0.bounds, to: view) }
    for (column, button) in buttons {
      if column == 0 {
        button.frame = area.before(values.first, in: view)
      } else if values.indices.contains(column - 1) {
        let value = values[column - 1]
        button.frame = CGRect(
          x: value.minX, y: area.minY, width: value.width, height: area.height)
      } else {
        button.frame = .zero
      }
    }
  }
}

extension TableViewBackend {
  /// The columns of a header as a menu, for a tap beside the captions; `nil` for any other header.
  ///
  /// In the largest text sizes, the captions are lines below the title, and only this menu is left.
  func sortMenu(of header: BoundRow) -> UIMenu? {
    guard let sort = header.presentation.content.sort, sort.isSettable else { return nil }
    return UIMenu(
      children: sort.columns.map { column in
        UIAction(
          title: sort.captions[column], state: sort.column == column ? .on : .off
        ) { [weak self] _ in
          guard let value = sort.value(afterTapOn: column) else { return }
          self?.interaction.perform(.set(value), on: header)
        }
      })
  }
}

extension CGRect {
  /// Returns the part of the rectangle before another one, in the direction of the language.
  @MainActor
  fileprivate func before(_ other: CGRect?, in view: UIView) -> CGRect {
    guard let other else { return self }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      return CGRect(x: other.maxX, y: minY, width: max(0, maxX - other.maxX), height: height)
    }
    return CGRect(x: minX, y: minY, width: max(0, other.minX - minX), height: height)
  }
}
#endif
