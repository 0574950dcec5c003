import Foundation
import Tableware
import TablewareForms
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Swipes, menus, custom actions, and the question before something is done.
@Suite(.serialized, .freesEverything) @MainActor struct RowActionTests {
  private let stage = Stage()
  private let controller = UIViewController()

  init() {
    controller.view = stage.tableView
    stage.window.rootViewController = controller
  }

  private func show(_ titles: [String], asking question: String? = nil) {
    stage.table.show {
      Section("A") {
        for title in titles {
          TextRow(RowText(title)).movable()
            .deletable(asking: question) { [weak table = stage.table] in table?.row(title).remove()
            }
        }
      }
    }
    stage.turn()
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func offersEveryActionInTheMenu() throws {
    show(["a", "b", "c"])
    let menu = try #require(stage.tableView.simulateContextMenu(at: path(0)))
    #expect(menu.actions.map(\.title) == ["Delete", "Move up", "Move down"])
    #expect(menu.actions.map { $0.attributes.contains(.disabled) } == [false, true, false])
    #expect(menu.actions.map { $0.attributes.contains(.destructive) } == [true, false, false])
    menu.actions.last?.simulateChoice()
    stage.turn()
    #expect(stage.texts == "b a c")
    #expect(stage.breaches == [])
  }

  @Test func f62_actsOnTheRow_WhereverItIsByThen() throws {
    show(["a", "b", "c"])
    let menu = try #require(stage.tableView.simulateContextMenu(at: path(0)))
    show(["c", "b", "a"])
    menu.actions.first?.simulateChoice()
    stage.turn()
    #expect(stage.texts == "c b")
    menu.actions.first?.simulateChoice()
    stage.turn()
    #expect(stage.texts == "c b")
    #expect(
      stage.table.diagnostics.recent.map(\.description) == [
        "“Delete” came from row \"a\", which was removed or is no longer shown by that cell. It "
          + "was dropped."
      ])
  }

  @Test func asksFirst_AndDoesNothingIfNot() throws {
    show(["a", "b"], asking: "Delete it?")
    #expect(stage.tableView.simulateSwipe("Delete", at: path(0)))
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete it?")
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete"])
    alert.simulateChoice("Cancel")
    stage.turn()
    #expect(stage.texts == "a b")
    #expect(stage.tableView.simulateSwipe("Delete", at: path(0)))
    (controller.presentedViewController as? UIAlertController)?.simulateChoice("Delete")
    stage.turn()
    #expect(stage.texts == "b")
  }

  @Test func e04_saysThatARowIsDeleted_WhenItIs() throws {
    stage.table.show {
      Section("A") {
        TextRow("kept").deletable {}
        TextRow("gone").deletable { [weak table = stage.table] in table?.row("gone").remove() }
      }
    }
    stage.turn()
    #expect(stage.tableView.simulateSwipe("Delete", at: path(0)))
    stage.turn()
    #expect(stage.texts == "kept gone")
    #expect(stage.tableView.simulateSwipe("Delete", at: path(1)))
    stage.turn()
    #expect(stage.texts == "kept")
    #expect(stage.breaches == [])
  }

  @Test func asksAboveWhatIsPresented() throws {
    show(["a"], asking: "Delete it?")
    let sheet = UIViewController(nibName: nil, bundle: nil)
    controller.present(sheet, animated: false)
    #expect(stage.tableView.simulateSwipe("Delete", at: path(0)))
    #expect(sheet.presentedViewController is UIAlertController)
    (sheet.presentedViewController as? UIAlertController)?.simulateChoice("Cancel")
    controller.dismiss(animated: false)
  }

