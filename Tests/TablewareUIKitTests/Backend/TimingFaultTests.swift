import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

/// Group 3 of the fault catalog, on a table view: when things are asked for.
@Suite(.serialized, .freesEverything) @MainActor struct TimingFaultTests {
  private let stage = Stage()

  @Test func f33_queuesWhatACellAsksFor() {
    let table = stage.table
    var asked = false
    stage.show {
      ActingRow(id: 1) {
        if !asked { table.show { Stage.sections("A[b c]") } }
        asked = true
      }
    }
    stage.turn()
    #expect(stage.texts == "b c")
    #expect(stage.breaches == [])
  }

  @Test func f34_queuesWhatADelegateAsksFor_WhileCellsComeAndGo() {
    let delegate = Delegate()
    stage.backend?.delegate = delegate
    var count = 0
    delegate.onCell = { [table = stage.table] in
      count += 1
      if count < 6 { table.show { Stage.sections("A[\(count) b]") } }
    }
    stage.show("A[a b]")
    for _ in 0..<8 { stage.turn() }
    #expect(stage.texts == "5 b")
    #expect(stage.breaches == [])
  }

  @Test func f35_queuesWhatACompletionAsksFor() {
    var count = 0
    func next() {
      count += 1
      guard count <= 200 else { return }
      stage.table.show(completion: next) { Stage.sections("A[\(count)]") }
    }
    next()
    while VirtualTime.shared.isBusy { stage.turn() }
    #expect(count == 201)
    #expect(stage.texts == "200")
    #expect(stage.breaches == [])
  }

  @Test func f37_makesOneBatch_OfAThousandShows() {
    stage.show("A[a]")
    var completions: [Int] = []
    let told = stage.told {
      for number in 0..<1_000 {
        stage.table.show(completion: { completions.append(number) }) {
          Stage.sections("A[a \(number)]")
        }
      }
      stage.turn()
    }
    #expect(told == "batch [iR (0,1)]")
    #expect(stage.texts == "a 999")
    #expect(completions == Array(0..<1_000))
    #expect(stage.breaches == [])
  }

  @Test func f42_letsATapRemoveItsOwnRow() {
    stage.show {
      for text in ["a", "b"] {
        TextRow(RowText(text)).onTap { [weak table = stage.table] in table?.row(text).remove() }
      }
    }
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    stage.turn()
    #expect(stage.texts == "b")
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f43_f92_letsGoOfEverything_WhenAHandlerDropsTheTable() {
    weak var table: Table?
    weak var backend: TableViewBackend?
    weak var cell: UITableViewCell?
    var completions = 0
    do {
      var stage: Stage? = Stage()
      table = stage?.table
      backend = stage?.backend
      stage?.show { TextRow("a").onTap { stage = nil } }
      cell = stage?.cell(0)
      stage?.table.show(completion: { completions += 1 }) { Stage.sections("A[b]") }
      stage?.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    }
    VirtualTime.shared.advance()
    VirtualTime.shared.reset()
    #expect(table == nil)
    #expect(backend == nil)
    #expect(cell == nil)
    #expect(completions == 1)
  }

  @Test func f45_survivesAReloadFromOutside_InTheMiddleOfACommit() {
    stage.show("A[a b]")
    stage.table.show { Stage.sections("A[b c]") }
    VirtualTime.shared.advance(by: 0.1)
    stage.tableView.reloadData()
    stage.turn()
    #expect(stage.texts == "b c")
    #expect(stage.breaches == [])
  }

  @Test func f48_goesOnGliding_WhenRowsComeBelow() {
    stage.show { for number in 0..<60 { TextRow("\(number)") } }
    stage.tableView.simulateFlick(by: 400)
    let top = stage.tableView.contentOffset.y
    stage.table["A"].append { TextRow("more") }
    VirtualTime.shared.advance(by: 0.1)
    #expect(stage.tableView.isDecelerating)
    #expect(stage.tableView.contentOffset.y == top)
    stage.turn()
    #expect(stage.breaches == [])
  }

  @Test func f49_waitsForARowThatIsDragged_ThenMovesItInTheNewestState() {
    stage.show { for text in ["a", "b", "c"] { TextRow(RowText(text)).movable() } }
    stage.tableView.simulateReorder(
      from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)
    ) {
      stage.table["A"].append { TextRow("d").movable() }
      VirtualTime.shared.advance(by: 0.5)
    }
    for _ in 0..<3 { stage.turn() }
    #expect(stage.texts == "b c a d")
    #expect(stage.breaches == [])
  }

  @Test func f52_goesOn_WhenAnimationsAreInterrupted() {
    stage.tableView.inspector.animationsFinish = false
    stage.show("A[a b] B[c]")
    stage.table.show { Stage.sections("B[c x] A[b a]") }
    VirtualTime.shared.advance(by: 0.1)
    stage.tableView.simulateInterruption()
    stage.show("A[z] B[c]")
    #expect(stage.texts == "z c")
    #expect(stage.breaches == [])
  }

  @Test func f54_f103_scrollsAfterEverythingThatWaited() {
    stage.show { for number in 0..<20 { TextRow("\(number)") } }
    stage.table.show {
      Section("A") { for number in 0..<60 { TextRow("\(number)") } }
    }
    stage.table.scroll(to: "59", at: .bottom)
    stage.turn()
    #expect(stage.texts.hasSuffix("58 59"))
    #expect(stage.messages == [])
    #expect(stage.breaches == [])
  }

  @Test func f57_tellsNothing_WhenNothingChanged() {
    stage.show("A[a b] B[c]")
    var isDone = false
    let told = stage.told {
      stage.table.show(completion: { isDone = true }) { Stage.sections("A[a b] B[c]") }
      stage.turn()
    }
    #expect(told == "")
    #expect(isDone)
  }

  @Test func f105_measuresAnew_WhenTextsAreLargerOrTheWidthIsAnother() {
    stage.show { for number in 0..<5 { TextRow("\(number)") } }
    let told = stage.told { stage.tableView.simulateResize(to: CGSize(width: 500, height: 480)) }
    #expect(told == "resize 500x480")
    #expect(stage.texts == "0 1 2 3 4")
    #expect(stage.breaches == [])
  }
}

private final class Delegate: NSObject, UITableViewDelegate {
  var onCell: () -> Void = {}

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onCell() }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { onCell() }
}

/// Does something while it is shown.
private struct ActingRow: Row {
  let id: Int
  let act: @MainActor () -> Void
  var body: RowContent { RowContent(title: "acting") }
}

extension ActingRow: UIKitRow {
  func configure(_ cell: BadgeCell) { act() }
}
