import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

@Suite(.serialized, .freesEverything) @MainActor struct TableViewBackendTests {
  @Test func twoFingers_whereSeveralRowsMayBeSelected_selectThemWithoutTheEditingMode() {
    let stage = Stage()
    stage.show("A[a b c d]")
    let paths = [0, 1, 2].map { IndexPath(row: $0, section: 0) }
    #expect(!stage.tableView.simulateTwoFingerPan(over: paths))
    stage.table.selectionMode = .multiple
    stage.turn()
    #expect(stage.tableView.simulateTwoFingerPan(over: paths))
    stage.turn()
    #expect(stage.table.selection.rows.count == 3)
    #expect(stage.tableView.indexPathsForSelectedRows?.count == 3)
    #expect(!stage.tableView.isEditing)
    #expect(stage.breaches == [])
  }

  @Test func showsATable() {
    let stage = Stage()
    stage.show("A[a b] B[c]")
    #expect(stage.texts == "a b c")
    #expect(stage.breaches == [])
  }

  @Test func followsChanges_KeepingCells() {
    let stage = Stage()
    stage.show("A[a b c] B[d]")
    let b = stage.cell(1)
    stage.show("B[d] A[x c b]")
    #expect(stage.texts == "d x c b")
    #expect(stage.cell(2, in: 1) === b)
    #expect(stage.breaches == [])
  }

  @Test func acceptsAnySeriesOfChanges_AtTheStrictestLevel() {
    for seed in 0..<UInt64(20) {
      let failures = BackendConformance.failures(seed: seed, steps: 60) { table in
        VirtualTime.shared.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let tableView = UITableView(frame: window.bounds)
        window.addSubview(tableView)
        let backend = TableViewBackend(table, on: tableView)
        // Every second table does what UIKit rarely does during a test by hand.
        if seed % 2 == 1 { tableView.inspector.hostility = Set(Hostility.allCases) }
        return (
          backend,
          {
            _ = window
            VirtualTime.shared.advance()
            tableView.layoutIfNeeded()
            for breach in tableView.inspector.breaches {
              Issue.record("seed \(seed): \(breach) after \(tableView.inspector.script)")
            }
          }
        )
      }
      #expect(failures == [], "seed \(seed)")
    }
  }

  @Test func activatesRows() {
    let stage = Stage()
    var taps: [String] = []
    stage.table.on(Tap.self) { _, source in taps.append("\(source.row)") }
    stage.show("A[a b]")
    stage.tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    #expect(taps == ["\"b\""])
    #expect(stage.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func selects_AndKeepsTheSelection() {
    let stage = Stage()
    stage.table.selectionMode = .multiple
    stage.show("A[a b c]")
    for row in [0, 2] { stage.tableView.simulateTap(at: IndexPath(row: row, section: 0)) }
    stage.turn()
    stage.show("A[x c b a]")
    #expect(stage.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 3])
    stage.table.selection.removeAll()
    stage.turn()
    #expect(stage.tableView.indexPathsForSelectedRows == nil)
    #expect(stage.breaches == [])
  }

  @Test func tap_beforeTheCommitOfAnotherMode_keepsTheFormerSelection() {
    let stage = Stage()
    var taps: [String] = []
    stage.table.on(Tap.self) { _, source in taps.append("\(source.row)") }
    stage.table.selectionMode = .single
    stage.show("A[a b c]")
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    stage.turn()
    // The table view selects one row until the commit, and deselects the first one.
    stage.table.selectionMode = .multiple
    stage.tableView.simulateTap(at: IndexPath(row: 1, section: 0))
    #expect(Set(stage.table.selection.rows) == ["a", "b"])
    stage.turn()
    #expect(stage.tableView.indexPathsForSelectedRows?.count == 2)
    #expect(taps == ["\"a\"", "\"b\""])
    #expect(stage.breaches == [])
  }

  @Test func letsAControlAnswer_AndKeepsIt() throws {
    let stage = Stage()
    var isOn = false
    func show() {
      stage.table.show {
        Section("A") { SwitchRow(isOn: isOn).onChange { if case .bool(let on) = $0 { isOn = on } } }
      }
      stage.turn()
    }
    show()
    let toggle = try #require(stage.cell(0)?.accessoryView as? UISwitch)
    toggle.simulateTap()
    #expect(isOn)
    show()
    #expect(stage.cell(0)?.accessoryView === toggle)
    #expect(toggle.isOn)
  }

  @Test func movesARow_WithoutMovingItTwice() {
    let stage = Stage()
    stage.table.show {
      Section("A") { for title in ["a", "b", "c"] { TextRow(RowText(title)).movable() } }
    }
    stage.turn()
    #expect(
      stage.tableView.simulateReorder(
        from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)))
    stage.turn()
    #expect(stage.texts == "b c a")
    #expect(stage.table.snapshot.rowCount == 3)
    #expect(stage.breaches == [])
    #expect(!stage.tableView.inspector.script.contains("mR"))
  }

  @Test func performsSwipeActions() {
    let stage = Stage()
    stage.table.show {
      Section("A") {
        for title in ["a", "b"] {
          TextRow(RowText(title)).deletable { [weak table = stage.table] in
            table?.row(title).remove()
          }
        }
      }
    }
    stage.turn()
    #expect(stage.tableView.simulateSwipe("Delete", at: IndexPath(row: 0, section: 0)))
    stage.turn()
    #expect(stage.texts == "b")
    #expect(stage.breaches == [])
  }

  @Test func f46_Reloads_WithoutAWindow() {
    let stage = Stage()
    stage.show("A[a b]")
    stage.tableView.removeFromSuperview()
    stage.show("A[b c]")
    stage.window.addSubview(stage.tableView)
    stage.turn()
    #expect(stage.texts == "b c")
    #expect(stage.breaches.filter { !$0.hasPrefix("B-54 (warning)") } == [])
  }
}

private struct SwitchRow: Row {
  let isOn: Bool
  var id: String { "switch" }
  var body: RowContent { RowContent(title: "Switch", control: .toggle(isOn)) }
}
