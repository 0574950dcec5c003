import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Questions before actions: always in an alert above everything that is presented.
@Suite(.serialized, .freesEverything) @MainActor struct QuestionTests {
  private let stage = Stage()
  private let controller = UIViewController()
  private let log = Log()

  private final class Log {
    var done: [String] = []
  }

  init() {
    controller.view = stage.tableView
    stage.window.rootViewController = controller
    stage.table.show { [log] in
      Section("A") {
        ButtonRow("Erase", role: .destructive, asking: "Erase everything?") {
          log.done.append("erase")
        }
        TextRow("a").menu([
          RowAction("Archive", asking: "Archive it?") { log.done.append("archive") }
        ])
      }
    }
    stage.turn()
  }

  /// The alert above everything else.
  private var alert: UIAlertController? {
    var top: UIViewController? = stage.window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top as? UIAlertController
  }

  private func tapButton() { stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0)) }

  @Test func button_tapped_asksInAnAlert() throws {
    tapButton()
    let alert = try #require(alert)
    #expect(alert.title == "Erase everything?")
    #expect(alert.actions.map(\.title) == ["Cancel", "Erase"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    alert.simulateChoice("Cancel")
    #expect(log.done == [])
    tapButton()
    self.alert?.simulateChoice("Erase")
    #expect(log.done == ["erase"])
  }

  @Test func swipe_whoseRowIsRemovedDuringTheQuestion_isCompletedOnce() throws {
    stage.table.show { [log] in
      Section("A") {
        TextRow("a").deletable(asking: "Delete it?") { log.done.append("delete") }
        TextRow("b")
      }
    }
    stage.turn()
    stage.tableView.simulateSwipe("Delete", at: IndexPath(row: 0, section: 0))
    let alert = try #require(alert)
    stage.show("A[b]")
    VirtualTime.shared.advance(by: 5)
    alert.simulateChoice("Delete")
    VirtualTime.shared.advance(by: 5)
    #expect(log.done == [])
    #expect(stage.breaches == [])
  }

  @Test func swipe_duringWhoseQuestionAnotherOneIsAsked_isCompletedOnce() throws {
    stage.table.show { [log] in
      Section("A") {
        TextRow("a").deletable(asking: "Delete it?") { log.done.append("delete") }
        TextRow("b").menu([
          RowAction("Archive", asking: "Archive it?") { log.done.append("archive") }
        ])
      }
    }
    stage.turn()
    stage.tableView.simulateSwipe("Delete", at: IndexPath(row: 0, section: 0))
    let first = try #require(alert)
    _ = stage.tableView.simulateContextMenu(at: IndexPath(row: 1, section: 0))
    _ = stage.tableView.simulateMenuChoice("Archive")
    VirtualTime.shared.advance(by: 5)
    let second = try #require(alert)
    #expect(second !== first)
    second.simulateChoice("Archive")
    first.simulateChoice("Delete")
    VirtualTime.shared.advance(by: 5)
    #expect(log.done == ["archive", "delete"])
    #expect(stage.breaches == [])
  }

  @Test func question_inAWideWindow_isAPopoverAtItsRow() throws {
    stage.window.simulateTraits { $0.horizontalSizeClass = .regular }
    tapButton()
    let alert = try #require(alert)
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.popoverPresentationController?.sourceView === stage.tableView)
    #expect(
      alert.popoverPresentationController?.sourceRect
        == stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)))
    #expect(!alert.simulateChoice("Cancel"))
    #expect(alert.simulateTapOutside())
    #expect(log.done == [])
    tapButton()
    #expect(self.alert?.simulateChoice("Erase") == true)
    #expect(log.done == ["erase"])
    #expect(stage.breaches == [])
  }

  @Test func question_inAWideWindow_aboveASheet_isAnAlert() {
    stage.window.simulateTraits { $0.horizontalSizeClass = .regular }
    controller.present(UIViewController(nibName: nil, bundle: nil), animated: false)
    tapButton()
    #expect(alert?.preferredStyle == .alert)
    #expect(alert?.simulateChoice("Cancel") == true)
    controller.dismiss(animated: false)
    #expect(stage.breaches == [])
  }

  @Test func button_whileASheetIsPresented_asksAboveTheSheet() throws {
    let sheet = UIViewController(nibName: nil, bundle: nil)
    controller.present(sheet, animated: false)
    tapButton()
    #expect(controller.presentedViewController === sheet)
    let alert = try #require(sheet.presentedViewController as? UIAlertController)
    alert.simulateChoice("Erase")
    #expect(log.done == ["erase"])
    controller.dismiss(animated: false)
  }

  @Test func button_whileTheParentPresents_asksAboveThat() throws {
    let parent = UIViewController(nibName: nil, bundle: nil)
    stage.window.rootViewController = parent
    parent.addChild(controller)
    parent.view.addSubview(stage.tableView)
    stage.turn()
    let sheet = UIViewController(nibName: nil, bundle: nil)
    parent.present(sheet, animated: false)
    tapButton()
    #expect(sheet.presentedViewController is UIAlertController)
    alert?.simulateChoice("Cancel")
    parent.dismiss(animated: false)
  }

  @Test func menuAction_whileASheetIsPresented_asksAboveTheSheet() throws {
    let path = IndexPath(row: 1, section: 0)
    let menu = try #require(stage.tableView.simulateContextMenu(at: path))
    let sheet = UIViewController(nibName: nil, bundle: nil)
    controller.present(sheet, animated: false)
    menu.actions.first?.simulateChoice()
    let alert = try #require(sheet.presentedViewController as? UIAlertController)
    #expect(alert.title == "Archive it?")
    alert.simulateChoice("Archive")
    #expect(log.done == ["archive"])
    controller.dismiss(animated: false)
  }

  @Test func customAction_asksInAnAlert() throws {
    #expect(try #require(stage.cell(1)).simulateAccessibilityAction("Archive"))
    alert?.simulateChoice("Archive")
    #expect(log.done == ["archive"])
  }

  @Test func answer_afterTheRowWasRemoved_isReportedAsStale() {
    tapButton()
    let alert = alert
    stage.show("A[b]")
    alert?.simulateChoice("Erase")
    #expect(log.done == [])
    #expect(stage.table.diagnostics.recent == [.staleEvent("“Erase”", row: Identity("Erase"))])
  }
}

