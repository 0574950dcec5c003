import Tableware
import TablewareForms
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

/// The screens of the guides for Eureka, SwiftUI, Textual and LiveView.
@Suite struct PeerGuideTests {
  @Test func eureka_condition_showsTheField() async throws {
    let frame = try await Terminal.frame(
      of: EurekaGuide.GuestScreen(), keys: "down space", columns: 40, rows: 9)
    #expect(
      frame == """
         Guest
        Guest ────────────────────────────────
          Name
        ❯ Lunch                            [x]
          Diet
          Save


         ⏎ switch  ↑↓ move  q quit
        """)
  }

  @Test func eureka_save_showsTheMessageUntilTheNameIsEntered() {
    let screen = EurekaGuide.GuestScreen()
    let driver = ScreenDriver(screen)
    driver.tap("Save")
    #expect(screen.saved == nil)
    #expect(driver.message(of: "name") == "Enter a name.")
    driver.type("Ada", into: "name")
    driver.tap("Save")
    #expect(screen.saved?.text("name") == "Ada")
    #expect(driver.message(of: "name") == nil)
    driver.expectNoFindings()
  }

  @Test func swiftUI_search_showsTheFoundPlants() async throws {
    let frame = try await Terminal.frame(
      of: SwiftUIListGuide.PlantsScreen(), keys: "/ text:i enter", columns: 40, rows: 8)
    #expect(
      frame == """
         Plants
        Indoors ──────────────────────────────
        ❯ Ivy
        Outdoors ─────────────────────────────



         ↑↓ move  ? more  esc show all  q quit
        """)
  }

  @Test func swiftUI_delete_removesThePlantAlsoWhileSearching() {
    let driver = ScreenDriver(SwiftUIListGuide.PlantsScreen())
    driver.search("i")
    #expect(driver.titles == [["Ivy"], []])
    driver.perform("Delete", on: 2)
    driver.search("")
    #expect(driver.titles == [["Fern"], ["Oak"]])
    driver.expectNoFindings()
  }

  @Test func textual_keys_addDeleteAndFinishJobs() async throws {
    let frame = try await Terminal.frame(
      of: TextualGuide.JobsScreen(), keys: "a enter down d", columns: 40, rows: 7)
    #expect(
      frame == """
         Jobs
        Job ────────────────────────     State
          build                           done
        ❯ job 3                        waiting


         ↑↓ move  ⏎ select  ? more  q quit
        """)
  }

  @Test func textual_deleteAndAdd_giveEachJobAnotherName() {
    let driver = ScreenDriver(TextualGuide.JobsScreen())
    driver.run("a")
    driver.run("d", on: "build")
    driver.run("a")
    #expect(driver.titles == [["deploy", "job 3", "job 4"]])
    driver.expectNoFindings()
  }

  @Test(.timeLimit(.minutes(15))) func liveView_orders_areAddedAndServedInEachSession() async {
    let kitchen = LiveViewGuide.Kitchen([LiveViewGuide.Order(id: 1, dish: "Soup")])
    let drivers = [
      ScreenDriver(LiveViewGuide.OrdersScreen(kitchen)),
      ScreenDriver(LiveViewGuide.OrdersScreen(kitchen)),
    ]
    await show([["Soup"]], in: drivers)
    await kitchen.add(LiveViewGuide.Order(id: 2, dish: "Pie"))
    await show([["Pie", "Soup"]], in: drivers)
    drivers[0].tap(1)
    await show([["Pie"]], in: drivers)
    for driver in drivers { driver.expectNoFindings() }
  }

  /// Runs the turns of all sessions until they show some titles.
  private func show(
    _ titles: [[String]], in drivers: [ScreenDriver]
  ) async {
    while !drivers.allSatisfy({ $0.titles == titles }) {
      await Task.yield()
      for driver in drivers { driver.advance(by: .zero) }
    }
  }
}
