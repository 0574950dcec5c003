import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// How high rows are, and what is remembered of it.
@Suite(.serialized, .freesEverything) @MainActor struct HeightTests {
  /// A row of a height that it knows, in a cell of its own.
  struct Brick: UIKitRow {
    let id: Int
    var size: RowHeight = .automatic
    var text = "brick"
    var body: RowContent { RowContent(title: RowText(text)) }
    var height: RowHeight { size }
    func configure(_ cell: BrickCell) { cell.wanted = CGFloat(30 + text.count) }
  }

  final class BrickCell: UITableViewCell {
    var wanted: CGFloat = 44
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      CGSize(width: targetSize.width, height: wanted)
    }
  }

  private let stage = Stage()

  private func show(_ bricks: [Brick]) {
    stage.table.show { Section("A") { for brick in bricks { brick } } }
    stage.turn()
  }

  private func height(_ row: Int) -> CGFloat {
    stage.tableView.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  private func estimate(_ row: Int) -> CGFloat? {
    stage.delegate?.tableView(
      stage.tableView, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
  }

  @Test func measuresTheCell_UnlessTheRowKnows() {
    show([
      Brick(id: 1), Brick(id: 2, size: .fixed(77)), Brick(id: 3, size: .measured { $0.width / 4 }),
    ])
    #expect([0, 1, 2].map(height) == [35, 77, 80])
    #expect(stage.breaches == [])
  }

  @Test func measuresOnce_ForEachContentAndWidth() {
    var measured: [CGFloat] = []
    func bricks(_ text: String) -> [Brick] {
      [
        Brick(
          id: 1,
          size: .measured {
            measured.append($0.width)
            return $0.width / 4
          }, text: text)
      ]
    }
    show(bricks("a"))
    show(bricks("a"))
    stage.tableView.reloadData()
    stage.turn()
    #expect(measured == [320])
    show(bricks("b"))
    #expect(measured == [320, 320])
    stage.tableView.simulateResize(to: CGSize(width: 480, height: 320))
    stage.turn()
    #expect(height(0) == 120)
    stage.tableView.simulateResize(to: CGSize(width: 320, height: 480))
    stage.turn()
    #expect(measured == [320, 320, 480])
    #expect(height(0) == 80)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -0.5, -7])
  func f93_measuresTheCell_WhereAHeightIsNone(_ height: CGFloat) {
    show([Brick(id: 1, size: .fixed(height)), Brick(id: 2, size: .measured { _ in height })])
    #expect([0, 1].map(self.height) == [35, 35])
    #expect(
      Set(stage.table.diagnostics.recent.map(\.description)) == [
        "The height of row 1 is \(height). Its measured height is used instead; return a finite "
          + "height of 0 or more.",
        "The height of row 2 is \(height). Its measured height is used instead; return a finite "
          + "height of 0 or more.",
      ])
    #expect(stage.breaches == [])
  }

  @Test func f95_cutsWhatIsHigherThanAnyScreen() {
    show([Brick(id: 1, size: .fixed(1e308)), Brick(id: 2, size: .fixed(20))])
    #expect(height(0) == 1e6)
    #expect(stage.tableView.contentSize.height.isFinite)
    #expect(stage.breaches == [])
  }

  @Test func g06_estimatesWithTheLastTrueHeight() {
    show((0..<60).map { Brick(id: $0, text: String(repeating: "x", count: $0)) })
    stage.tableView.simulateDrag(by: 1_500)
    stage.tableView.simulateDrag(by: 1_500)
    #expect(estimate(3) == 33)
    // It moves with its row, and goes with it.
    show((0..<60).reversed().map { Brick(id: $0, text: String(repeating: "x", count: $0)) })
    #expect(
      estimate(56) == 33)
    show([Brick(id: 70)])
    show((0..<60).map { Brick(id: $0, text: String(repeating: "x", count: $0)) })
    #expect(
      estimate(3)
        != 0)
    #expect(stage.breaches == [])
  }

  @Test func usesTheTableViewsHeight_ForAutomaticRows() {
    stage.tableView.rowHeight = 61
    stage.show("A[a b]")
    #expect(height(1) == 61)
  }

  @Test func f98_doesNotBelieveInEstimatesThatAreNone() {
    stage.show("A[a b]")
    for height in [0, -3, CGFloat.nan, .infinity] {
      stage.tableView.estimatedRowHeight = height
      #expect(
        estimate(7)
          == UITableView.automaticDimension)
    }
  }

  @Test func g10_grows_WhenTheContentGrows_WithoutANewCell() {
    show([Brick(id: 1, text: "a"), Brick(id: 2, text: "b")])
    let cell = stage.cell(0)
    show([Brick(id: 1, text: "a longer text"), Brick(id: 2, text: "b")])
    #expect([0, 1].map(height) == [43, 31])
    #expect(stage.cell(0) === cell)
    #expect(stage.breaches == [])
  }

  /// Asks for the heights of measured rows, and returns the rows that were measured.
  private func measure(_ rows: [Int]) -> [Int] {
    log.measured = []
    for row in rows {
      _ = stage.delegate?.tableView(
        stage.tableView, heightForRowAt: IndexPath(row: row, section: 0))
    }
    return log.measured
  }

  private final class Log {
    var measured: [Int] = []
  }

  private let log = Log()

  /// A row that notes that it is measured.
  struct MeasuredRow: UIKitRow {
    let id: Int
    let measure: () -> Void
    var body: RowContent { RowContent(title: "brick") }
    var height: RowHeight {
      .measured { _ in
        measure()
        return 40
      }
    }
    func configure(_ cell: BrickCell) {}
  }

  struct OtherMeasuredRow: UIKitRow {
    let id: Int
    var body: RowContent { RowContent(title: "brick") }
    var height: RowHeight { .measured { _ in 90 } }
    func configure(_ cell: BrickCell) {}
  }

  @Test func measuredHeights_beyondTheLimit_forgetTheOlderHalfOnly() {
    let count = 4_097
    stage.table.show {
      Section("A") {
        ForEach(Array(0..<count), id: { $0 }) { [log] id in
          MeasuredRow(id: id) { log.measured.append(id) }
        }
      }
    }
    stage.turn()
    _ = measure(Array(0..<count - 1))
    // Another width in between makes the heights of this one look older than they are.
    stage.tableView.simulateResize(to: CGSize(width: 480, height: 320))
    stage.turn()
    _ = measure(Array(0..<3_000))
    stage.tableView.simulateResize(to: CGSize(width: 320, height: 480))
    stage.turn()
    #expect(measure([count - 1]) == [count - 1])
    #expect(measure(Array(2_100..<count)) == [])
    #expect(stage.breaches == [])
  }

  @Test func measuredHeights_ofAnotherKindOfRow_areNotUsed() {
    stage.table.show { Section("A") { MeasuredRow(id: 1) {} } }
    stage.turn()
    #expect(height(0) == 40)
    stage.table.show { Section("A") { OtherMeasuredRow(id: 1) } }
    stage.turn()
    #expect(height(0) == 90)
    #expect(stage.breaches == [])
  }

  @Test func measuredHeights_ofAWidthInUse_areKeptWhenOthersAreAdded() {
    stage.table.show {
      Section("A") { MeasuredRow(id: 1) { [log] in log.measured.append(1) } }
    }
    stage.turn()
    func measure(at width: CGFloat) -> Int {
      log.measured = []
      stage.tableView.simulateResize(to: CGSize(width: width, height: 480))
      stage.table.show {
        Section("A") { MeasuredRow(id: 1) { [log] in log.measured.append(1) } }
      }
      stage.turn()
      return log.measured.count
    }
    for width: CGFloat in [400, 410, 420] { #expect(measure(at: width) == 1) }
    #expect(measure(at: 320) == 0)
    stage.tableView.simulateDrag(by: 0)
    // The width that was used last stays, the oldest one goes.
    #expect(measure(at: 430) == 1)
    #expect(measure(at: 320) == 0)
  }

  /// Sixty rows whose cells are higher than the estimate, and differ.
  private var tallBricks: [Brick] {
    (0..<60).map { Brick(id: $0, text: String(repeating: "x", count: 20 + $0)) }
  }

  private func scrollThrough(_ stage: Stage) {
    for _ in 0..<20 {
      stage.tableView.simulateDrag(by: 400)
      stage.turn()
    }
  }

  @Test func heights_ofTheLastLaunch_areEstimates() throws {
    stage.tableView.estimatedRowHeight = 44
    show(tallBricks)
    scrollThrough(stage)
    stage.tableView.contentOffset.y = 900
    stage.turn()
    let (height, offset) = (stage.tableView.contentSize.height, stage.tableView.contentOffset.y)
    let saved = try JSONEncoder().encode(stage.table.state)

    let next = Stage()
    next.tableView.estimatedRowHeight = 44
    next.table.show { Section("A") { for brick in tallBricks { brick } } }
    next.turn()
    #expect(next.tableView.contentSize.height < height)
    next.table.restore(try JSONDecoder().decode(TableState.self, from: saved))
    next.turn()
    #expect(next.tableView.contentSize.height == height)
    #expect(next.tableView.contentOffset.y == offset)
    #expect(next.breaches == [])
  }

  @Test func heights_ofAnotherWidth_areNotUsed() throws {
    stage.tableView.estimatedRowHeight = 44
    show(tallBricks)
    scrollThrough(stage)
    let saved = stage.table.state
    let next = Stage()
    next.tableView.frame.size.width = 500
    next.tableView.estimatedRowHeight = 44
    next.table.show { Section("A") { for brick in tallBricks { brick } } }
    next.turn()
    let before = next.tableView.contentSize.height
    next.table.restore(TableState(heights: saved.heights))
    next.turn()
    #expect(next.tableView.contentSize.height == before)
  }

  @Test func heights_fromADamagedFile_areLeftOut() throws {
    show((0..<3).map { Brick(id: $0) })
    let space = try #require(stage.table.state.heights?.space)
    stage.table.restore(
      TableState(
        heights: TableState.Heights(
          space: space, rows: ["int 0": -5, "int 1": .infinity, "int 2": 70, "other": 8])))
    stage.turn()
    #expect(stage.breaches == [])
    #expect(stage.tableView.visibleCells.count == 3)
    #expect(estimate(2) == height(2))
  }
}
