import Tableware
import TablewareUIKit
import UIKitDouble

extension Stage {
  /// Shows rows in one section, and ends the turn.
  func show(@RowBuilder _ rows: () -> RowBuilder.Rows) {
    table.show { Section("A", rows: rows) }
    turn()
  }

  /// What the table noticed, in words.
  var messages: [String] { table.diagnostics.recent.map(\.description) }

  /// Which rows are on screen.
  var identities: [Identity?] { tableView.visibleCells.map { $0.boundRow?.identity } }

  /// What the table view was told to do since it was forgotten last.
  func told(by action: () -> Void) -> String {
    let before = tableView.inspector.log.count
    action()
    return Script(Array(tableView.inspector.log.dropFirst(before))).description
  }
}
