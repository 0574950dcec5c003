import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

/// Everything that a user can see and do with a cell, as text.
@MainActor
struct CellLook {
  let description: String

  init(
    _ cell: UITableViewCell, in tableView: UITableView, _ controller: UIViewController
  ) throws {
    let path = tableView.indexPath(for: cell) ?? IndexPath(row: 0, section: 0)
    var lines = Self.content(cell)
    lines += Self.tree(cell.accessoryView)
    lines.append("accessory \(cell.accessoryType)")
    lines.append("enabled \(cell.isUserInteractionEnabled), tap \(cell.selectionStyle)")
    lines.append(
      "separator \(cell.separatorInset) on \(cell.backgroundColor?.description ?? "–"), "
        + "selected \(cell.selectedBackgroundView?.backgroundColor?.description ?? "–")")
    lines.append("reorder \(cell.showsReorderControl), indentation \(cell.indentationLevel)")
    lines.append(
      "says \(cell.accessibilityLabel ?? "–"), \(cell.accessibilityValue ?? "–"), "
        + "\(cell.accessibilityHint ?? "–"), \(cell.accessibilityTraits.rawValue)")
    lines.append("custom actions \(cell.accessibilityCustomActions?.map(\.name) ?? [])")
    lines += Self.menu(tableView, path, controller)
    for (side, actions) in [
      ("leading", tableView.leadingActions(at: path)),
      ("trailing", tableView.trailingActions(at: path)),
    ] {
      for action in actions {
        lines.append("\(side) \(action.title ?? "") \(action.style) \(action.image?.name ?? "–")")
      }
    }
    if let drag = SimulatedDrag(from: tableView, at: path) {
      lines.append("drag \(drag.items.map(\.itemProvider.registeredTypeIdentifiers))")
      drag.cancel()
    }
    description = lines.joined(separator: "\n")
  }

  private static func content(_ cell: UITableViewCell) -> [String] {
    guard let content = cell.contentConfiguration as? UIListContentConfiguration else { return [] }
    return [
      "title \(text(content.attributedText)) \(content.textProperties.color) "
        + "\(content.textProperties.numberOfLines) lines",
      "below \(text(content.secondaryAttributedText)) \(content.secondaryTextProperties.color) "
        + "\(content.secondaryTextProperties.numberOfLines) lines",
      "image \(content.image?.name ?? "–") \(content.imageProperties.tintColor?.description ?? "–")",
      "margins \(content.directionalLayoutMargins)",
    ]
  }

  /// A text with the attributes of each run.
  private static func text(_ text: NSAttributedString?) -> String {
    guard let text else { return "–" }
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      let font = attributes[.font] as? UIFont
      let isBold = font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
      let marks = [
        (attributes[.foregroundColor] as? UIColor)?.description,
        (attributes[.backgroundColor] as? UIColor).map { "on \($0)" }, isBold ? "bold" : nil,
        font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true ? "italic" : nil,
        font?.hasMonospacedDigits == true ? "digits" : nil,
        attributes[.strikethroughStyle].map { "struck \($0)" },
        attributes[.link].map { "to \($0)" },
      ].compactMap { $0 }
      runs.append("“\(part)”\(marks.isEmpty ? "" : "(\(marks.joined(separator: " ")))")")
    }
    return runs.joined()
  }

  /// A view and its subviews.
  private static func tree(_ view: UIView?) -> [String] {
    guard let view else { return [] }
    return ["view \(state(of: view))"] + view.subviews.flatMap(tree)
  }

  private static func state(of view: UIView) -> String {
    let type = "\(type(of: view))"
    return switch view {
    case let view as UILabel:
      "\(type) \(text(view.attributedText)) \(view.textColor.description) \(view.frame.width) "
        + "\(view.backgroundColor?.description ?? "–") \(view.layer.cornerRadius)"
    case let view as UISwitch: "\(type) \(view.isOn)"
    case let view as UIStepper:
      "\(type) \(view.value) \(view.minimumValue) \(view.maximumValue) \(view.stepValue)"
    case let view as UISlider: "\(type) \(view.value) \(view.minimumValue) \(view.maximumValue)"
    case let view as UISegmentedControl:
      "\(type) \((0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }) "
        + "\(view.selectedSegmentIndex)"
    case let view as UITextField:
      "\(type) \(view.text ?? "") \(view.placeholder ?? "") \(view.isSecureTextEntry) "
        + "\(view.keyboardType)"
    case let view as UITextView: "\(type) \(view.text) \(view.frame.height)"
    case let view as UIDatePicker:
      "\(type) \(view.date) \(view.datePickerMode) \(view.minimumDate as Any) "
        + "\(view.maximumDate as Any) \(view.preferredDatePickerStyle)"
    case let view as UIProgressView: "\(type) \(view.progress)"
    case let view as UIActivityIndicatorView: "\(type) \(view.isAnimating)"
    case let view as UIButton:
      "\(type) \(view.buttonType) \(view.image(for: .normal)?.name ?? "–") \(view.isEnabled) "
        + "\(view.imageView?.transform.isIdentity == true)"
    case let view as UIImageView: "\(type) \(view.image?.name ?? "–") \(view.tintColor.description)"
    default: type
    }
  }

  /// The entries of the menu, and the question that the first one asks.
  private static func menu(
    _ tableView: UITableView, _ path: IndexPath, _ controller: UIViewController
  ) -> [String] {
    guard let actions = tableView.simulateContextMenu(at: path)?.actions else { return ["no menu"] }
    let entries = actions.map {
      "menu \($0.title) \($0.attributes.rawValue) \($0.image?.name ?? "–")"
    }
    actions.first?.simulateChoice()
    let alert = controller.presentedViewController as? UIAlertController
    controller.dismiss(animated: false)
    return entries + ["asks \(alert?.title ?? "–")"]
  }
}

extension UITableView {
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  fileprivate func leadingActions(at path: IndexPath) -> [UIContextualAction] {
    tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
  }

  fileprivate func trailingActions(at path: IndexPath) -> [UIContextualAction] {
    tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
  }
}
