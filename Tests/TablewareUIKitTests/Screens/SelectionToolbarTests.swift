import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The toolbar of a screen with commands for selected rows.
@Suite(.serialized, .freesEverything) @MainActor struct SelectionToolbarTests {
  private final class Mails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    var mails = ["a", "b", "c", "d"]
    var mode = Selection.Mode.multiple
    var hasCommand = true
    var question: String?

    func configure(_ table: Table) { table.selectionMode = mode }

    var commands: [Command] {
      let delete = Command(
        "x", "Delete", image: .symbol("trash", glyph: "x"), role: .destructive, forSelection: true,
        asking: question
      ) {
        guard let selection = self.context.table?.selection else { return }
        self.mails.removeAll { selection.contains($0) }
      }
      let read = Command("r", "Mark as read", forSelection: true) {}
      return (hasCommand ? [delete, read] : []) + [Command("a", "Add") { self.mails.append("e") }]
    }
    var sections: [Section] {
      Section("mails") { ForEach(mails, id: \.self) { TextRow($0) } }
    }
  }

  private final class OtherScreen: Screen {
    let context = ScreenContext()
    let title = "Other"
    var sections: [Section] { Section("rows") { TextRow("row") } }
  }

  private let mails: Mails
  private let stage: ScreenStage

  init() {
    mails = Mails()
    stage = ScreenStage(mails)
  }

  private var navigation: UINavigationController { stage.navigation }
  private var buttons: [UIBarButtonItem] {
    (stage.top?.toolbarItems ?? []).filter { $0.systemItem != .flexibleSpace }
  }
  private var barItems: [UIBarButtonItem] {
    stage.top?.navigationItem.rightBarButtonItems ?? []
  }
  private var menuTitles: [String] {
    barItems.first?.menu?.children.map(\.title) ?? []
  }

  private func tap(_ row: Int) {
    stage.tableView?.simulateTap(at: IndexPath(row: row, section: 0))
    stage.turn()
  }

  private func edit() {
    stage.top?.editButtonItem.simulateTap()
    stage.turn()
  }

  private func update() {
    mails.context.setNeedsUpdate()
    stage.turn()
  }

  @Test func commandsForTheSelection_areInTheToolbar_andTheOthersInTheMenu() {
    #expect(navigation.isToolbarHidden)
    #expect(menuTitles == ["Add"])
    #expect(barItems.count == 2 && barItems[1] === stage.top?.editButtonItem)
    edit()
    #expect(!navigation.isToolbarHidden)
    #expect(stage.tableView?.isEditing == true)
    #expect(buttons.map(\.title) == ["Delete", "Mark as read"])
    #expect(buttons.map { $0.image != nil } == [true, false])
    #expect(buttons.map(\.tintColor) == [.systemRed, nil])
    #expect(buttons.map(\.isEnabled) == [false, false])
    #expect(stage.top?.toolbarItems?.count == 3)
    #expect(stage.top?.navigationItem.title == "Mails")
  }

  @Test func selectedRows_enableTheCommands_andAreCounted() {
    edit()
    tap(1)
    tap(2)
    #expect(buttons.map(\.isEnabled) == [true, true])
    #expect(stage.top?.navigationItem.title == "2 selected")
    buttons[0].simulateTap()
    stage.turn()
    #expect(mails.mails == ["a", "d"])
    #expect(buttons.map(\.isEnabled) == [false, false])
    #expect(stage.top?.navigationItem.title == "Mails")
    edit()
    #expect(navigation.isToolbarHidden)
    #expect(stage.tableView?.isEditing == false)
  }

  @Test func endOfEditing_selectsNothing() {
    edit()
    tap(0)
    edit()
    #expect(mails.context.table?.selection.rows == [])
    #expect(stage.tableView?.indexPathsForSelectedRows ?? [] == [])
    #expect(navigation.isToolbarHidden)
  }

  @Test func rowSelectedWithoutEditing_showsTheToolbar() {
    tap(3)
    #expect(!navigation.isToolbarHidden)
    tap(3)
    #expect(navigation.isToolbarHidden)
  }

  @Test func twoFingers_beginEditing_andSelect() {
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    #expect(stage.tableView?.simulateTwoFingerPan(over: paths) == true)
    stage.turn()
    #expect(stage.top?.isEditing == true)
    #expect(stage.top?.navigationItem.title == "3 selected")
  }

  @Test func twoFingers_withoutCommands_canBeEnded() {
    mails.hasCommand = false
    update()
    #expect(barItems.count == 1)
    #expect(
      stage.tableView?.simulateTwoFingerPan(over: [IndexPath(row: 0, section: 0)]) == true)
    stage.turn()
    #expect(navigation.isToolbarHidden)
    #expect(barItems.contains { $0 === stage.top?.editButtonItem })
    edit()
    #expect(stage.tableView?.isEditing == false)
    #expect(barItems.count == 1)
  }

  @Test func question_isAskedBeforeTheCommandRuns() {
    mails.question = "Delete the mails?"
    update()
    tap(0)
    buttons[0].simulateTap()
    stage.turn()
    #expect(mails.mails.count == 4)
    stage.alert?.simulateChoice("Delete")
    stage.turn()
    #expect(mails.mails == ["b", "c", "d"])
  }

  @Test func toolbar_disappearsWithItsScreen_andReturnsWithIt() throws {
    tap(0)
    #expect(!navigation.isToolbarHidden)
    let navigator = try #require(mails.context.navigator)
    navigator.push(OtherScreen())
    stage.turn()
    #expect(navigation.isToolbarHidden)
    navigator.pop()
    stage.turn()
    #expect(!navigation.isToolbarHidden)
  }

  @Test func toolbarOfTheApp_isLeftAlone() {
    let app = UIViewController()
    navigation.setViewControllers([app], animated: false)
    navigation.setToolbarHidden(false, animated: false)
    navigation.push(OtherScreen())
    stage.turn()
    #expect(!navigation.isToolbarHidden)
    navigation.popViewController(animated: true)
    stage.turn()
    #expect(!navigation.isToolbarHidden)
  }

  @Test func screenWithOneSelectedRow_hasItsCommandsInTheMenu() {
    mails.mode = .single
    mails.context.table?.selectionMode = .single
    update()
    #expect(menuTitles == ["Delete", "Mark as read", "Add"])
    #expect(barItems.count == 1)
    #expect(navigation.isToolbarHidden)
  }
}
