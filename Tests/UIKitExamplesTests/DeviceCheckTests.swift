import Foundation
import TablewareTesting
import Testing
import UIKitDouble

/// The screens of Documentation/on-a-device.md: what a person looks at on a device happens here on
/// the double, so that each check begins at a screen that works.
@Suite(.serialized) @MainActor struct DeviceCheckTests {
  @Test func longPress_andTap_areCountedOnceEach() throws {
    let stage = AppStage(route: ["Checks", "5 Long press"])
    let path = try #require(stage.path("Hold or tap"))
    stage.tableView.simulateLongPress(at: path)
    stage.turn()
    #expect(stage.cell("Hold or tap")?.texts.secondaryText == "Long presses: 1, taps: 0")
    stage.tap("Hold or tap")
    #expect(stage.cell("Hold or tap")?.texts.secondaryText == "Long presses: 1, taps: 1")
    #expect(stage.breaches == [])
  }

  @Test func tree_expands_toFourLevels() {
    let stage = AppStage(route: ["Checks", "6 Tree"])
    for node in ["1", "1.1", "1.1.1"] { stage.tap(node) }
    #expect(stage.cell("1.1.1.1")?.indentationLevel == 3)
    #expect(stage.breaches == [])
  }

  @Test func drag_isVetoedAtTheTopOnly() {
    let stage = AppStage(route: ["Checks", "8 Drag"])
    stage.top.setEditing(true, animated: false)
    stage.turn()
    stage.drag("Row 3", to: "Row 1")
    #expect(stage.texts.prefix(3) == ["Row 1", "Row 2", "Row 3"])
    stage.drag("Row 3", to: "Row 2")
    #expect(stage.texts.prefix(3) == ["Row 1", "Row 3", "Row 2"])
    #expect(stage.breaches == [])
  }

  @Test func selection_deletesWithTheToolbar() {
    let stage = AppStage(route: ["Checks", "Selection"])
    stage.top.editButtonItem.simulateTap()
    stage.turn()
    #expect(!stage.navigation.isToolbarHidden)
    stage.tap("Message 1")
    stage.tap("Message 3")
    stage.top.toolbarItems?.first?.simulateTap()
    stage.turn()
    #expect(stage.texts.prefix(2) == ["Message 2", "Message 4"])
    stage.top.editButtonItem.simulateTap()
    stage.turn()
    #expect(stage.navigation.isToolbarHidden)
    #expect(stage.breaches == [])
  }

  @Test(arguments: ["9 Above", "12 Many rows"])
  func rowsAbove_keepTheRowsOnScreen(title: String) {
    let stage = AppStage(route: ["Checks", title])
    stage.tableView.simulateDrag(by: 1_000)
    stage.turn()
    let texts = stage.texts
    let count = stage.tableView.numberOfRows(inSection: 0)
    VirtualTime.shared.advance(by: 3)
    stage.turn()
    #expect(stage.tableView.numberOfRows(inSection: 0) > count)
    #expect(stage.texts == texts)
    #expect(stage.breaches == [])
  }
}
