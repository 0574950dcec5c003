import Foundation
import Tableware
import TablewareTesting
import Testing
import UIKitDouble

@testable import TablewareUIKit

/// The known heights of rows by section and row, which follow each batch.
@Suite(.serialized, .freesEverything) @MainActor struct RowEstimateTests {
  private let stage = Stage()

  /// The estimates of all rows, 0 for one that is not known.
  private func estimates() throws -> [[CGFloat]] {
    let backend = try #require(stage.backend)
    return (0..<backend.snapshot.sectionCount).map { section in
      (0..<backend.snapshot.rowCount(in: section)).map { row in
        backend.estimates?[RowPath(section: section, row: row)] ?? 0
      }
    }
  }

  private func show(_ sections: [(name: Int, rows: [Int])]) {
    stage.table.show {
      for section in sections {
        Section(section.name) { for id in section.rows { HighRow(id: id) } }
      }
    }
    stage.turn()
  }

  @Test func rowThatMovesBetweenSections_keepsItsEstimate() throws {
    stage.show("A[a b c d] B[e]")
    stage.show("A[a b c d] B[e f]")
    try #require(stage.backend).note(80, at: RowPath(section: 0, row: 1), in: stage.tableView.space)
    try #require(stage.backend).note(90, at: RowPath(section: 0, row: 3), in: stage.tableView.space)
    stage.show("B[b e f] A[x d c a]")
    let estimates = try estimates()
    #expect(estimates[0][0] == 80)
    #expect(estimates[1][1] == 90)
    #expect(stage.breaches == [])
  }

  @Test func pathsThatDoNotExist_haveNoEstimate() {
    stage.show("A[a b]")
    var estimates = RowEstimates(for: stage.table.snapshot, in: stage.tableView.space)
    let outside = [(-1, 0), (0, -1), (0, 2), (1, 0), (.max, .max)].map {
      RowPath(section: $0.0, row: $0.1)
    }
    for path in outside { estimates[path] = 50 }
    #expect(outside.map { estimates[$0] } == Array(repeating: nil, count: 5))
    estimates[RowPath(section: 0, row: 1)] = 50
    #expect(estimates[RowPath(section: 0, row: 1)] == 50)
    #expect(estimates[RowPath(section: 0, row: 0)] == nil)
  }

  /// After each of many random changes, the estimates that followed it are those that a look-up of
  /// each row gives.
  @Test(arguments: 0..<8) func estimates_afterRandomChanges_areThoseOfTheirRows(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var known = 0
    for _ in 0..<40 {
      var rows = Array(0..<60).filter { _ in Bool.random(using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { rows.shuffle(using: &random) }
      let names = Array(0..<4).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.shuffled(
        using: &random)
      let sections = names.enumerated().map { index, name in
        (name, rows.enumerated().filter { $0.offset % names.count == index }.map(\.element))
      }
      show(sections)
      if Bool.random(using: &random) {
        stage.tableView.simulateDrag(by: CGFloat(Int.random(in: -900...900, using: &random)))
      }
      let expected = sections.map { $0.1.map(HighRow.height) }
      for (section, heights) in try estimates().enumerated() {
        for (row, height) in heights.enumerated() where height > 0 {
          known += 1
          #expect(height == expected[section][row], "seed \(seed), row \(section) \(row)")
        }
      }
    }
    #expect(known > 200, "seed \(seed)")
    #expect(stage.breaches == [])
  }
}

/// A row with a height of its own.
private struct HighRow: Row {
  let id: Int
  static func height(of id: Int) -> CGFloat { CGFloat(40 + id) }
  var body: RowContent { RowContent(title: RowText("row \(id)")) }
}

extension HighRow: SizedRow {
  var height: RowHeight { .measured { [id] _ in Self.height(of: id) } }
}
