import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// Context menus with submenus, groups and previews.
@Suite(.serialized, .freesEverything) @MainActor struct MenuTests {
  private final class Log {
    var done: [String] = []
  }

  private final class SongScreen: Screen {
    let context = ScreenContext()
    let title = "Song"
    var sections: [Section] { Section("song") { TextRow("Words and music") } }
  }

  private let stage = Stage()
  private let controller = UIViewController()
  private let log = Log()
  private var tableView: UITableView { stage.tableView }
  private let path = IndexPath(row: 0, section: 0)

  init() {
    controller.view = stage.tableView
    stage.window.rootViewController = controller
  }

  private func action(_ title: String, _ role: ActionRole = .normal) -> RowAction {
    RowAction(title, role: role) { [log] in log.done.append(title) }
  }

  /// A menu as text: `Title(children)`, `[group]`.
  private func text(_ menu: UIMenu) -> String {
    menu.children.map { element in
      guard let menu = element as? UIMenu else { return element.title }
      return menu.options.contains(.displayInline)
        ? "\(menu.title)[\(text(menu))]" : "\(menu.title)(\(text(menu)))"
    }.joined(separator: " ")
  }

  private func show() {
    stage.show {
      TextRow("a").menu([
        action("Play"),
        .submenu(
          "Add to", image: .symbol("folder", glyph: "▸"),
          [action("Jazz"), .submenu("Folk", [action("Old"), action("New")])]),
        .group("Danger", [action("Delete", .destructive)]),
      ])
      .movable()
    }
  }

  @Test func submenusAndGroups_areThoseOfUIKit() throws {
    show()
    let menu = try #require(tableView.simulateContextMenu(at: path))
    #expect(text(menu) == "Play Add to(Jazz Folk(Old New)) Danger[Delete] Move up Move down")
    #expect(menu.children[1].image != nil)
    #expect(tableView.simulateMenuChoice("New"))
    stage.turn()
    #expect(log.done == ["New"])
    #expect(stage.breaches == [])
  }

  @Test func action_inASubmenu_actsOnTheRowOfNow() throws {
    show()
    let menu = try #require(tableView.simulateContextMenu(at: path))
    let old = try #require(menu.actions.first { $0.title == "Old" })
    stage.show {}
    old.simulateChoice()
    stage.turn()
    #expect(log.done == [])
    #expect(stage.messages.count == 1)
  }

  @Test func disabledSubmenu_disablesItsActions() throws {
    stage.show {
      TextRow("a").menu([.submenu("Move", isEnabled: false, [action("x"), .group([action("y")])])])
    }
    let menu = try #require(tableView.simulateContextMenu(at: path))
    #expect(menu.actions.map { $0.attributes.contains(.disabled) } == [true, true])
  }

  @Test func actionsOfSubmenus_areOfferedByVoice() {
    show()
    #expect(
      stage.cell(0)?.simulatedActionNames == [
        "Play", "Jazz", "Old", "New", "Delete",
      ])
  }

  @Test func preview_isAScreen_whichATapPushes() throws {
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.window.layoutIfNeeded()
    stage.show { TextRow("a").menu([action("Play")]) { SongScreen() } }
    #expect(tableView.simulateContextMenu(at: path) != nil)
    let preview = try #require(tableView.simulatedMenuPreview as? UINavigationController)
    #expect((preview.topViewController as? ScreenController)?.screen is SongScreen)
    #expect(tableView.simulateMenuPreviewTap())
    stage.turn()
    #expect((navigation.topViewController as? ScreenController)?.screen is SongScreen)
    navigation.popToRootViewController(animated: false)
    for _ in 0..<4 { stage.turn() }
    stage.window.rootViewController = nil
  }

  @Test func preview_ofAController_isShownWithoutAMenu() {
    let shown = UIViewController()
    stage.show { TextRow("a").menu([], previewController: { shown }) }
    _ = tableView.simulateContextMenu(at: path)
    #expect(tableView.simulatedMenuPreview === shown)
    tableView.simulateMenuDismiss()
  }

  private final class PreviewController: UITableViewController {
    var opened = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder var sections: [Section] {
      Section("A") {
        TextRow("a").menu([RowAction("Play") { self.opened += 1 }]) {
          self.opened += 1
          return SongScreen()
        }
      }
    }
  }

  @Test func preview_thatCapturesItsController_doesNotRetainIt() {
    weak var remains: UIViewController?
    func openAndLeave() {
      let controller = PreviewController(style: .plain)
      remains = controller
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      stage.turn()
      #expect(controller.tableView.simulateContextMenu(at: path) != nil)
      #expect(controller.opened == 1)
      controller.tableView.simulateMenuDismiss()
      stage.window.rootViewController = nil
    }
    openAndLeave()
    for _ in 0..<4 { VirtualTime.shared.advance() }
    #expect(remains == nil)
  }

  @Test func preview_ofARowThatIsRemoved_pushesNothing() {
    stage.show { TextRow("a").menu([action("Play")]) { SongScreen() } }
    _ = tableView.simulateContextMenu(at: path)
    stage.show {}
    #expect(tableView.simulateMenuPreviewTap())
    stage.turn()
    #expect(controller.presentedViewController == nil)
    #expect(stage.breaches == [])
  }

  @Test func presentingRow_presentsItsScreenModally() throws {
    stage.show { TextRow("a").presenting { SongScreen() } }
    tableView.simulateTap(at: path)
    stage.turn()
    let container = try #require(controller.presentedViewController as? UINavigationController)
    #expect((container.topViewController as? ScreenController)?.screen is SongScreen)
    #expect(stage.cell(0)?.accessoryType == UITableViewCell.AccessoryType.none)
    container.dismiss(animated: false)
    for _ in 0..<4 { stage.turn() }
  }

  @Test func presentingRow_presentsAControllerAsItIs() {
    let shown = UIViewController()
    stage.show { TextRow("a").presenting(controller: { shown }) }
    tableView.simulateTap(at: path)
    stage.turn()
    #expect(controller.presentedViewController === shown)
    shown.dismiss(animated: false)
    stage.turn()
  }
}
