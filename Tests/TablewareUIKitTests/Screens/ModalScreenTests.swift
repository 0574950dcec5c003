import Foundation
import Tableware
import TablewareForms
import TablewareUIKit
import Testing
import UIKitDouble

/// Screens of rows in a table view whose controller is in no navigation controller.
@Suite(.serialized, .freesEverything) @MainActor struct ModalScreenTests {
  private let stage = Stage()
  private let controller = UIViewController()
  private let order = Order()

  private final class Order {
    var size = "s"
    var log: [String] = []
  }

  init() {
    let (table, order) = (stage.table, order)
    Self.show(order, in: table)
    table.on(ControlChange.self) { [weak table] _, _ in table.map { Self.show(order, in: $0) } }
    stage.turn()
  }

  private static func show(_ order: Order, in table: Table) {
    table.show {
      Section("A") {
        ChoiceRow(
          "Size", [Choice("Small", "s"), Choice("Large", "l")],
          selected: Field({ order.size }, { order.size = $0 }, leave: { order.log.append("left") })
        ).id("size")
      }
    }
  }

  private func present() {
    controller.view = stage.tableView
    stage.window.rootViewController = controller
    stage.turn()
  }

  private var presented: UINavigationController? {
    controller.presentedViewController as? UINavigationController
  }

  private func tapRow() {
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    stage.turn()
  }

  @Test func choiceRow_withoutANavigationController_presentsItsScreen() throws {
    present()
    tapRow()
    let screen = try #require(presented?.topViewController as? ScreenController)
    #expect(screen.navigationItem.title == "Size")
    let list = try #require(screen.view as? UITableView)
    stage.window.layoutIfNeeded()
    #expect(list.simulateTap(at: IndexPath(row: 1, section: 0)))
    stage.turn()
    #expect(order.size == "l")
    #expect(order.log == ["left"])
    #expect(controller.presentedViewController == nil)
    #expect(stage.table.diagnostics.recent == [])
    #expect(stage.breaches == [])
  }

  @Test func closeButton_dismisses_andTheFieldIsLeft() throws {
    present()
    tapRow()
    let screen = try #require(presented?.topViewController as? ScreenController)
    let button = try #require(screen.navigationItem.leftBarButtonItem)
    button.simulateTap()
    stage.turn()
    #expect(controller.presentedViewController == nil)
    #expect(order.size == "s")
    #expect(order.log == ["left"])
    tapRow()
    #expect(presented != nil)
    presented?.dismiss(animated: true)
    stage.turn()
    #expect(order.log == ["left", "left"])
    #expect(stage.breaches == [])
  }

  @Test func choiceRow_withoutAnyController_isReported() {
    tapRow()
    #expect(
      stage.table.diagnostics.recent == [
        .screenNotShown("ChoiceScreen<String>", row: Identity("size"))
      ])
  }
}
