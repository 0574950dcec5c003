import TablewareTesting
import Testing
import UIKitDouble

/// What holds for every screen, with a table view that behaves and with one that does whatever it
/// may.
@Suite(.serialized) @MainActor struct EveryScreenTests {
  nonisolated static let routes: [[String]] = [
    ["Catalog"], ["Catalog", "Any models"], ["Catalog", "Sectioned"], ["Catalog", "Mutable"],
    ["Catalog", "Index"], ["Catalog", "Alphabet"], ["Catalog", "Drawn cells"],
    ["Catalog", "Late cells"],
    ["Catalog", "Actions"], ["Catalog", "Actions", "Navigate"], ["Catalog", "Radio groups"],
    ["Catalog", "Selection"],
    ["Catalog", "Radio groups", "Drink"], ["Catalog", "Form elements"], ["Settings"],
    ["Two kinds"], ["Components"], ["Components", "Text"], ["Components", "List diff"],
    ["Components", "Feed"], ["Modules"], ["Sign up"], ["Sign up", "Country"],
    ["Checks"], ["Checks", "2 Steppers"], ["Checks", "5 Long press"], ["Checks", "6 Tree"],
    ["Checks", "7 Headers"], ["Checks", "8 Drag"], ["Checks", "10 Large text"],
  ]

  @Test(arguments: routes, [false, true])
  func opens_AndScrolls(route: [String], hostile: Bool) {
    let stage = AppStage(route: route, hostile: hostile)
    #expect(!stage.texts.isEmpty)
    let before = stage.texts
    for distance in [300.0, 900, -2_000] {
      stage.tableView.simulateDrag(by: distance)
      stage.turn()
    }
    #expect(stage.texts == before)
    #expect(stage.breaches == [])
  }

  @Test(arguments: routes, [false, true])
  func looksTheSame_AfterItWasDisturbed(route: [String], hostile: Bool) {
    let stage = AppStage(route: route, hostile: hostile)
    let before = stage.look
    stage.disturb()
    #expect(stage.look == before)
    #expect(stage.breaches == [])
  }

  @Test(arguments: routes, [false, true])
  func leavesNothingBehind_WhenTheReaderGoesBack(route: [String], hostile: Bool) {
    let stage = AppStage(route: route, hostile: hostile)
    stage.disturb()
    let remains = Remains(of: stage)
    #expect(!remains.names.isEmpty)
    stage.goBack()
    #expect(remains.names == [])
    #expect(stage.breaches == [])
  }

  @Test(arguments: routes)
  func screen_poppedAfterEveryActionOfEveryRow_isDeallocated(route: [String]) {
    let stage = AppStage(route: route)
    let remains = Remains(of: stage)
    #expect(!remains.names.isEmpty)
    let depth = stage.navigation.viewControllers.count
    stage.useEverything()
    while stage.navigation.viewControllers.count >= depth { stage.goBack() }
    #expect(remains.names == [])
    #expect(stage.breaches == [])
  }

  @Test func showsTheListAgain_WhenTheReaderGoesBack() {
    let stage = AppStage()
    let before = stage.look
    stage.tap("Catalog")
    stage.goBack()
    #expect(stage.look == before)
  }
}
