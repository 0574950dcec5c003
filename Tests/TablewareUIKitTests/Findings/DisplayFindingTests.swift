import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Rows that appear and disappear, and those that may appear; what other code changes in the table
/// view; and the state of a scene.
@Suite(.serialized, .freesEverything) @MainActor struct DisplayFindingTests {
  private let stage = Stage()

  private final class Counter {
    var onScreen: [Identity: Int] = [:]
    var sections: [Identity: Int] = [:]
    var total: Int { onScreen.values.reduce(0, +) }
  }

  private func show(_ rows: [Int], _ counter: Counter, isEnabled: Bool = true) {
    stage.table.show {
      for section in 0..<2 {
        Section(section) {
          for row in rows where row % 2 == section {
            TextRow(RowText("\(row)")).id(row).disabled(!isEnabled)
              .on(Appearance.self) { _, source in
                counter.onScreen[source.row, default: 0] += 1
                counter.sections[source.section, default: 0] += 1
              }
              .on(Disappearance.self) { _, source in
                counter.onScreen[source.row, default: 0] -= 1
                counter.sections[source.section, default: 0] -= 1
              }
          }
        }
      }
    }
    stage.turn()
    stage.turn()
  }

  @Test func behavior4_appearances_areMatchedByOneDisappearance_whateverEndsThem() {
    let counter = Counter()
    var random = SeededGenerator(seed: 4)
    for step in 0..<200 {
      var rows = Array(0..<60)
      rows.shuffle(using: &random)
      let isEnabled = step % 7 != 6
      let count = Int.random(in: 0...40, using: &random)
      show(Array(rows.prefix(count)), counter, isEnabled: isEnabled)
      switch step % 5 {
      case 0: stage.tableView.simulateDrag(by: .random(in: -300...300, using: &random))
      case 1: stage.tableView.simulateResize(to: CGSize(width: 320, height: step % 2 * 200 + 280))
      case 2: stage.tableView.reloadData()
      default: break
      }
      stage.turn()
      stage.turn()
      #expect(counter.onScreen.values.allSatisfy { $0 == 0 || $0 == 1 })
      #expect(counter.sections.values.reduce(0, +) == counter.total)
      if isEnabled { #expect(counter.total == stage.tableView.visibleCells.count) }
    }
    show([0, 1, 2], counter)
    #expect(counter.total == 3)
    stage.backend?.detach()
    #expect(counter.total == 0)
    #expect(counter.sections.values.allSatisfy { $0 == 0 })
    #expect(stage.breaches == [])
    stage.empty()
  }

  @Test func behavior5_rowsThatTheTableViewRequestsInAdvance_areNotifiedInBothDirections() {
    var soon: [Identity] = []
    stage.table.on(Prefetch.self) { _, source in soon.append(source.row) }
    stage.table.show {
      Section("A") { for row in 0..<60 { TextRow(RowText("\(row)")).id(row) } }
    }
    stage.turn()
    let source = stage.tableView.prefetchDataSource
    let paths = [20, 19, 40].map { IndexPath(row: $0, section: 0) }
    source?.tableView(stage.tableView, prefetchRowsAt: paths)
    #expect(soon.suffix(3) == [20, 19, 40].map { Identity($0) })
    stage.empty()
  }

  @Test func b18_reloadByOtherCode_keepsTheSelection_andAQuestionForTheCountsChangesNothing() {
    stage.show("A[a b c]")
    stage.table.selectionMode = .single
    stage.table.select("b")
    stage.turn()
    stage.tableView.reloadData()
    stage.turn()
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    let told = stage.told {
      _ = stage.tableView.dataSource?.numberOfSections(in: stage.tableView)
      stage.turn()
    }
    #expect(told == "")
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(stage.breaches == [])
  }

  @Test func f13_controlThatWasSet_isReplacedByACellOfAnotherKind_afterTheAnimation() throws {
    func show(_ row: some Row, and others: Int) {
      stage.table.show {
        Section("A") {
          row.id(1)
          for number in 0..<others { TextRow(RowText("\(number)")).id(10 + number) }
        }
      }
    }
    show(ToggleRow("a", isOn: false) { _ in }, and: 1)
    stage.turn()
    show(ToggleRow("a", isOn: false) { _ in }, and: 2)
    VirtualTime.shared.advance(by: 0)
    try #require(stage.cell(0)?.control(UISwitch.self)).simulateTap()
    show(BadgeRow(id: 1, text: "a"), and: 2)
    stage.turn()
    #expect(stage.cell(0) is BadgeCell)
    #expect(stage.breaches == [])
  }
}
