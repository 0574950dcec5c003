import Foundation
import Testing
import UIKitDouble

/// Actions of the user, and the objects that are asked and notified.
@Suite @MainActor struct GestureTests {
  @Test func l30_Redirects_OrRefuses() {
    let model = Model("A:abc")
    let table = model.table()
    model.redirect = { _ in .at(0, 2) }
    #expect(table.simulateTap(at: .at(0, 0)))
    #expect(table.indexPathForSelectedRow == .at(0, 2))
    model.redirect = { _ in nil }
    #expect(!table.simulateTap(at: .at(0, 1)))
    #expect(table.indexPathForSelectedRow == .at(0, 2))
  }

  @Test func e01_Deletes_BySwipeAndByButton() {
    let model = Model("A:abc")
    let table = model.table()
    #expect(table.simulateDelete(at: .at(0, 0)))
    VirtualTime.shared.advance()
    table.setEditing(true, animated: false)
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    #expect(!table.simulateTap(at: .at(0, 0)))
    #expect(table.simulateDelete(at: .at(0, 1)))
    VirtualTime.shared.advance()
    #expect(letters(table) == "b")
    #expect(table.inspector.breaches == [])
  }

  @Test func f50_AnOpenSwipeFollowsItsRow_AndGoesWithIt() {
    let model = Model("A:abc")
    model.swipe = [UIContextualAction(style: .normal, title: "Like") { $2(true) }]
    let table = model.table()
    #expect(table.simulateSwipeOpen(at: .at(0, 1)) == ["Like"])
    #expect(table.hasUncommittedUpdates)
    for _ in 0..<2 {
      table.performBatchUpdates {
        model.parts[0].rows.removeFirst()
        table.deleteRows(at: [.at(0, 0)], with: .none)
      }
      VirtualTime.shared.advance()
    }
    #expect(!table.hasUncommittedUpdates)
    #expect(!table.simulateSwipeTap("Like"))
    #expect(table.inspector.breaches == [])
  }

  @Test func b60_MindsABatchDuringADrag() {
    let model = Model("A:abc")
    let table = model.table()
    table.simulateReorder(from: .at(0, 0), to: .at(0, 2), via: [.at(0, 1)]) {
      table.performBatchUpdates(nil)
    }
    #expect(rules(table) == ["B-60"])
  }

  @Test func opensAMenu() throws {
    let model = Model("A:a")
    var chosen = 0
    model.menu = UIMenu(children: [
      UIMenu(children: [UIAction(title: "Copy") { _ in chosen += 1 }]),
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
    ])
    let menu = try #require(model.table().simulateContextMenu(at: .at(0, 0)))
    #expect(menu.actions.map(\.title) == ["Copy"])
    menu.actions[0].simulateChoice()
    #expect(chosen == 1)
  }

  @Test func asksBeforeItActs() {
    let controller = UIViewController()
    var answer = ""
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in answer = "yes" })
    controller.present(alert, animated: false)
    #expect(!alert.simulateChoice("No"))
    #expect(alert.simulateChoice("Yes"))
    #expect(answer == "yes")
    #expect(controller.presentedViewController == nil)
  }

  @Test func offersActionsByName() {
    let view = UIView()
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    #expect(view.simulateAccessibilityAction("Delete"))
    #expect(!view.simulateAccessibilityAction("Copy"))
  }

  @Test func l33_ClearsTheSelection_WhenItAppears() {
    let model = Model("A:ab")
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = model
    controller.tableView.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(controller.tableView.numberOfSections == 1)
    controller.tableView.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == .at(0, 1))
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
