import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The user's position, kept through changes and over a relaunch.
@Suite(.serialized, .freesEverything) @MainActor struct PlaceTests {
  private let stage = Stage()

  private func show(_ rows: some Sequence<Int>) {
    stage.table.show {
      Section("A") { ForEach(Array(rows), id: { $0 }) { TextRow(RowText("\($0)")) } }
    }
    stage.turn()
  }

  /// Where a row stands on screen.
  private func top(of row: Int) -> CGFloat? {
    stage.table.snapshot.path(of: Identity(row)).map {
      stage.tableView.rectForRow(at: IndexPath(row: $0.row, section: $0.section)).minY
        - stage.tableView.contentOffset.y
    }
  }

  @Test func f99_keepsWhatIsRead_WhenRowsComeAbove() {
    show(100..<200)
    stage.tableView.simulateDrag(by: 1_003)
    let before = top(of: 130)
    show(50..<200)
    #expect(top(of: 130) == before)
    show([1, 2] + Array(90..<200))
    #expect(top(of: 130) == before)
    #expect(stage.breaches == [])
  }

  @Test func f99_keepsTheTop_ForWhoeverIsThere() {
    show(100..<200)
    show(50..<200)
    #expect(stage.tableView.contentOffset.y == 0)
    #expect(stage.texts.hasPrefix("50 51"))
  }

  @Test func f100_fallsToTheNextRow_WhenTheOneReadIsDeleted() {
    show(100..<200)
    stage.tableView.simulateDrag(by: 1_003)
    let next = top(of: 125)
    show((100..<200).filter { !(120..<125).contains($0) })
    #expect(top(of: 125) == next)
    #expect(stage.breaches == [])
  }

  @Test func f101_endsAtTheTop_WhenEverythingGoes() {
    show(100..<200)
    stage.tableView.simulateDrag(by: 2_000)
    show([])
    #expect(stage.tableView.contentOffset.y == 0)
    show([1])
    #expect(stage.texts == "1")
    #expect(stage.breaches == [])
  }

  @Test func f110_leavesABounceAlone() {
    show(100..<200)
    stage.tableView.contentOffset.y = -40
    show(90..<200)
    #expect(stage.tableView.contentOffset.y <= 0)
    #expect(stage.texts.hasPrefix("90 91"))
    #expect(stage.breaches == [])
  }

  @Test func sticksToTheEnd_OfALog() {
    stage.table.anchoring = .stickToEnd
    show(0..<50)
    stage.table.scroll(to: 49)
    stage.turn()
    show(0..<60)
    #expect(stage.texts.hasSuffix("59"))
    stage.tableView.simulateDrag(by: -500)
    let before = top(of: 45)
    show(0..<70)
    #expect(top(of: 45) == before)
    #expect(stage.breaches == [])
  }

  @Test func keepsPlaceAndKeyboard_WhenAStateIsShownAsAWhole() throws {
    func show(_ rows: Range<Int>) {
      stage.table.show {
        Section("A") {
          for row in rows { TextFieldRow(RowText("\(row)"), text: Field("") { _ in }).id(row) }
        }
      }
      stage.turn()
    }
    show(0..<50)
    stage.tableView.simulateDrag(by: 900)
    stage.table.focus(25)
    stage.turn()
    let before = top(of: 25)
    #expect(stage.typedRow == 25)
    // Other code moves a row: only a reload corrects that.
    stage.tableView.inspector.strictness = .uikit
    stage.tableView.moveRow(at: IndexPath(row: 26, section: 0), to: IndexPath(row: 27, section: 0))
    stage.turn()
    show(0..<51)
    #expect(stage.table.diagnostics.recent == [.surface(.changedFromOutside)])
    #expect(stage.typedRow == 25)
    #expect(top(of: 25) == before)
  }

  @Test func b55_showsManyChangesAsAWhole() {
    show(0..<400)
    stage.tableView.simulateDrag(by: 44 * 350)
    let before = top(of: 355)
    let steps = stage.tableView.inspector.log.count
    show(Array(1_000..<1_200) + Array(350..<400))
    #expect(stage.tableView.inspector.log.dropFirst(steps).contains(.reloadData))
    #expect(top(of: 355) == before)
    #expect(stage.backend?.lastReload == .tooManyChanges(550))
    show(Array(2_000..<2_400))
    #expect(
      stage.table.diagnostics.recent == [.surface(.tooManyChanges(550, limit: 300))])
    #expect(stage.breaches == [])
  }

  @Test func reload_isExplained() {
    show(0..<3)
    #expect(stage.backend?.lastReload == .firstContent)
    stage.tableView.removeFromSuperview()
    show(0..<4)
    #expect(stage.backend?.lastReload == .notOnScreen)
    stage.window.addSubview(stage.tableView)
    show(0..<5)
    stage.tableView.dataSource = nil
    show(0..<6)
    #expect(stage.backend?.lastReload == .changedFromOutside)
  }

  @Test func restoresPlaceAndSelection_ByIdentity() throws {
    stage.table.selectionMode = .multiple
    show(0..<100)
    stage.tableView.simulateDrag(by: 1_003)
    stage.table.select(30)
    stage.turn()
    let before = top(of: 30)
    let saved = try JSONEncoder().encode(stage.table.state)

    let second = Stage()
    second.table.selectionMode = .multiple
    second.table.restore(try JSONDecoder().decode(TableState.self, from: saved))
    second.table.show {
      Section("A") {
        ForEach(Array(10..<100), id: { $0 }) { TextRow(RowText("\($0)")) }
      }
    }
    second.turn()
    second.turn()
    let path = try #require(second.table.snapshot.path(of: 30))
    let rect = second.tableView.rectForRow(at: IndexPath(row: path.row, section: 0))
    #expect(rect.minY - second.tableView.contentOffset.y == before)
    #expect(second.tableView.indexPathsForSelectedRows == [IndexPath(row: 20, section: 0)])
    #expect(second.breaches == [])
  }

  @Test func f126_beginsAtTheTop_WhenNothingIsKnown() {
    stage.table.selectionMode = .single
    stage.table.restore(
      TableState(
        anchors: [.init(row: "int 7000", distance: 3)], focus: "string gone",
        selection: ["Song 9"]))
    show(0..<100)
    #expect(stage.tableView.contentOffset.y == 0)
    #expect(stage.table.selection.rows == [])
    #expect(stage.table.diagnostics.recent == [])
    let rows = stage.tableView.dataSource as? any UIDataSourceModelAssociation
    #expect(
      rows?.modelIdentifierForElement(
        at: IndexPath(row: 3, section: 0), in: stage.tableView) == "int 3")
    #expect(
      rows?.indexPathForElement(withModelIdentifier: "int 3", in: stage.tableView)
        == IndexPath(row: 3, section: 0))
    #expect(
      rows?.indexPathForElement(withModelIdentifier: "int 700", in: stage.tableView) == nil)
    #expect(
      rows?.modelIdentifierForElement(
        at: IndexPath(row: 700, section: 0), in: stage.tableView) == nil)
  }
}
