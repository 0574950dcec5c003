import Foundation
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing
import UIKitDouble

/// The commands of a screen in the menu of the navigation bar, and the control that refreshes it.
@Suite(.serialized, .freesEverything) @MainActor struct ScreenCommandTests {
  private final class Inbox: Screen {
    let context = ScreenContext()
    let title = "Inbox"
    var isEmpty = false
    var isRefreshing = false
    var hasRefresh = true
    var runs: [String] = []

    var commands: [Command] {
      [
        Command("a", "Add", image: .symbol("plus", glyph: "+")) { self.runs.append("add") },
        Command(
          "x", "Delete all", role: .destructive, isEnabled: !isEmpty, asking: "Delete all mails?"
        ) { self.runs.append("delete") },
        Command("s", "Send") {
          self.context.notify("Sent.", action: "Undo") { self.runs.append("undo") }
        },
      ]
    }
    var refresh: Refresh? {
      guard hasRefresh else { return nil }
      return Refresh(isRefreshing: isRefreshing) {
        self.runs.append("refresh")
        self.isRefreshing = true
      }
    }
    var sections: [Section] { Section("mails") { TextRow("First") } }
  }

  private let inbox: Inbox
  private let stage: ScreenStage

  init() {
    inbox = Inbox()
    stage = ScreenStage(inbox)
  }

  private func update() {
    inbox.context.setNeedsUpdate()
    stage.turn()
  }

  private var entries: [UIAction] {
    let menu = stage.top?.navigationItem.rightBarButtonItem?.menu
    return menu?.children.compactMap { $0 as? UIAction } ?? []
  }

  @Test func b16_command_showsItsPictureRoleAndState_whenTheyChange() {
    #expect(entries.map(\.title) == ["Add", "Delete all", "Send"])
    #expect(entries.map { $0.image != nil } == [true, false, false])
    #expect(entries.map(\.attributes) == [[], .destructive, []])
    inbox.isEmpty = true
    update()
    #expect(entries.map(\.attributes) == [[], [.destructive, .disabled], []])
  }

  @Test func notice_isAnnounced_andHasAButtonForItsAction() throws {
    UIAccessibility.simulatedPosts = []
    entries[2].simulateChoice()
    stage.turn()
    let item = try #require(stage.top?.navigationItem)
    #expect(item.prompt == "Sent.")
    #expect(item.rightBarButtonItems?.map(\.title).last == "Undo")
    #expect(UIAccessibility.simulatedPosts.map { $0.argument as? String } == ["Sent."])
    // The menu has the commands of the screen only.
    #expect(entries.map(\.title) == ["Add", "Delete all", "Send"])
    item.rightBarButtonItems?.last?.simulateTap()
    stage.turn()
    #expect(inbox.runs == ["undo"])
    #expect(item.prompt == nil)
    #expect(item.rightBarButtonItems?.count == 1)
    entries[2].simulateChoice()
    VirtualTime.shared.advance(by: 9)
    stage.turn()
    #expect(item.prompt == nil)
    #expect(UIAccessibility.simulatedPosts.count == 2)
    #expect(stage.tableView?.inspector.breaches.map(\.description) == [])
  }

  @Test func command_withAQuestion_asksInAnAlert() throws {
    entries[1].simulateChoice()
    let alert = try #require(stage.alert)
    #expect(alert.title == "Delete all mails?")
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    alert.simulateChoice("Cancel")
    #expect(inbox.runs == [])
    entries[1].simulateChoice()
    stage.alert?.simulateChoice("Delete all")
    #expect(inbox.runs == ["delete"])
  }

  @Test func pull_refreshes_untilTheResultIsShown() throws {
    let control = try #require(stage.tableView?.refreshControl)
    control.simulatePull()
    stage.turn()
    #expect(inbox.runs == ["refresh"] && control.isRefreshing)
    update()
    #expect(control.isRefreshing)
    inbox.isRefreshing = false
    update()
    #expect(!control.isRefreshing)
    #expect(stage.tableView?.inspector.breaches.map(\.description) == [])
  }

  @Test func pull_isOffered_whileTheScreenHasARefresh() {
    inbox.hasRefresh = false
    update()
    #expect(stage.tableView?.refreshControl == nil)
    inbox.hasRefresh = true
    update()
    #expect(stage.tableView?.refreshControl != nil)
  }
}