  @Test func swipesWithTheDelegatesActions_WhereARowHasNone() {
    final class Swiper: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { $2(true) }
        ])
      }
    }
    let swiper = Swiper()
    stage.backend?.delegate = swiper
    stage.show("A[a]")
    #expect(stage.tableView.simulateSwipeOpen(at: path(0)) == ["Pin"])
    stage.tableView.simulateSwipeClose()
  }

  @Test func f50_closesTheSwipe_BeforeItShowsEverythingAgain() {
    show(["a", "b", "c"])
    _ = stage.tableView.simulateSwipeOpen(at: path(1))
    stage.window.rootViewController = nil
    show(["b", "c", "d"])
    stage.window.rootViewController = controller
    stage.turn()
    #expect(stage.texts == "b c d")
    #expect(stage.breaches.filter { !$0.hasPrefix("B-54 (warning)") } == [])
  }

  @Test func f50_followsTheRow_WhileItIsSwipedOpen() {
    show(["a", "b", "c"])
    _ = stage.tableView.simulateSwipeOpen(at: path(1))
    show(["x", "y", "a", "b", "c"])
    #expect(stage.tableView.simulateSwipeTap("Delete"))
    stage.turn()
    #expect(stage.texts == "x y a c")
    #expect(stage.breaches == [])
  }

  @Test func namesRowsForUITests_AndOffersActionsByVoice() throws {
    show(["a", "b"])
    let cell = try #require(stage.cell(0))
    #expect(cell.accessibilityIdentifier == "a")
    #expect(cell.simulatedActionNames == ["Delete", "Move down"])
    #expect(cell.simulateAccessibilityAction("Move down"))
    stage.turn()
    #expect(stage.texts == "b a")
    #expect(cell.simulatedActionNames == ["Delete", "Move up"])
    #expect(cell.simulateAccessibilityAction("Delete"))
    stage.turn()
    #expect(stage.texts == "b")
    #expect(stage.breaches == [])
  }

  @Test func e07_waitsForARowThatIsDragged() {
    show(["a", "b", "c"])
    let moved = stage.tableView.simulateReorder(from: path(0), to: path(2)) {
      show(["a", "b", "c", "d"])
      #expect(stage.tableView.numberOfRows(inSection: 0) == 3)
    }
    #expect(moved)
    stage.turn()
    #expect(stage.breaches == [])
    #expect(stage.tableView.numberOfRows(inSection: 0) == 4)
  }

  @Test func deletesWithTheRedButton_WhileTheTableIsEdited() {
    show(["a", "b"])
    stage.tableView.setEditing(true, animated: false)
    #expect(stage.tableView.simulateDelete(at: path(1)))
    stage.turn()
    #expect(stage.texts == "a")
  }

  @Test func insertRow_inTheEditingMode_hasTheGreenMark() throws {
    var count = 0
    stage.show {
      TextRow("a").deletable {}
      TextRow("b")
      InsertRow("Add") { count += 1 }
      InsertRow("Never") { count += 10 }.disabled()
    }
    stage.tableView.setEditing(true, animated: false)
    stage.turn()
    #expect(
      (0..<4).map { stage.cell($0)?.editingStyle } == [
        .delete, UITableViewCell.EditingStyle.none, .insert, UITableViewCell.EditingStyle.none,
      ])
    #expect(stage.tableView.simulateInsert(at: path(2)))
    #expect(!stage.tableView.simulateInsert(at: path(3)))
    #expect(!stage.tableView.simulateInsert(at: path(0)))
    stage.tableView.setEditing(false, animated: false)
    stage.turn()
    stage.tableView.simulateTap(at: path(2))
    #expect(count == 2)
    #expect(stage.breaches == [])
  }

  @Test func hearsOfLongPresses_AndDetailTaps() {
    var heard: [String] = []
    stage.table.on(LongPress.self) { _, source in heard.append("long \(source.row)") }
    stage.table.on(DetailTap.self) { _, source in heard.append("detail \(source.row)") }
    stage.table.show {
      Section("A") { TextRow("a").onDetail { heard.append("row") } }
    }
    stage.turn()
    #expect(!stage.tableView.simulateLongPress(at: path(0)))
    stage.tableView.simulateAccessoryTap(at: path(0))
    #expect(heard == ["long \"a\"", "row"])
  }
}
