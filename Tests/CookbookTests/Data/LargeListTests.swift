import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

@testable import Cookbook

/// Lists of which only a part is in memory.
@Suite struct LargeListTests {
  private func source(_ count: Int) -> LogSource {
    LogSource(read: { range in range.map { Entry(id: $0, text: "Entry \($0)") } }, count: count)
  }

  @Test func entries_areLoaded_whereTheUserIs() async throws {
    let frame = try await Terminal.frame(
      of: LogEntriesScreen(source(5_000_000)), keys: "settle end settle", columns: 50, rows: 8)
    #expect(frame.contains("Entry 4999999") && frame.contains("5000000 entries"))
  }

  @Test func firstEntries_areLoaded_andReloaded() async throws {
    // A driver checks each row of each batch.
    let screen = LogEntriesScreen(source(1_000))
    let driver = ScreenDriver(screen)
    await driver.settle()
    driver.run("r")
    await driver.settle()
    #expect(driver.content(of: 0)?.title == "Entry 0")
    try driver.expectClean()
  }
}
