import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Heights and estimates.
@Suite(.serialized, .freesEverything) @MainActor struct HeightFindingTests {
  private let stage = Stage()

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func a3_measuredRow_afterTwoRotations_hasItsHeightOfTheFirstWidth() {
    stage.show { for id in 0..<60 { AreaRow(id: id, area: 32_000) } }
    let first = stage.tableView.rectForRow(at: path(0)).height
    #expect(first == 100)
    stage.tableView.simulateResize(to: CGSize(width: 640, height: 320))
    #expect(stage.tableView.rectForRow(at: path(0)).height == 50)
    // The rows on screen leave it, without having been displayed in this width.
    stage.tableView.simulateDrag(by: 2_000)
    stage.tableView.simulateResize(to: CGSize(width: 320, height: 480))
    stage.tableView.simulateDrag(by: -4_000)
    stage.turn()
    #expect(stage.tableView.rectForRow(at: path(0)).height == 100)
  }

  @Test func a3_reloadInAnotherWidth_keepsTheHeightsOfTheFirst() {
    stage.show { for id in 0..<60 { AreaRow(id: id, area: 32_000) } }
    stage.tableView.simulateResize(to: CGSize(width: 640, height: 320))
    stage.backend?.reload(to: stage.table.snapshot)
    stage.turn()
    stage.tableView.simulateResize(to: CGSize(width: 320, height: 480))
    #expect(stage.tableView.rectForRow(at: path(0)).height == 100)
  }

  @Test func a3_heightOfARowThatWasNotDisplayedInAWidth_isNoEstimateOfAnother() {
    stage.show { for id in 0..<60 { FittingRow(id: id) } }
    func estimate() -> CGFloat? {
      stage.delegate?.tableView(stage.tableView, estimatedHeightForRowAt: path(0))
    }
    stage.tableView.simulateDrag(by: 2_000)
    #expect(estimate() == 100)
    stage.tableView.simulateDrag(by: -4_000)
    stage.tableView.simulateResize(to: CGSize(width: 640, height: 320))
    #expect(stage.cell(0)?.frame.height == 50)
    stage.tableView.simulateDrag(by: 2_000)
    stage.tableView.simulateResize(to: CGSize(width: 320, height: 480))
    #expect(estimate() == 100)
    #expect(stage.breaches == [])
  }

  @Test func behavior6_measuredHeight_isMeasuredAgain_whenItIsInvalidated() {
    let setting = Setting()
    stage.show { for id in 0..<4 { AreaRow(id: id, area: 32_000, setting: setting) } }
    setting.factor = 2
    stage.backend?.invalidateHeight(of: 1)
    stage.turn()
    #expect((0..<3).map { stage.tableView.rectForRow(at: path($0)).height } == [100, 200, 100])
    stage.backend?.invalidateHeights()
    stage.turn()
    #expect((0..<3).map { stage.tableView.rectForRow(at: path($0)).height } == [200, 200, 200])
    stage.backend?.invalidateHeight(of: "no such row")
    stage.turn()
    #expect(stage.breaches == [])
  }

  @Test func heights_measuredAhead_areNotMeasuredAgainWhenTheirRowsAreShown() {
    let setting = Setting()
    stage.show { for id in 0..<200 { AreaRow(id: id, area: 32_000, setting: setting) } }
    let shown = setting.measurements
    stage.backend?.measureHeights(of: 150..<180)
    #expect(setting.measurements == shown + 30)
    stage.backend?.measureHeights(of: [150, 151, 999])
    stage.backend?.measureHeights(of: ["no such row"])
    #expect(setting.measurements == shown + 30)
    #expect(stage.breaches == [])
  }

  @Test func b14_tableWithoutEstimates_isAsHighAsItsRowsSay() {
    stage.tableView.estimatedRowHeight = 0
    stage.show { for id in 0..<100 { AreaRow(id: id, area: 32_000) } }
    #expect(abs(stage.tableView.contentSize.height - 10_000) < 1)
  }

  @Test func a10_largeTable_isAskedForNoEstimateOfEachRow() {
    func show(_ count: Int) {
      stage.table.show {
        Section("A") { ForEach(Array(0..<count), id: { $0 }) { TextRow(RowText("\($0)")) } }
      }
      stage.turn()
    }
    show(100)
    #expect(stage.tableView.inspector.estimateRequests >= 100)
    show(10_000)
    stage.tableView.simulateDrag(by: 3_000)
    let before = stage.tableView.inspector.estimateRequests
    show(10_001)
    stage.tableView.simulateDrag(by: 3_000)
    #expect(stage.tableView.inspector.estimateRequests == before)
    show(100)
    #expect(stage.tableView.inspector.estimateRequests >= before + 100)
    #expect(stage.breaches == [])
  }

