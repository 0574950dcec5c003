import Foundation
import Testing
import UIKitDouble

/// Calls from inside the table's own questions, one by one (B-57).
@Suite @MainActor struct PhaseTests {
  struct Call: CustomTestStringConvertible {
    let name: String
    let isLegal: Bool
    let make: @MainActor @Sendable (UITableView) -> Void
    var testDescription: String { name }
  }

  nonisolated static let calls: [Call] = [
    Call(name: "reloadData", isLegal: false) { $0.reloadData() },
    Call(name: "performBatchUpdates", isLegal: false) { $0.performBatchUpdates(nil) },
    Call(name: "endUpdates", isLegal: false) { $0.endUpdates() },
    Call(name: "insertRows", isLegal: false) { $0.insertRows(at: [.at(0, 0)], with: .none) },
    Call(name: "reconfigureRows", isLegal: false) { $0.reconfigureRows(at: [.at(0, 0)]) },
    Call(name: "setEditing", isLegal: false) { $0.setEditing(true, animated: false) },
    Call(name: "simulateTap", isLegal: false) { $0.simulateTap(at: .at(0, 0)) },
    Call(name: "visibleCells", isLegal: false) { _ = $0.visibleCells },
    Call(name: "cellForRow", isLegal: false) { _ = $0.cellForRow(at: .at(0, 0)) },
    Call(name: "scrollToRow", isLegal: false) {
      $0.scrollToRow(at: .at(0, 0), at: .top, animated: false)
    },
    Call(name: "numberOfRows", isLegal: true) { _ = $0.numberOfRows(inSection: 0) },
    Call(name: "rectForRow", isLegal: true) { _ = $0.rectForRow(at: .at(0, 0)) },
    Call(name: "register", isLegal: true) {
      $0.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    },
    Call(name: "selectRow", isLegal: true) {
      $0.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
    },
  ]

  @Test(arguments: calls)
  func areJudgedByThePhase(call: Call) {
    let asked = Model("A:a")
    asked.onCell = { call.make($0) }
    #expect(rules(asked.table()).contains("B-57") != call.isLegal)
    let announced = Model("A:a")
    announced.onDisplay = { table, _ in call.make(table) }
    #expect(rules(announced.table()).contains("B-57") != call.isLegal)
  }
}
