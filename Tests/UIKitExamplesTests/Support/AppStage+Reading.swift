import Foundation
import Tableware
import TablewareUIKit
import UIKitDouble

extension AppStage {
  /// The titles on screen, from top to bottom.
  var texts: [String] {
    tableView.visibleCells.map { $0.texts.text ?? "?" }
  }

  /// The headers on screen.
  var headers: [String] {
    (0..<tableView.numberOfSections).compactMap {
      let cell = tableView.headerView(forSection: $0)?.contentView.subviews.lazy
        .compactMap { $0 as? UITableViewCell }.first
      return cell?.texts.text
    }
  }

  /// What the user sees and has done so far, to compare.
  var look: Look {
    let typing = UIView.typing(in: window)
    return Look(
      title: title, texts: texts, details: tableView.visibleCells.map { $0.texts.secondaryText },
      values: tableView.visibleCells.map(\.value),
      selected: tableView.indexPathsForSelectedRows?.map { "\($0)" } ?? [],
      field: typing.map { ObjectIdentifier($0) }, typed: typing?.text)
  }

  struct Look: Equatable {
    var title: String
    var texts: [String]
    var details: [String?]
    var values: [String?]
    var selected: [String]
    var field: ObjectIdentifier?
    var typed: String?
  }

  /// The cell of a row, brought on screen.
  func cell(_ text: String) -> UITableViewCell? {
    path(text).flatMap { tableView.cellForRow(at: $0) }
  }

  /// A view of a type in the cell of a row.
  func view<View: UIView>(_ type: View.Type = View.self, in text: String) -> View? {
    cell(text)?.all(type).first
  }

  /// The place of the row with a title, brought on screen.
  func path(_ text: String) -> IndexPath? {
    guard let snapshot = backend?.table.snapshot else { return nil }
    for section in 0..<snapshot.sectionCount {
      for row in 0..<snapshot.rowCount(in: section)
      where snapshot[RowPath(section: section, row: row)]?.content.title.string == text {
        let path = IndexPath(row: row, section: section)
        if tableView.cellForRow(at: path) == nil {
          tableView.scrollToRow(at: path, at: .middle, animated: false)
          turn()
        }
        return path
      }
    }
    return nil
  }
}

extension UIView {
  func all<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? subviews.flatMap { $0.all(type) }
  }

  /// The field that has the keyboard.
  static func typing(in view: UIView) -> UITextField? {
    view.all(UITextField.self).first(where: \.isFirstResponder)
  }
}

extension UITableViewCell {
  /// The values at the trailing edge; `nil` for a cell without any.
  var value: String? {
    let texts = accessoryView?.all(UILabel.self).compactMap(\.text) ?? []
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The picture before the title.
  var symbol: String? { texts.image?.name }

  var texts: UIListContentConfiguration {
    (contentConfiguration as? UIListContentConfiguration) ?? .cell()
  }
}