  @Test func a10_rowThatAppears_isBuiltOnceForItsCellAndItsHeight() {
    let builds = Builds()
    stage.table.show {
      Section("A") {
        ForEach(Array(0..<1_000), id: { $0 }) { number in
          AreaRow(id: builds.note(number), area: 14_080)
        }
      }
    }
    stage.turn()
    let shown = Set(stage.tableView.visibleCells.compactMap { $0.boundRow?.path.row })
    builds.numbers = []
    stage.tableView.simulateDrag(by: 400)
    let new = Set(stage.tableView.visibleCells.compactMap { $0.boundRow?.path.row })
      .subtracting(shown)
    #expect(new.count >= 9)
    #expect(builds.numbers.count == Set(builds.numbers).count)
    #expect(Set(builds.numbers).isSuperset(of: new))
    #expect(stage.breaches == [])
  }

  @Test func a10_estimatesOfAllRows_readTheSpaceOnce() {
    final class CountingTableView: UITableView {
      var reads = 0
      override var safeAreaInsets: UIEdgeInsets {
        reads += 1
        return super.safeAreaInsets
      }
    }
    func reads(rows: Int) -> Int {
      let tableView = CountingTableView()
      let stage = Stage(tableView: tableView)
      func show(_ count: Int) {
        stage.table.show {
          Section("A") { ForEach(Array(0..<count), id: { $0 }) { TextRow(RowText("\($0)")) } }
        }
        stage.turn()
      }
      show(rows)
      // Heights are known, and so looked up.
      for _ in 0..<5 { tableView.simulateDrag(by: 400) }
      stage.turn()
      tableView.reads = 0
      let asked = tableView.inspector.estimateRequests
      show(rows + 1)
      #expect(tableView.inspector.estimateRequests - asked >= rows)
      #expect(stage.breaches == [])
      return tableView.reads
    }
    let few = reads(rows: 200)
    #expect(few > 0)
    #expect(reads(rows: 1_800) <= few + 10)
  }

  @Test func a10_estimatesOfAllRows_lookUpNoIdentity() {
    func hashes(rows: Int) -> Int {
      let stage = Stage()
      func show(_ count: Int) {
        stage.table.show {
          Section("A") {
            ForEach(Array(0..<count), id: { CountedID($0) }) { TextRow(RowText("\($0)")) }
          }
        }
        stage.turn()
      }
      show(rows)
      // All heights are known.
      while stage.tableView.contentOffset.y + 480 < stage.tableView.contentSize.height - 1 {
        stage.tableView.simulateDrag(by: 400)
        stage.turn()
      }
      show(rows + 1)
      let (before, asked) = (CountedID.hashCount, stage.tableView.inspector.estimateRequests)
      let offset = stage.tableView.contentOffset.y
      stage.table["A"].insert(at: 0) { TextRow("new") }
      stage.turn()
      #expect(stage.tableView.inspector.estimateRequests - asked >= rows)
      #expect(stage.tableView.contentOffset.y > offset)
      #expect(stage.breaches == [])
      return CountedID.hashCount - before
    }
    let few = hashes(rows: 200)
    #expect(few > 0)
    #expect(hashes(rows: 1_800) <= few + 20)
  }

  @Test func a10_reload_withManySections_looksUpNoHeightInEachSection() {
    let count = 400
    stage.table.show {
      for section in 0..<count {
        Section(section) { TextRow(RowText("\(section)")).id(CountedID(section)) }
      }
    }
    stage.turn()
    for _ in 0..<40 { stage.tableView.simulateDrag(by: 400) }
    stage.turn()
    let before = CountedID.hashCount
    stage.backend?.reload(to: stage.table.snapshot)
    stage.turn()
    #expect(CountedID.hashCount - before < 10 * count)
    #expect(stage.breaches == [])
  }
}

/// A value that heights depend on, and contents do not.
@MainActor
private final class Setting {
  var factor: CGFloat = 1
  /// How often a row was measured.
  var measurements = 0
}

/// The numbers of the rows that were built, in the order of their builds.
@MainActor
private final class Builds {
  var numbers: [Int] = []

  func note(_ number: Int) -> Int {
    numbers.append(number)
    return number
  }
}

/// An identity that counts how often it is hashed.
private struct CountedID: Hashable {
  nonisolated(unsafe) static var hashCount = 0
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (left: CountedID, right: CountedID) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) {
    Self.hashCount += 1
    hasher.combine(number)
  }
}

/// A row whose cell determines its height, which depends on the width.
private struct FittingRow: UIKitRow {
  let id: Int
  var body: RowContent { RowContent(title: RowText("row \(id)")) }
  func configure(_ cell: FittingCell) {}
}

private final class FittingCell: UITableViewCell {
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: 32_000 / targetSize.width)
  }
}

/// A row that takes an area, so that its height depends on the width.
private struct AreaRow: Row {
  let id: Int
  let area: CGFloat
  var setting: Setting?
  var body: RowContent { RowContent(title: RowText("row \(id)")) }
}

extension AreaRow: SizedRow {
  var height: RowHeight {
    .measured { space in
      MainActor.assumeIsolated {
        setting?.measurements += 1
        return area / space.width * (setting?.factor ?? 1)
      }
    }
  }
}
