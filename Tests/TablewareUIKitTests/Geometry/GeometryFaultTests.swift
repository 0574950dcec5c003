import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 6 of the fault catalog, on a table view: sizes and scrolling.
@Suite(.serialized, .freesEverything) @MainActor struct GeometryFaultTests {
  private let stage = Stage()

  @Test(arguments: [-1.0, -44, -0.5, .infinity, -.infinity, .nan])
  func f93_f94_measuresTheCell_WhereAHeightIsNone(height: Double) {
    stage.show {
      TallRow(id: 1, points: height)
      TextRow("b")
    }
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(stage.tableView.visibleCells.count == 2)
    #expect(
      stage.messages.first
        == "The height of row 1 is \(CGFloat(height)). Its measured height is used instead; "
        + "return a finite height of 0 or more.")
    #expect(stage.breaches == [])
  }

  @Test func f96_ends_WhereAllRowsAreFlat() {
    stage.show { for id in 0..<300 { TallRow(id: id, points: 0) } }
    #expect(stage.tableView.contentSize.height == 0)
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f95_f97_addsUpManyHeights() {
    stage.show { ForEach(0..<10_000, id: \.self) { TallRow(id: $0, points: 44.1) } }
    stage.table.scroll(to: 9_999, at: .bottom)
    stage.turn()
    #expect(stage.identities.last == Identity(9_999))
    stage.show {
      TallRow(id: 1, points: 1e308)
      TallRow(id: 2, points: 1e308)
    }
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 1e6)
    #expect(stage.tableView.contentSize.height.isFinite)
    #expect(stage.breaches == [])
  }

  @Test func f102_reportsARowThatIsNotThere() {
    for state in ["", "A[a]"] {
      stage.show(state)
      stage.table.scroll(to: "missing")
      stage.turn()
    }
    #expect(
      stage.messages
        == Array(
          repeating:
            "There is no row \"missing\". The call had no effect; look the row up again after the "
            + "data changed.",
          count: 2))
    #expect(stage.breaches == [])
  }

  @Test func f104_measuresAnew_InAnotherWidth() {
    stage.show { WideRow(id: 1) }
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 320)
    stage.tableView.simulateResize(to: CGSize(width: 200, height: 480))
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 200)
    #expect(stage.breaches == [])
  }

  @Test(arguments: [(0.0, 480.0), (320, 0), (0, 0)])
  func f106_takesData_WithoutASize(width: Double, height: Double) {
    stage.show("A[a]")
    stage.tableView.simulateResize(to: CGSize(width: width, height: height))
    stage.show("B[b] A[c a]")
    stage.tableView.simulateResize(to: CGSize(width: 320, height: 480))
    stage.turn()
    #expect(stage.texts == "b c a")
    #expect(stage.breaches == [])
  }

  @Test func f108_keepsThePlace_WhenTheKeyboardComesDuringAnUpdate() {
    stage.show { for number in 0..<40 { TextRow("\(number)") } }
    stage.tableView.simulateDrag(by: 440)
    stage.table.show { Section("A") { for number in -5..<40 { TextRow("\(number)") } } }
    VirtualTime.shared.advance(by: 0.1)
    stage.window.simulateKeyboard(height: 200)
    stage.turn()
    #expect(stage.identities.first == Identity("10"))
    stage.window.simulateKeyboard(height: 0)
    stage.turn()
    #expect(stage.identities.first == Identity("10"))
    #expect(stage.breaches == [])
  }

  @Test func f109_keepsThePlace_OutsideItsWindow() {
    stage.show { for number in 0..<40 { TextRow("\(number)") } }
    stage.tableView.simulateDrag(by: 440)
    stage.tableView.removeFromSuperview()
    stage.table.show { Section("A") { for number in -5..<40 { TextRow("\(number)") } } }
    VirtualTime.shared.advance()
    stage.window.addSubview(stage.tableView)
    for _ in 0..<2 { stage.turn() }
    #expect(stage.identities.first == Identity("10"))
    #expect(stage.breaches == [])
  }

  @Test func f112_f113_leadsFromEachTitleToItsSection() {
    stage.table.show {
      Section("A", index: "A") { for number in 0..<20 { TextRow("a\(number)") } }
      Section("B") { for number in 0..<20 { TextRow("b\(number)") } }
      Section("C", index: "A") { for number in 0..<20 { TextRow("c\(number)") } }
    }
    stage.turn()
    #expect(stage.tableView.shownIndexTitles == ["A", "A"])
    #expect(stage.tableView.simulateIndexTap(at: 1) == 2)
    #expect(stage.identities.first == Identity("c0"))
    stage.show("A[a]")
    #expect(stage.tableView.simulateIndexTap(at: 1) == nil)
    #expect(stage.breaches == [])
  }

  @Test func f131_showsAHeaderThatComesOrChanges_AlsoAboveNoRows() {
    func show(_ header: String?, _ rows: [String]) -> String? {
      stage.table.show {
        Section("A", header: header.map { SectionHeader(RowText($0)) }) {
          for row in rows { TextRow(RowText(row)) }
        }
      }
      stage.turn()
      let view = stage.tableView.headerView(forSection: 0)
      return (view?.shownContent as? UIListContentConfiguration)?.text
    }
    #expect(show(nil, []) == nil)
    #expect(show("x", []) == "x")
    #expect(show("y", ["a"]) == "y")
    #expect(show("z", ["b", "a"]) == "z")
    #expect(show(nil, ["a"]) == nil)
    #expect(stage.breaches == [])
  }
}

private struct TallRow: Row {
  let id: Int
  let points: Double
  var body: RowContent { RowContent(title: "tall") }
}

extension TallRow: UIKitRow {
  var height: RowHeight { .fixed(CGFloat(points)) }
  func configure(_ cell: PlainCell) {}
}

private struct WideRow: Row {
  let id: Int
  var body: RowContent { RowContent(title: "wide") }
}

extension WideRow: UIKitRow {
  var height: RowHeight { .measured { $0.width } }
  func configure(_ cell: PlainCell) {}
}

private final class PlainCell: UITableViewCell {}
