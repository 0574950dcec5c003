import Foundation
import Tableware
import TablewareForms
import TablewareUIKit
import Testing
import UIKitDouble

/// What screens expect of UIKit.
@Suite(.serialized) @MainActor struct ExpectationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UITableViewController(style: .plain)
  private let table = Table()

  init() { VirtualTime.shared.reset() }

  private func turn() {
    VirtualTime.shared.advance(by: 0.5)
    window.layoutIfNeeded()
  }

  private func tap(in controller: UIViewController?, _ row: Int) {
    (controller?.view as? UITableView)?.simulateTap(at: IndexPath(row: row, section: 0))
    turn()
  }

  @Test func runsACommand_OnTheRowThatWasTappedLast() throws {
    let stage = try GalleryStage("Music")
    let before = stage.screen.status
    stage.tableView.simulateTap(at: IndexPath(row: 0, section: 0))
    stage.turn()
    stage.commands.first { $0.title == "hide" }?.simulateChoice()
    stage.turn()
    #expect(stage.screen.status != before)
  }

  @Test func tellsWhoeverOpenedAChoice_WhatWasChosen() {
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    var heard = 0
    table.on(ControlChange.self) { _, _ in heard += 1 }
    table.show {
      Section("all") {
        ChoiceRow("Drink", [Choice("Tea", 1), Choice("Water", 2)], selected: 1) { _ in }
      }
    }
    controller.tableView.show(table)
    turn()
    tap(in: controller, 0)
    tap(in: navigation.topViewController, 1)
    #expect(navigation.topViewController === controller)
    #expect(heard == 1)
  }

  @Test func asksBeforeAButton_AsBeforeASwipe() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.show {
      Section("all") { ButtonRow("Reset", role: .destructive, asking: "Reset all?") {} }
    }
    controller.tableView.show(table)
    turn()
    tap(in: controller, 0)
    #expect((controller.presentedViewController as? UIAlertController)?.title == "Reset all?")
  }
}
