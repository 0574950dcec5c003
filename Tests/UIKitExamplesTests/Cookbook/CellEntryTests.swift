import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

@Suite(.serialized) @MainActor struct CellEntryTests {
  @Test func cellClass_row_isShownInIt() {
    let stage = AppStage(showing: PodcastsController(style: .insetGrouped))
    #expect(stage.cell("Pines") is TrackCell)
    #expect(stage.cell("Pines")?.symbol == "leaf")
    #expect(TrackRow(title: "Pines", cover: "leaf") != TrackRow(title: "Pines", cover: "tree"))
    #expect(stage.breaches == [])
  }

  @Test func buttonInACell_tap_reachesTheSection() {
    let stage = AppStage(showing: PodcastsController(style: .insetGrouped))
    #expect(stage.cell("Bread") is PodcastCell)
    stage.tapButton(in: "Bread")
    #expect(stage.cell("Bread")?.texts.secondaryText == "subscribed")
    #expect(stage.cell("Rain")?.texts.secondaryText == nil)
    #expect(stage.breaches == [])
  }

  @Test func contentConfiguration_row_hasIt() {
    let stage = AppStage(showing: ShelfController(style: .insetGrouped))
    #expect(stage.cell("Radio 1")?.symbol == "dot.radiowaves.left.and.right")
    #expect(StationRow(name: "Radio 1").id == "Radio 1")
    #expect(stage.breaches == [])
  }

  @Test func cellFromANib_row_isShownInIt() {
    UINib.simulate("PosterCell") { PosterCell.self }
    defer { UINib.simulateNone() }
    let controller = UITableViewController(style: .plain)
    let table = Table()
    table.show { Section("posters") { PosterRow(title: "Rain") } }
    controller.tableView.show(table)
    let stage = AppStage(showing: controller)
    #expect(stage.cell("Rain") is PosterCell)
    #expect(table.diagnostics.recent == [])
    #expect(stage.breaches == [])
  }

  @Test func heightOfARow_measured_followsTheWidth() throws {
    let stage = AppStage(showing: ShelfController(style: .insetGrouped))
    let cell = try #require(stage.cell("Two for one"))
    #expect(abs(cell.frame.height - cell.frame.width / 3) < 1)
    guard case .measured = BannerRow(text: "").height else {
      Issue.record("the height is not measured")
      return
    }
    #expect(stage.breaches == [])
  }

  @Test func headerView_deletion_isShownInTheSameView() throws {
    let stage = AppStage(showing: ShelfController(style: .insetGrouped))
    let view = try #require(stage.tableView.headerView(forSection: 1) as? ShelfHeaderView)
    let text = { (view.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(text() == "Stations · 2")
    #expect(stage.swipe("Delete", on: "Radio 2"))
    #expect(text() == "Stations · 1")
    #expect(stage.tableView.headerView(forSection: 1) === view)
    #expect(stage.breaches == [])
  }

  @Test func withoutAnimation_insertedRow_isShownAtOnce() {
    let stage = AppStage(showing: TickerController(style: .insetGrouped))
    #expect(stage.backend?.animations == .fade)
    stage.tap("Next")
    #expect(stage.texts == ["Next", "09:01 bid", "09:00 open"])
    #expect(stage.breaches == [])
  }

  @Test func drawnRow_steps_areBars() {
    let stage = AppStage(showing: StepsController(style: .plain))
    let cell = stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    let drawn = cell?.contentView.subviews.compactMap { $0.simulateDrawing() }.first
    #expect(drawn?.count == 4)
    #expect(drawn?.first == "fill 20.0 40.0 16.0 20.0")
    #expect(stage.breaches == [])
  }
}
