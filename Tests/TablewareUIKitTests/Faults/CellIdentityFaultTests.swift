import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 5 of the fault catalog, on a table view: which cell shows which row, and how often cells
/// are configured.
@Suite(.serialized, .freesEverything) @MainActor struct CellIdentityFaultTests {
  /// Counts the rows that were configured.
  final class Count {
    var rows: [Int] = []
  }

  private struct CountedRow: UIKitRow, Equatable {
    let id: Int
    var text = "text"
    let count: Count
    var body: RowContent { RowContent(title: RowText(text)) }

    func configure(_ cell: BadgeCell) { count.rows.append(id) }

    static func == (one: Self, two: Self) -> Bool { one.id == two.id && one.text == two.text }
  }

  private let stage = Stage()

  private func show(_ numbers: some Collection<Int>, _ count: Count, changed: Int? = nil) {
    let numbers = Array(numbers)
    stage.table.show {
      Section("A") {
        ForEach(numbers, id: \.self) { number in
          CountedRow(id: number, text: number == changed ? "changed" : "text", count: count)
        }
      }
    }
    stage.turn()
  }

  /// Every row on screen has a cell, and no cell has two rows.
  private func checkCells(_ step: String) {
    let paths = stage.tableView.indexPathsForVisibleRows ?? []
    let cells = paths.compactMap { stage.tableView.cellForRow(at: $0) }
    #expect(!paths.isEmpty, "\(step)")
    #expect(cells.count == paths.count, "\(step)")
    #expect(Set(cells.map(ObjectIdentifier.init)).count == paths.count, "\(step)")
    #expect(
      cells.map { $0.boundRow?.identity } == paths.map { stage.backend?.identity(at: $0) },
      "\(step)")
  }

  @Test func f78_everyRow_hasACellOfItsOwn_throughScrollsMovesAndReloads() {
    stage.tableView.inspector.hostility = [.prefetchedCells, .extraLayout]
    func show(_ numbers: some Sequence<Int>) {
      stage.show {
        for number in numbers {
          if number.isMultiple(of: 3) {
            CardRow(id: number, text: "card")
          } else {
            TextRow("\(number)").id(number)
          }
        }
      }
    }
    show(0..<60)
    checkCells("first")
    for step in 0..<6 {
      stage.tableView.simulateDrag(by: step < 4 ? 400 : -700)
      checkCells("drag \(step)")
    }
    show((0..<60).reversed())
    checkCells("reversed")
    stage.tableView.reloadData()
    stage.turn()
    checkCells("reloaded")
    UIApplication.shared.simulateMemoryWarning()
    show(10..<30)
    checkCells("fewer")
    #expect(stage.breaches == [])
  }

  @Test func f79_everyRequest_dequeuesOneCell() {
    let count = Count()
    show(0..<200, count)
    let inspector = stage.tableView.inspector
    #expect(count.rows.count == inspector.cellRequests)
    for _ in 0..<5 { stage.tableView.simulateDrag(by: 700) }
    #expect(count.rows.count == inspector.cellRequests)
    #expect(Set(count.rows).count == count.rows.count)
    // Cells that leave the screen are used again.
    #expect(inspector.cellsMade.values.reduce(0, +) < count.rows.count)
    #expect(stage.breaches == [])
  }

  @Test func f87_slowRows_areConfiguredOnlyOnScreen_andOnceForEachChange() {
    let count = Count()
    show(0..<10_000, count)
    let visible = stage.tableView.visibleCells.count
    #expect(count.rows.count <= visible + 2)
    count.rows = []
    show(0..<10_000, count)
    #expect(count.rows == [])
    show(0..<10_000, count, changed: 2)
    #expect(count.rows == [2])
    count.rows = []
    show(0..<10_001, count, changed: 2)
    #expect(count.rows == [])
    #expect(stage.breaches == [])
  }

  @Test func f87_rowThatRaisesInItsConfiguration_isShown() {
    struct RaisingRow: UIKitRow {
      struct Failed: Event {}
      let id = "raising"
      var body: RowContent { RowContent(title: "raising") }
      func configure(_ cell: BadgeCell) {
        cell.show("shown")
        cell.raise(Failed())
      }
    }
    var failures = 0
    stage.table.on(RaisingRow.Failed.self) { _, _ in failures += 1 }
    stage.show {
      RaisingRow()
      TextRow("b")
    }
    #expect((stage.cell(0) as? BadgeCell)?.text == "shown")
    #expect(stage.tableView.visibleCells.count == 2)
    #expect(failures == 1)
    #expect(stage.breaches == [])
  }
}
