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

  @Test func screensOfAScene_nextLaunch_areShownAgain() throws {
    VirtualTime.shared.reset()
    RaisedExceptions.forget()
    let session = UISceneSession()
    func launch() throws -> UINavigationController {
      let delegate = LibrarySceneDelegate()
      session.simulateLaunch(delegate)
      let navigation = delegate.window?.rootViewController as? UINavigationController
      VirtualTime.shared.advance(by: 0.5)
      delegate.window?.layoutIfNeeded()
      return try #require(navigation)
    }
    func tableView(_ navigation: UINavigationController) throws -> UITableView {
      try #require(navigation.topViewController?.view as? UITableView)
    }
    func turn(_ navigation: UINavigationController) {
      VirtualTime.shared.advance(by: 0.5)
      navigation.view.layoutIfNeeded()
    }
    var navigation = try launch()
    try tableView(navigation).simulateTap(at: IndexPath(row: 5, section: 0))
    turn(navigation)
    #expect(navigation.topViewController?.navigationItem.title == "Shelf 6")
    try tableView(navigation).simulateTap(at: IndexPath(row: 2, section: 0))
    try tableView(navigation).simulateDrag(by: 1_500)
    turn(navigation)
    let before = try tableView(navigation).indexPathsForVisibleRows
    session.simulateEnd()

    navigation = try launch()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.navigationItem.title == "Shelf 6")
    #expect(try tableView(navigation).indexPathsForVisibleRows == before)
    #expect(RaisedExceptions.all.map(\.description) == [])
  }
}