/// The same for screens on the stack of a navigation controller.
@Suite(.serialized) @MainActor struct PushedQuestionTests {
  private final class Account: Screen {
    let context = ScreenContext()
    let title = "Account"
    var done: [String] = []

    var sections: [Section] {
      Section("A") {
        ButtonRow("Delete account", role: .destructive, asking: "Delete it?") {
          self.done.append("account")
        }
        TextRow("mail").deletable(asking: "Delete the mail?") { self.done.append("mail") }
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController()
  private let account = Account()
  private let navigator: Navigator

  init() {
    VirtualTime.shared.reset()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigator = navigation.push(account)
    turn()
  }

  private func turn() {
    VirtualTime.shared.advance(by: 0.5)
    window.layoutIfNeeded()
  }

  private var tableView: UITableView? { navigation.topViewController?.view as? UITableView }
  private var alert: UIAlertController? {
    navigation.topViewController?.presentedViewController as? UIAlertController
  }

  @Test func button_onAPushedScreen_asksInAnAlert() throws {
    tableView?.simulateTap(at: IndexPath(row: 0, section: 0))
    turn()
    #expect(navigation.viewControllers.map(\.navigationItem.title) == ["Account"])
    #expect(navigator.screens.count == 1)
    let alert = try #require(alert)
    #expect(alert.title == "Delete it?")
    alert.simulateChoice("Delete account")
    #expect(account.done == ["account"])
  }

  @Test func swipe_onAPushedScreen_asksInAnAlert() throws {
    #expect(tableView?.simulateSwipe("Delete", at: IndexPath(row: 1, section: 0)) == true)
    let alert = try #require(alert)
    #expect(alert.title == "Delete the mail?")
    alert.simulateChoice("Delete")
    turn()
    #expect(account.done == ["mail"])
    #expect(navigation.viewControllers.count == 1)
  }
}
