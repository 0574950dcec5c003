import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Keys of a hardware keyboard on a screen: commands, and actions of the focused row. Each test shows
/// the screen at its beginning, because all tests share the keyboard.
@Suite(.serialized, .freesEverything) @MainActor struct ScreenKeyTests {
  private final class Inbox: Screen {
    let context = ScreenContext()
    let title = "Inbox"
    var runs: [String] = []

    var commands: [Command] {
      [
        Command("a", "Add") { self.runs.append("add") },
        Command("x", "Export", isEnabled: false) { self.runs.append("export") },
      ]
    }
    var sections: [Section] {
      Section("mails") {
        for name in ["one", "two"] {
          TextRow("\(name)").menu([
            RowAction("Flag", key: .character("f")) { self.runs.append("flag \(name)") },
            RowAction("Exchange", key: .character("x")) { self.runs.append("exchange") },
            RowAction("Add to", key: .character("a")) { self.runs.append("add to") },
            RowAction("Delete", asking: "Delete?", key: .delete) {
              self.runs.append("delete \(name)")
            },
          ])
        }
        TextFieldRow("Name", text: "") { self.runs.append("name \($0)") }
      }
    }
  }

  private let inbox = Inbox()

  private func press(
    _ character: Character, _ modifiers: UIKeyModifierFlags = [], on stage: ScreenStage
  ) {
    UIResponder.simulateCharacter(character, modifiers)
    stage.turn()
  }

  private func title(of stage: ScreenStage) -> String? {
    (stage.top as? ScreenController)?.screen.title
  }

  @Test func keyOfACommand_runsIt_unlessItIsDisabledOrHasAModifier() {
    let stage = ScreenStage(inbox)
    press("a", on: stage)
    press("x", on: stage)
    press("a", .command, on: stage)
    #expect(inbox.runs == ["add"])
  }

  @Test func keyOfAnAction_runsOnTheFocusedRow() {
    let stage = ScreenStage(inbox)
    press("f", on: stage)
    #expect(inbox.runs == [])
    stage.tableView?.simulateFocus(at: IndexPath(row: 1, section: 0))
    press("f", on: stage)
    stage.tableView?.simulateFocus(at: IndexPath(row: 0, section: 0))
    press("f", on: stage)
    // A command of the screen has precedence, also while it is disabled.
    press("a", on: stage)
    press("x", on: stage)
    #expect(inbox.runs == ["flag two", "flag one", "add"])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardDeleteForward, .keyboardDeleteOrBackspace])
  func deleteKey_asksTheQuestionOfItsAction(key: UIKeyboardHIDUsage) throws {
    let stage = ScreenStage(inbox)
    stage.tableView?.simulateFocus(at: IndexPath(row: 0, section: 0))
    UIResponder.simulateKey(key)
    stage.turn()
    #expect(inbox.runs == [])
    let alert = try #require(stage.alert)
    alert.simulateChoice("Delete")
    stage.turn()
    #expect(inbox.runs == ["delete one"])
  }

  @Test func commandK_listsTheCommands_andReturnRunsTheBestMatch() throws {
    let stage = ScreenStage(inbox)
    stage.tableView?.simulateFocus(at: IndexPath(row: 1, section: 0))
    press("k", .command, on: stage)
    #expect(title(of: stage) == "Commands")
    let bar = try #require(stage.top?.navigationItem.searchController?.searchBar)
    #expect(bar.isFirstResponder)
    bar.simulateTyping("ad")
    stage.turn()
    bar.simulateSearch()
    stage.turn()
    #expect(inbox.runs == ["add"])
    #expect(title(of: stage) == "Inbox")
  }

  @Test func commandK_listsTheCommandsOnce_andOnlyWithoutOtherModifiers() {
    let stage = ScreenStage(inbox)
    press("k", .control, on: stage)
    press("k", [.command, .alternate], on: stage)
    #expect(title(of: stage) == "Inbox")
    press("k", .command, on: stage)
    press("k", .command, on: stage)
    #expect(stage.navigation.viewControllers.count == 2)
  }

  @Test func keys_whileTheUserTypes_areText() throws {
    let stage = ScreenStage(inbox)
    let cell = try #require(stage.tableView?.cellForRow(at: IndexPath(row: 2, section: 0)))
    let field = try #require(cell.firstField)
    field.becomeFirstResponder()
    press("a", on: stage)
    #expect(inbox.runs == [])
    field.resignFirstResponder()
    stage.turn()
  }
}

extension UIView {
  fileprivate var firstField: UITextField? {
    (self as? UITextField) ?? subviews.lazy.compactMap(\.firstField).first
  }
}
