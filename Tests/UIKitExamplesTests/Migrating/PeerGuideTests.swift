import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

/// The screens of the guides for data sources, IGListKit, Epoxy and Listable.
@Suite(.serialized) @MainActor struct PeerGuideTests {
  @Test func dataSource_bothSides_showAndChangeTheSame() {
    let byHand = AppStage(showing: DataSourceGuide.InboxByHand(style: .plain))
    let ours = AppStage(showing: DataSourceGuide.InboxController(style: .plain))
    let inspector = byHand.tableView.inspector
    let mails = (0..<2).map { IndexPath(row: $0, section: 1) }
    #expect(byHand.look.texts == ["2 unread", "Ada", "Ben"])
    #expect(byHand.look.details == [nil, "• Lunch?", "• Report"])
    #expect(ours.look.texts == byHand.look.texts && ours.look.details == byHand.look.details)

    for stage in [byHand, ours] {
      #expect(stage.tableView.simulateTap(at: mails[0]))
      stage.turn()
    }
    #expect(byHand.look.texts == ["1 unread", "Ada", "Ben"])
    #expect(byHand.look.details == [nil, "Lunch?", "• Report"])
    #expect(ours.look.texts == byHand.look.texts && ours.look.details == byHand.look.details)

    for stage in [byHand, ours] {
      #expect(stage.tableView.simulateSwipe("Delete", at: mails[1]))
      stage.turn()
    }
    #expect(byHand.look.texts == ["0 unread", "Ada"])
    #expect(byHand.look.details == [nil, "Lunch?"])
    #expect(ours.look.texts == byHand.look.texts && ours.look.details == byHand.look.details)
    #expect(ours.breaches == [] && inspector.breaches.isEmpty)
  }

  @Test func dataSource_count_isNotEditable() {
    let inbox = DataSourceGuide.InboxDataSource()
    let tableView = UITableView(frame: .zero)
    let canEdit = (0..<2).map {
      inbox.tableView(tableView, canEditRowAt: IndexPath(row: 0, section: $0))
    }
    #expect(canEdit == [false, true])
  }

  @Test func diffable_tapAndSwipe_moveAndDeleteTheSong() {
    let stage = AppStage(showing: DiffableGuide.SongsController(style: .plain))
    #expect(stage.texts == ["3 songs", "Pines", "Rain", "Willow"])
    #expect(stage.headers == ["Liked", "Others"])
    let cell = stage.cell("Rain")
    stage.tap("Rain")
    #expect(stage.texts == ["3 songs", "Rain", "Pines", "Willow"])
    #expect(cell != nil && stage.cell("Rain") === cell)
    #expect(stage.swipe("Delete", on: "Pines"))
    #expect(stage.texts == ["2 songs", "Rain", "Willow"])
    #expect(stage.breaches == [])
  }

  @Test func igListKit_tap_removesTheNotice() {
    let stage = AppStage(showing: IGListKitGuide.FeedController(style: .plain))
    #expect(stage.texts == ["You are offline.", "Ada", "The rain has stopped."])
    stage.tap("You are offline.")
    #expect(stage.texts == ["Ada", "The rain has stopped."])
    #expect(stage.breaches == [])
  }

  @Test func epoxy_tap_updatesOneBird() {
    let stage = AppStage(showing: EpoxyGuide.BirdsController(style: .plain))
    #expect(stage.texts == ["Robin", "Wren", "Reset"])
    #expect(
      stage.backend?.table.snapshot[RowPath(section: 0, row: 1)]?.content
        == EpoxyGuide.BirdRow(name: "Wren", count: 0).body)
    stage.tap("Wren")
    #expect(stage.look.details.prefix(2) == ["seen 0 times", "seen 1 times"])
    stage.tap("Reset")
    #expect(stage.look.details.prefix(2) == ["seen 0 times", "seen 0 times"])
    #expect(stage.breaches == [])
  }

  @Test func listable_tapAndSwipe_saveAndDeleteThePodcast() {
    let stage = AppStage(showing: ListableGuide.PodcastsController(style: .plain))
    #expect(stage.headers == ["Podcasts"])
    #expect(stage.texts == ["0 saved", "Birds at Night", "Bread"])
    stage.tap("Bread")
    #expect(stage.texts == ["1 saved", "Birds at Night", "Bread"])
    #expect(stage.look.details == [nil, "not saved", "saved"])
    #expect(stage.swipe("Delete", on: "Birds at Night"))
    #expect(stage.texts == ["1 saved", "Bread"])
    #expect(stage.breaches == [])
  }
}
