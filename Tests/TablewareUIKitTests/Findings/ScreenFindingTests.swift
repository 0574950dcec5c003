import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Screens, the keyboard and editing mode.
@Suite(.serialized, .freesEverything) @MainActor struct ScreenFindingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()

  init() {
    VirtualTime.shared.reset()
    RaisedExceptions.forget()
    window.rootViewController = navigation
  }

  private func turn() {
    VirtualTime.shared.advance(by: 3)
    window.layoutIfNeeded()
  }

  private func finish() {
    navigation.setViewControllers([], animated: false)
    window.rootViewController = nil
    turn()
  }

  @Test func b11_rowThatLedToAScreen_staysMarkedUntilItReturns() throws {
    navigation.push(ListScreen())
    turn()
    let tableView = try #require(navigation.topViewController?.view as? UITableView)
    let path = IndexPath(row: 1, section: 0)
    tableView.simulateTap(at: path)
    #expect(navigation.viewControllers.count == 2)
    #expect(tableView.indexPathsForSelectedRows == [path])
    turn()
    navigation.popViewController(animated: true)
    turn()
    #expect(tableView.indexPathsForSelectedRows == nil)
    // A tap that leads nowhere leaves no mark.
    tableView.simulateTap(at: IndexPath(row: 2, section: 0))
    #expect(tableView.indexPathsForSelectedRows == nil)
    finish()
  }

  @Test func b16_titleOfAScreen_leavesTheTitleOfTheTabAlone() throws {
    navigation.push(ListScreen())
    turn()
    let controller = try #require(navigation.topViewController)
    #expect(controller.title == nil)
    #expect(controller.navigationItem.title == "List")
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    #expect(item.image != nil)
    finish()
  }

  @Test func b17_controllerBelow_removedLater_cutsNoOther() throws {
    let (first, second) = (UIViewController(), UIViewController())
    navigation.setViewControllers([first, second], animated: false)
    let navigator = navigation.push(ListScreen())
    turn()
    let list = try #require(navigation.topViewController)
    navigation.setViewControllers([second, list], animated: false)
    navigator.push(ListScreen())
    turn()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.viewControllers.first === second)
    #expect(navigation.viewControllers[1] === list)
    finish()
  }

  @Test func b19_control_whileRowsAreEdited_isThere() throws {
    let stage = Stage()
    stage.show { ToggleRow("On", isOn: true) { _ in }.movable() }
    let cell = try #require(stage.cell(0))
    let toggle = try #require(cell.control(UISwitch.self))
    stage.tableView.setEditing(true, animated: false)
    #expect(cell.isEditing)
    #expect(cell.control(UISwitch.self) === toggle)
    #expect(cell.accessoryView == nil)
    stage.show { ToggleRow("On", isOn: false) { _ in }.movable() }
    #expect(cell.control(UISwitch.self)?.isOn == false)
    stage.tableView.setEditing(false, animated: false)
    #expect(cell.accessoryView === toggle)
    stage.empty()
  }

  @Test func b12_tableThatEndsAtTheKeyboard_getsNoRoomAsWell() throws {
    let stage = Stage()
    stage.show { for id in 0..<30 { TextRow(RowText("\(id)")) } }
    stage.window.simulateKeyboard(height: 200)
    // The layout that follows the notification ends the table view at the keyboard.
    stage.tableView.frame.size.height = 280
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 0)
    stage.window.simulateKeyboard(height: 0)
    stage.tableView.frame.size.height = 480
    stage.turn()
    stage.window.simulateKeyboard(height: 200)
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 200)
    stage.window.simulateKeyboard(height: 0)
    stage.turn()
    #expect(stage.tableView.contentInset.bottom == 0)
  }
}

/// A screen whose second row leads to another one.
private final class ListScreen: Screen {
  let context = ScreenContext()
  let title = "List"
  var commands: [Command] { [Command("a", "Add") {}] }

  @TableBuilder var sections: [Section] {
    Section("A") {
      TextRow("a")
      TextRow("b").disclosing { ListScreen() }
      TextRow("c").onTap {}
    }
  }
}
