import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Keys of a hardware keyboard on a screen: commands, and actions of the focused row.
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

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()
  private let inbox = Inbox()

  /// Shows the screen at the beginning of a test, because all tests share the keyboard.
  private func begin() {
    VirtualTime.shared.reset()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.push(inbox)
    turn()
  }

  private func turn() {
    VirtualTime.shared.advance(by: 0.5)
    window.layoutIfNeeded()
  }

  private func press(_ character: Character, _ modifiers: UIKeyModifierFlags = []) {
    UIResponder.simulateCharacter(character, modifiers)
    turn()
  }

  private var tableView: UITableView? { navigation.topViewController?.view as? UITableView }

  @Test func keyOfACommand_runsIt_unlessItIsDisabledOrHasAModifier() {
    begin()
    press("a")
    press("x")
    press("a", .command)
    #expect(inbox.runs == ["add"])
  }

  @Test func keyOfAnAction_runsOnTheFocusedRow() {
    begin()
    press("f")
    #expect(inbox.runs == [])
    tableView?.simulateFocus(at: IndexPath(row: 1, section: 0))
    press("f")
    tableView?.simulateFocus(at: IndexPath(row: 0, section: 0))
    press("f")
    // A command of the screen has precedence.
    press("a")
    #expect(inbox.runs == ["flag two", "flag one", "add"])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardDeleteForward, .keyboardDeleteOrBackspace])
  func deleteKey_asksTheQuestionOfItsAction(key: UIKeyboardHIDUsage) throws {
    begin()
    tableView?.simulateFocus(at: IndexPath(row: 0, section: 0))
    UIResponder.simulateKey(key)
    turn()
    #expect(inbox.runs == [])
    let alert = try #require(
      navigation.topViewController?.presentedViewController as? UIAlertController)
    alert.simulateChoice("Delete")
    turn()
    #expect(inbox.runs == ["delete one"])
  }

  @Test func keys_whileTheUserTypes_areText() throws {
    begin()
    let cell = try #require(tableView?.cellForRow(at: IndexPath(row: 2, section: 0)))
    let field = try #require(cell.firstField)
    field.becomeFirstResponder()
    press("a")
    #expect(inbox.runs == [])
    field.resignFirstResponder()
    turn()
  }
}

extension UIView {
  fileprivate var firstField: UITextField? {
    (self as? UITextField) ?? subviews.lazy.compactMap(\.firstField).first
  }
}
