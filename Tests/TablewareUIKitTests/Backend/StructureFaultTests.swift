import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 2 of the fault catalog, on a table view: structures and numbers.
@Suite(.serialized, .freesEverything) @MainActor struct StructureFaultTests {
  private let stage = Stage()

  @Test func f15_goesBetweenNothingAndAnything() {
    let states = ["", "A[]", "A[a]", "A[a b] B[]", "A[] B[c]"]
    for old in states {
      for new in states {
        stage.show(old)
        stage.show(new)
        let rows = new.split(separator: "]").flatMap {
          $0.split(separator: "[", omittingEmptySubsequences: false)[1].split(separator: " ")
        }
        #expect(stage.texts == rows.joined(separator: " "), "\(old) → \(new)")
      }
    }
    #expect(stage.breaches == [])
  }

  @Test func f16_loadsAsAWhole_TheFirstTime() {
    let told = stage.told { stage.show("A[a b]") }
    #expect(!told.contains("iR"))
    #expect(stage.texts == "a b")
    #expect(stage.breaches == [])
  }

  @Test func f17_deletesOnlyTheSection_WithItsLastRow() {
    stage.show("A[a] B[b]")
    #expect(stage.told { stage.show("A[a]") } == "batch [dS 1]")
    #expect(stage.texts == "a")
    #expect(stage.breaches == [])
  }

  @Test func f18_leavesOutWhatIsHidden_AndShowsItAgain() {
    stage.show("A[a] B[b] C[c]")
    stage.table["B"].isHidden = true
    stage.turn()
    #expect(stage.texts == "a c")
    stage.table["C"].append { TextRow("d") }
    stage.turn()
    stage.table["B"].isHidden = false
    stage.turn()
    #expect(stage.texts == "a b c d")
    #expect(stage.breaches == [])
  }

  @Test(arguments: [
    ("A[a b] B[c]", "A[b] N[a] B[c]", "b a c"), ("A[a b] B[c]", "B[a c]", "a c"),
    ("A[a] B[b] C[c]", "C[b] B[a c]", "b a c"),
    ("A[a b c] B[d e f] C[g h i]", "C[i a e] B[h d] A[c g b f]", "i a e h d c g b f"),
  ])
  func f19_f20_f21_movesRowsAndSectionsAtOnce(old: String, new: String, texts: String) {
    stage.show(old)
    stage.show(new)
    #expect(stage.texts == texts)
    #expect(stage.breaches == [])
    stage.show(old)
    #expect(stage.breaches == [])
  }

  @Test func f22_asksOnlyForWhatIsSeen() {
    stage.show { ForEach(0..<20_000, id: \.self) { TextRow("\($0)") } }
    #expect(stage.tableView.inspector.cellRequests < 40)
    #expect(stage.tableView.inspector.heightRequests < 80)
    stage.show { ForEach(1..<20_001, id: \.self) { TextRow("\($0)") } }
    #expect(stage.texts.hasPrefix("1 2 3"))
    #expect(stage.breaches == [])
  }

  @Test func f23_showsManySections() {
    func show(_ range: Range<Int>) {
      stage.table.show { for number in range { Section(number) { TextRow("\(number)") } } }
      stage.turn()
    }
    show(0..<2_000)
    show(1..<2_001)
    #expect(stage.texts.hasPrefix("1 2 3"))
    #expect(stage.tableView.numberOfSections == 2_000)
    #expect(stage.breaches == [])
  }

  @Test func f24_showsARowThePlainWay_WhenItsCellIsOfAnotherClass() throws {
    UINib.simulate("stray") { UITableViewCell.self }
    stage.tableView.register(
      UINib(nibName: "stray", bundle: nil), forCellReuseIdentifier: "stray")
    stage.show {
      StrayRow(id: 1, text: "a")
      StrayRow(id: 2, text: "b")
      TextRow("c")
    }
    #expect(stage.texts == "a b c")
    #expect(
      stage.messages == [
        "StrayRow is configured in a BadgeCell, and its cell is a UITableViewCell. Its rows are "
          + "shown in standard cells; assign the right class to the nib or prototype."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f25_f26_registersByItself_AndKeepsTypesOfOneNameApart() {
    stage.show {
      First.NamedRow(id: 1)
      Second.NamedRow(id: 2)
    }
    #expect(stage.cell(0) is BadgeCell)
    #expect(stage.cell(1) is CardCell)
    stage.show {
      Second.NamedRow(id: 2)
      First.NamedRow(id: 1)
      First.NamedRow(id: 3)
    }
    #expect(stage.cell(0) is CardCell)
    #expect(stage.cell(2) is BadgeCell)
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f28_answersFromWhatWasCommitted_WhateverTheAppsArrayDoes() {
    var items = ["a", "b"]
    stage.show { ForEach(items, id: \.self) { TextRow(RowText($0)) } }
    items.removeAll()
    stage.tableView.reloadData()
    stage.turn()
    #expect(stage.texts == "a b")
    #expect(stage.breaches == [])
  }

  @Test func f32_forgetsTheTableThatWasShownBefore() {
    stage.show("A[a]")
    var isDone = false
    stage.table.show(completion: { isDone = true }) { Section("A") { TextRow("late") } }
    let other = Table()
    other.show { Section("B") { TextRow("b") } }
    stage.tableView.show(other)
    stage.turn()
    #expect(stage.texts == "b")
    #expect(isDone)
    #expect(
      stage.messages == [
        "Another table was shown in the view of this one. This one was detached; detach it first."
      ])
    #expect(stage.breaches == [])
  }

  @Test func f88_showsRowsThePlainWay_WithoutTheirNib() {
    stage.show {
      NibRow(id: 1, text: "a")
      TextRow("b")
    }
    #expect(stage.texts == "a b")
    #expect(
      stage.messages == [
        "There is no nib or prototype “nowhere” for NibRow. Its rows are shown in standard cells; "
          + "check the name and the bundle."
      ])
    #expect(stage.breaches == [])
  }
}

private struct StrayRow: Row {
  let id: Int
  let text: String
  var body: RowContent { RowContent(title: RowText(text)) }
}

extension StrayRow: UIKitRow {
  static var cellSource: CellSource { .prototype("stray") }
  func configure(_ cell: BadgeCell) { cell.show(text) }
}

private struct NibRow: Row {
  let id: Int
  let text: String
  var body: RowContent { RowContent(title: RowText(text)) }
}

extension NibRow: UIKitRow {
  static var cellSource: CellSource { .nib("nowhere") }
  func configure(_ cell: BadgeCell) { cell.show(text) }
}

private enum First {
  struct NamedRow: Row {
    let id: Int
    var body: RowContent { RowContent(title: "first") }
  }
}

private enum Second {
  struct NamedRow: Row {
    let id: Int
    var body: RowContent { RowContent(title: "second") }
  }
}

extension First.NamedRow: UIKitRow {
  func configure(_ cell: BadgeCell) { cell.show("first") }
}

extension Second.NamedRow: UIKitRow {
  func configure(_ cell: CardCell) { cell.show("second") }
}
