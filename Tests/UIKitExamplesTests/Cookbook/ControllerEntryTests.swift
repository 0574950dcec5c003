import Foundation
import Tableware
import TablewareUIKit
import Testing
import UIKitDouble

@testable import UIKitExamples

extension AppStage {
  /// The app with a controller above its home screen.
  convenience init(showing controller: UIViewController) {
    self.init()
    navigation.pushViewController(controller, animated: false)
    turn()
  }
}

@Suite(.serialized) @MainActor struct ControllerEntryTests {
  @Test func viewController_swipe_deletesTheRow() {
    let stage = AppStage(showing: LikedSongsController(style: .insetGrouped))
    #expect(stage.texts == ["Willow Song", "Clair de lune"])
    #expect(stage.swipe("Delete", on: "Willow Song"))
    #expect(stage.texts == ["Clair de lune"])
    #expect(stage.headers == ["1 songs"])
    #expect(stage.breaches == [])
  }

  @Test func updateAController_changeFromOutside_isShown() {
    let controller = SignalController(style: .insetGrouped)
    let stage = AppStage(showing: controller)
    controller.signalChanged(to: 3)
    stage.turn()
    #expect(stage.cell("Signal")?.value == "3 of 4")
    #expect(stage.breaches == [])
  }

  @Test func pullToRefresh_pull_showsTheNewRow() {
    let stage = AppStage(showing: NewsController(style: .plain))
    stage.tableView.refreshControl?.simulatePull()
    #expect(stage.tableView.refreshControl?.isRefreshing == true)
    stage.turn()
    #expect(stage.texts == ["Sun", "Rain"])
    #expect(stage.tableView.refreshControl?.isRefreshing == false)
    #expect(stage.breaches == [])
  }

  @Test func pushAController_taps_pushControllersAndScreens() {
    let stage = AppStage(showing: MenuController(style: .insetGrouped))
    stage.tap("News")
    #expect(stage.top is NewsController)
    stage.goBack()
    stage.tap("Settings")
    #expect(stage.texts == ["Sounds"])
    #expect(stage.breaches == [])
  }

  @Test func screenInANavigationController_pushed_isShown() {
    let stage = AppStage()
    showPreferences(in: stage.navigation)
    stage.turn()
    #expect(stage.texts == ["Sounds"])
    #expect(stage.breaches == [])
  }

  @Test func dragRows_editingMode_movesTheSong() {
    let controller = PlaylistController(style: .plain)
    let stage = AppStage(showing: controller)
    controller.setEditing(true, animated: false)
    stage.turn()
    #expect(stage.drag("茉莉花", to: "Willow Song"))
    #expect(stage.texts == ["茉莉花", "Willow Song", "Clair de lune"])
    #expect(stage.breaches == [])
  }

  @Test func editToolbar_delete_removesTheSelectedRows() throws {
    let controller = VoicesController(style: .plain)
    let stage = AppStage(showing: controller)
    #expect(stage.navigation.isToolbarHidden)
    controller.setEditing(true, animated: false)
    stage.turn()
    #expect(!stage.navigation.isToolbarHidden)
    for voice in ["Bass", "Tenor", "Alto", "Alto"] { stage.tap(voice) }
    try #require(controller.toolbarItems?.first).simulateTap()
    stage.turn()
    #expect(stage.texts == ["Alto", "Soprano"])
    #expect(stage.navigation.isToolbarHidden && !controller.isEditing)
    #expect(stage.tableView.indexPathsForSelectedRows == nil)
    #expect(stage.breaches == [])
  }

  @Test func delegateOfTheApp_scrolling_isReported() {
    let controller = FadingController(style: .plain)
    let stage = AppStage(showing: controller)
    let count = controller.scrollCount
    stage.tableView.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: false)
    stage.turn()
    #expect(controller.scrollCount > count)
    #expect(stage.breaches == [])
  }
}
