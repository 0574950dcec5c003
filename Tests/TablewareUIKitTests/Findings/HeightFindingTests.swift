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
}

/// A value that heights depend on, and contents do not.
@MainActor
private final class Setting {
  var factor: CGFloat = 1
  /// How often a row was measured.
  var measurements = 0
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
