import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

/// A row with a cell of its own, of a fixed height.
struct BadgeRow: Row {
  let id: Int
  let text: String
  var body: RowContent { RowContent(title: RowText(text)) }
}

extension BadgeRow: UIKitRow {
  func configure(_ cell: BadgeCell) { cell.show(text) }
}

/// A row whose cell is as high as its text says.
struct CardRow: Row {
  let id: Int
  let text: String
  var body: RowContent { RowContent(title: RowText(text)) }
}

extension CardRow: UIKitRow {
  func configure(_ cell: CardCell) { cell.show(text) }
}

/// A cell that counts how often it is configured.
class CountingCell: UITableViewCell {
  private(set) var text = ""
  private(set) var configureCount = 0

  func show(_ text: String) {
    self.text = text
    configureCount += 1
  }
}

final class BadgeCell: CountingCell {
  override func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 60)
  }
}

final class CardCell: CountingCell {
  override func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 40 + CGFloat(text.count * 3))
  }
}

/// What a row looks like, as the model says and as the cell shows.
struct Look: Hashable, CustomStringConvertible {
  var cell: String
  var text: String?
  var control: String?
  var accessory = 0
  var isEnabled = true
  var isSelected = false

  var description: String {
    [
      cell, text ?? "–", control, accessory == 0 ? nil : "accessory \(accessory)",
      isEnabled ? nil : "disabled", isSelected ? "selected" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension Look {
  init(_ item: WalkModel.Item, isSelected: Bool) {
    self.init(
      cell: item.kind == .badge ? "BadgeCell" : item.kind == .card ? "CardCell" : "ContentCell",
      text: item.kind == .field ? "field" : item.text)
    switch item.kind {
    case .toggle: control = "\(item.isOn)"
    case .field: control = item.text
    case .text, .badge, .card: break
    }
    self.isSelected = isSelected
    accessory = item.hasDetail ? UITableViewCell.AccessoryType.detailButton.rawValue : 0
    isEnabled = item.isEnabled
  }

  @MainActor
  init(_ cell: UITableViewCell) {
    let configuration = cell.contentConfiguration as? UIListContentConfiguration
    self.init(
      cell: "\(type(of: cell))", text: (cell as? CountingCell)?.text ?? configuration?.text,
      control: cell.control(UISwitch.self).map { "\($0.isOn)" }
        ?? cell.control(UITextField.self).map { $0.text ?? "" },
      accessory: cell.accessoryType.rawValue, isEnabled: cell.isUserInteractionEnabled,
      isSelected: cell.isSelected)
  }
}
