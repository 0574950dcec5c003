import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

/// The screens of the migration guides on UIKit.
@Suite(.serialized) @MainActor struct MigrationEntryTests {
  @Test func dataSource_bothSides_showTheSameAndDeleteTheSame() {
    let controller = Migrations.NamesByHand(style: .plain)
    let byHand = AppStage(showing: controller)
    let ours = AppStage(showing: Migrations.NamesController(style: .plain))
    #expect(byHand.texts == ["Ada", "Ben", "Cleo"])
    #expect(ours.texts == byHand.texts)
    #expect(ours.swipe("Delete", on: "Ben"))
    controller.tableView(
      controller.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    byHand.turn()
    #expect(ours.texts == ["Ada", "Cleo"])
    #expect(byHand.texts == ours.texts)
    #expect(byHand.breaches == [] && ours.breaches == [])
  }

  @Test func diffable_sorted_movesOneRow() {
    let controller = Migrations.SortedNamesController(style: .plain)
    let stage = AppStage(showing: controller)
    controller.sort()
    stage.turn()
    #expect(stage.texts == ["Ada", "Ben"])
    #expect(stage.breaches == [])
  }

  @Test func igListKit_models_areSections() {
    let stage = AppStage(showing: Migrations.GroupsController(style: .plain))
    #expect(stage.texts == ["Ada", "Ben"])
    #expect(stage.breaches == [])
  }

  @Test func epoxy_tap_opensTheBird() {
    let controller = Migrations.BirdListController(style: .plain)
    let stage = AppStage(showing: controller)
    #expect(stage.texts == ["Wren", "Robin"])
    stage.tap("Robin")
    #expect(controller.opened == "Robin")
    #expect(stage.breaches == [])
  }

  @Test func listable_tap_removesThePodcast() {
    let stage = AppStage(showing: Migrations.PodcastsController(style: .plain))
    #expect(stage.headers == ["Podcasts"])
    #expect(stage.texts == ["Birds at Night", "Bread"])
    stage.tap("Bread")
    #expect(stage.texts == ["Birds at Night"])
    #expect(stage.breaches == [])
  }
}
