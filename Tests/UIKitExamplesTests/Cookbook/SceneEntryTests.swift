import Foundation
import Tableware
import Testing
import UIKitDouble

@testable import UIKitExamples

@Suite(.serialized) @MainActor struct SceneEntryTests {
  @Test func b15_stateOfAScene_nextLaunch_hasPositionAndSelection() {
    let activity = NSUserActivity(activityType: "org.example.articles")
    let before: [String]
    do {
      let controller = ArticlesController(style: .plain)
      let stage = AppStage(showing: controller)
      stage.tap("Article 7")
      stage.tableView.simulateDrag(by: 2_000)
      stage.turn()
      before = stage.texts
      controller.updateUserActivityState(activity)
    }
    let controller = ArticlesController(style: .plain)
    let stage = AppStage(showing: controller)
    #expect(stage.texts.first == "Article 1")
    controller.restoreUserActivityState(activity)
    stage.turn()
    stage.turn()
    #expect(stage.texts == before)
    stage.tableView.simulateDrag(by: -20_000)
    stage.turn()
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 6, section: 0)])
    #expect(stage.breaches == [])
  }
}
