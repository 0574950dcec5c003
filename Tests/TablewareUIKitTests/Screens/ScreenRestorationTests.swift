import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The screens of a stack, and the state of their tables, in the activity of a scene.
@Suite(.serialized, .freesEverything) @MainActor struct ScreenRestorationTests {
  private final class Numbers: Screen {
    let context = ScreenContext()
    let title: String
    let address: ScreenAddress?

    init(_ title: String, at address: ScreenAddress?) {
      (self.title, self.address) = (title, address)
    }

    func configure(_ table: Table) { table.selectionMode = .single }

    var sections: [Section] {
      Section("numbers") { ForEach(Array(0..<200), id: \.self) { TextRow("\($0)") } }
    }
  }

  private let router = Router([
    Route("/") { _ in Numbers("Home", at: "/") },
    Route("/a") { _ in Numbers("A", at: "/a") },
    Route("/a/b") { _ in Numbers("B", at: "/a/b") },
  ])
  private let type = "org.example.screens"

  private func stage(_ address: ScreenAddress) -> (ScreenStage, Navigator?) {
    let stage = ScreenStage()
    let navigator = stage.navigation.push(address, in: router, animated: false)
    stage.turn()
    return (stage, navigator)
  }

  private func titles(_ stage: ScreenStage) -> [String] {
    stage.navigation.viewControllers.map { $0.navigationItem.title ?? "" }
  }

  private func topRow(_ stage: ScreenStage) -> Int? {
    stage.tableView?.indexPathsForVisibleRows?.first?.row
  }

  @Test func address_showsAllScreensOfItsPath() {
    let (stage, navigator) = stage("/a/b")
    #expect(navigator?.screens.map(\.title) == ["Home", "A", "B"])
    #expect(stage.navigation.viewControllers.count == 3)
    #expect(stage.top?.navigationItem.title == "B")
    stage.navigation.popViewController(animated: false)
    stage.turn()
    #expect(navigator?.screens.map(\.title) == ["Home", "A"])
  }

  @Test func address_withoutARoute_changesNothing() {
    let (stage, navigator) = stage("/none")
    #expect(navigator == nil)
    #expect(stage.navigation.viewControllers == [])
    #expect(stage.navigation.screenActivity(type: type) == nil)
    #expect(!stage.navigation.restoreScreens(from: NSUserActivity(activityType: type)))
  }

  @Test func restoredScreens_haveTheirPositionsAndSelections() throws {
    let activity: NSUserActivity
    do {
      let (stage, navigator) = stage("/")
      stage.tableView?.simulateDrag(by: 1_000)
      stage.turn()
      navigator?.push(Numbers("A", at: "/a"))
      stage.turn()
      stage.tableView?.simulateTap(at: IndexPath(row: 3, section: 0))
      stage.tableView?.simulateDrag(by: 2_000)
      stage.turn()
      activity = try #require(stage.navigation.screenActivity(type: type))
    }
    #expect(activity.activityType == type)
    let (stage, navigator) = stage("/")
    #expect(stage.navigation.restoreScreens(from: activity))
    stage.turn()
    #expect(navigator?.screens.map(\.title) == ["Home", "A"])
    let row = try #require(topRow(stage))
    #expect(row > 30)
    #expect(navigator?.top.context.table?.selection.rows == [Identity(3)])
    stage.navigation.popViewController(animated: false)
    stage.turn()
    #expect(try #require(topRow(stage)) > 10)
  }

  @Test func stateOfAScreenThatWasNotOnScreen_isSavedAgain() throws {
    let (first, navigator) = stage("/")
    first.tableView?.simulateDrag(by: 1_000)
    first.turn()
    let top = try #require(topRow(first))
    navigator?.push(Numbers("A", at: "/a"))
    first.turn()
    var activity = try #require(first.navigation.screenActivity(type: type))
    for _ in 0..<2 {
      let (next, _) = stage("/")
      next.navigation.setViewControllers([], animated: false)
      // The home screen is below another one at once.
      next.navigation.push("/a", in: router, animated: false)
      #expect(next.navigation.restoreScreens(from: activity))
      next.turn()
      activity = try #require(next.navigation.screenActivity(type: type))
    }
    let (last, _) = stage("/")
    #expect(last.navigation.restoreScreens(from: activity))
    last.navigation.popViewController(animated: false)
    last.turn()
    #expect(topRow(last) == top)
  }

  @Test func screensWithoutARouter_restoreTheTablesThatAreThere() throws {
    let activity: NSUserActivity
    do {
      let stage = ScreenStage(Numbers("Home", at: nil))
      stage.tableView?.simulateDrag(by: 1_000)
      stage.turn()
      activity = try #require(stage.navigation.screenActivity(type: type))
    }
    let stage = ScreenStage(Numbers("Home", at: nil))
    #expect(stage.navigation.restoreScreens(from: activity))
    stage.turn()
    #expect(try #require(topRow(stage)) > 10)
  }

  @Test func addressWithoutARoute_keepsTheScreens() throws {
    let activity: NSUserActivity
    do {
      let (stage, navigator) = stage("/")
      navigator?.push(Numbers("Gone", at: "/gone"))
      stage.turn()
      activity = try #require(stage.navigation.screenActivity(type: type))
    }
    let (stage, navigator) = stage("/")
    #expect(!stage.navigation.restoreScreens(from: activity))
    stage.turn()
    #expect(navigator?.screens.map(\.title) == ["Home"])
  }

  @Test func activityOfAnotherVersion_restoresNothing() {
    let (stage, _) = stage("/a")
    let activity = NSUserActivity(activityType: type)
    for info in [["org.tableware.screens": Data("{}".utf8)], ["org.tableware.screens": 3]]
      as [[String: Any]]
    {
      activity.userInfo = info
      #expect(!stage.navigation.restoreScreens(from: activity))
    }
    #expect(titles(stage) == ["Home", "A"])
  }
}
