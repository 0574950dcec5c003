#if canImport(UIKit) || os(Linux)
import Foundation
import PlatformUIKit
import Tableware
import TablewareTesting
import TablewareUIKit
import Testing

/// Screens in a navigation controller, on the UIKit of the platform.
@Suite(.serialized) @MainActor struct PlatformScreenTests {
  @Test func screen_pushesAndPopsControllers() async throws {
    let display = await ScreenDisplay(Numbers("1"))
    defer { display.close() }
    #expect(display.titles == ["1"])
    await display.tap(0)
    await display.tap(0)
    #expect(display.titles == ["1", "1+", "1++"])
    let screen = try #require((display.top as? ScreenController)?.screen)
    screen.context.pop()
    await display.settle()
    #expect(display.titles == ["1", "1+"])
    // As the swipe from the edge.
    display.navigation.popViewController(animated: false)
    await display.settle()
    #expect(display.titles == ["1"])
    let root = try #require((display.top as? ScreenController)?.screen)
    #expect(root.context.navigator?.screens.count == 1)
  }

  @Test func refreshControl_refreshesTheScreen_andEndsWithIt() async throws {
    let screen = Numbers("1")
    let display = await ScreenDisplay(screen)
    defer { display.close() }
    let control = try #require(display.tableView?.refreshControl)
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    await display.settle()
    #expect(screen.refreshes == 1)
    #expect(control.isRefreshing)
    screen.isRefreshing = false
    screen.context.setNeedsUpdate()
    await display.settle()
    #expect(!control.isRefreshing)
  }

  @Test func toolbar_isThereWhileRowsAreSelected() async throws {
    let display = await ScreenDisplay(Numbers("1"))
    defer { display.close() }
    #expect(display.navigation.isToolbarHidden)
    display.top?.setEditing(true, animated: false)
    await display.settle()
    #expect(!display.navigation.isToolbarHidden)
    await display.tap(3)
    #expect(display.top?.navigationItem.title == "1 selected")
    let items = try #require(display.top?.toolbarItems)
    #expect(items.first?.title == "Delete")
    #expect(items.first?.isEnabled == true)
    display.top?.setEditing(false, animated: false)
    await display.settle()
    #expect(display.navigation.isToolbarHidden)
    #expect(display.tableView?.indexPathsForSelectedRows ?? [] == [])
  }

  @Test func screens_areRestoredFromAnActivity() async throws {
    let first = await ScreenDisplay(Numbers("1"))
    first.tableView?.setContentOffset(CGPoint(x: 0, y: 1_000), animated: false)
    await first.settle()
    let before = first.tableView?.indexPathsForVisibleRows?.first
    let activity = try #require(first.navigation.screenActivity(type: "org.example.screens"))
    first.close()
    let second = await ScreenDisplay(Numbers("1"))
    defer { second.close() }
    #expect(second.navigation.restoreScreens(from: activity))
    await second.settle()
    #expect(second.tableView?.indexPathsForVisibleRows?.first == before)
  }
}

private final class Numbers: Screen {
  let context = ScreenContext()
  let title: String
  var refreshes = 0
  var isRefreshing = false

  init(_ title: String) { self.title = title }

  func configure(_ table: Table) { table.selectionMode = .multiple }

  var commands: [Command] { [Command("d", "Delete", forSelection: true) {}] }
  var refresh: Refresh? {
    Refresh(isRefreshing: isRefreshing) {
      self.refreshes += 1
      self.isRefreshing = true
    }
  }
  var sections: [Section] {
    Section("A") {
      TextRow("next").disclosing { Numbers(self.title + "+") }
      for number in 0..<100 { TextRow(RowText("\(number)")).id(number) }
    }
  }
}
#endif
