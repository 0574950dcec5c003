import Foundation
import Tableware
import TablewareForms
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 7 of the fault catalog, on a table view: selection, editing and moving.
@Suite(.serialized, .freesEverything) @MainActor struct EditingFaultTests {
  private let stage = Stage()
  private var selected: [Int] { stage.tableView.indexPathsForSelectedRows?.map(\.row) ?? [] }
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func f114_keepsTheSelection_OnEveryPath() {
    stage.table.selectionMode = .multiple
    stage.show("A[a b c d]")
    for row in [1, 3] { stage.tableView.simulateTap(at: path(row)) }
    stage.turn()
    stage.show("A[d x b c a]")
    #expect(selected == [0, 2])
    stage.tableView.reloadData()
    stage.turn()
    #expect(selected == [0, 2])
    stage.tableView.removeFromSuperview()
    stage.show("A[b d]")
    stage.window.addSubview(stage.tableView)
    stage.turn()
    #expect(selected == [0, 1])
    stage.show("A[b]")
    #expect(selected == [0])
    #expect(stage.table.selection.rows == [Identity("b")])
    #expect(stage.breaches.filter { !$0.hasPrefix("B-54 (warning)") } == [])
  }

  @Test func f115_reportsARowThatIsNotThere() {
    stage.table.selectionMode = .single
    stage.show("A[a]")
    stage.table.select("missing")
    stage.turn()
    #expect(
      stage.messages == [
        "There is no row \"missing\". The call had no effect; look the row up again after the data "
          + "changed."
      ])
    #expect(selected == [])
    #expect(stage.breaches == [])
  }

  @Test func f116_marksOnlyWhatIsSelected_AlsoOffScreen() {
    stage.table.selectionMode = .multiple
    stage.show { for number in 0..<60 { TextRow("\(number)") } }
    stage.tableView.simulateTap(at: path(0))
    stage.turn()
    stage.tableView.simulateDrag(by: 1_000)
    stage.table.selection.removeAll()
    stage.turn()
    stage.tableView.simulateDrag(by: -1_000)
    #expect(stage.cell(0)?.isSelected == false)
    #expect(selected == [])
    #expect(stage.breaches == [])
  }

  @Test(arguments: [Selection.Mode.single, .multiple])
  func f114_aTapOnARowThatCannotBeSelected_MovesNoMark(mode: Selection.Mode) {
    stage.table.selectionMode = mode
    stage.show {
      TextRow("a")
      ToggleRow("b", isOn: true) { _ in }
    }
    stage.tableView.simulateTap(at: path(0))
    stage.turn()
    stage.tableView.simulateTap(at: path(1))
    stage.turn()
    #expect(selected == [0])
    stage.table.select("b")
    stage.turn()
    stage.tableView.simulateTap(at: path(1))
    stage.turn()
    #expect(selected == (mode == .single ? [1] : [0, 1]))
    #expect(stage.breaches == [])
  }

  @Test func f117_f118_removesOnce_WhoeverDoesItAsWell() {
    defer { stage.empty() }
    var items = ["a", "b"]
    func show() {
      stage.table.show {
        Section("A") {
          for item in items {
            TextRow(RowText(item)).deletable { [table = stage.table] in
              items.removeAll { $0 == item }
              table.row(item).remove()
              show()
            }
          }
        }
      }
    }
    show()
    stage.turn()
    #expect(stage.tableView.simulateSwipe("Delete", at: path(0)))
    stage.turn()
    #expect(stage.texts == "b")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f119_letsAnActionEndEditing() {
    stage.show {
      for text in ["a", "b"] {
        TextRow(RowText(text)).deletable {
          [table = stage.table, weak tableView = stage.tableView] in
          table.show(completion: { tableView?.setEditing(false, animated: true) }) {
            Stage.sections("A[b]")
          }
        }
      }
    }
    stage.tableView.setEditing(true, animated: false)
    stage.tableView.simulateDelete(at: path(0))
    stage.turn()
    #expect(stage.texts == "b")
    #expect(!stage.tableView.isEditing)
    #expect(stage.breaches.filter { !$0.hasPrefix("E-02") } == [])
  }

  @Test func f120_staysInItsSection_WhereverItIsDropped() {
    stage.table.show {
      Section("A") { for text in ["a", "b"] { TextRow(RowText(text)).movable() } }
      Section("B") { TextRow("c") }
    }
    stage.turn()
    stage.tableView.simulateReorder(from: path(0), to: path(1, 1))
    stage.turn()
    #expect(stage.texts == "b a c")
    stage.table.moveTarget = { _ in nil }
    #expect(!stage.tableView.simulateReorder(from: path(0), to: path(1)))
    stage.turn()
    #expect(stage.texts == "b a c")
    #expect(stage.breaches == [])
  }

  @Test func f121_movesOnce_WhenTheAppShowsItsNewOrder() {
    defer { stage.empty() }
    var items = ["a", "b", "c"]
    func show() {
      stage.show { for item in items { TextRow(RowText(item)).movable() } }
    }
    stage.table.on(RowMove.self) { _, _ in
      items = ["b", "c", "a"]
      stage.table.show { Section("A") { for item in items { TextRow(RowText(item)).movable() } } }
    }
    show()
    let told = stage.told {
      stage.tableView.simulateReorder(from: path(0), to: path(2))
      stage.turn()
    }
    #expect(told == "reorder (0,0)→(0,2)")
    #expect(stage.texts == "b c a")
    #expect(stage.breaches == [])
  }

  @Test func f121_putsARowBack_ThatIsDroppedWhileABatchAnimates() {
    func rows(_ texts: [String]) -> Section {
      Section("A") { for text in texts { TextRow(RowText(text)).movable() } }
    }
    stage.table.show { rows(["a", "b", "c"]) }
    stage.turn()
    stage.table.show { rows(["a", "b", "c", "d"]) }
    VirtualTime.shared.advance(by: 0.1)
    stage.tableView.simulateReorder(from: path(0), to: path(2))
    for _ in 0..<2 { stage.turn() }
    #expect(stage.texts == "a b c d")
    #expect(stage.breaches == [])
  }

  @Test func f123_endsInTheServersState_WhateverTheReaderDeletesMeanwhile() {
    stage.show {
      TextRow("a").deletable { [table = stage.table] in table.row("a").remove() }
    }
    stage.table.show { Stage.sections("A[b]") }
    stage.tableView.simulateSwipe("Delete", at: path(0))
    stage.turn()
    #expect(stage.texts == "b")
    #expect(stage.breaches == [])
  }
}
