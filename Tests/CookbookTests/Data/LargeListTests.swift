import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

/// Lists of which only a part is in memory.
@Suite struct LargeListTests {
  private let source = LogSource(
    read: { range in range.map { Entry(id: $0, text: "Entry \($0)") } }, count: 5_000_000)

  @Test func entries_areLoaded_whereTheUserIs() async throws {
    let frame = try await Terminal.frame(
      of: LogEntriesScreen(source), keys: "settle end settle", columns: 50, rows: 8)
    #expect(frame.contains("Entry 4999999") && frame.contains("5000000 entries"))
  }

  @Test func firstEntries_areLoaded_andReloaded() async throws {
    let screen = LogEntriesScreen(source)
    let driver = ScreenDriver(screen)
    await driver.settle()
    driver.run("r")
    await driver.settle()
    #expect(driver.content(of: 0)?.title == "Entry 0")
    try driver.expectClean()
  }
}
