import Gallery
import TablewareTesting
import Testing

@Suite struct StatesScreenTests {
  @Test func switchesThroughEveryState_WithOrdinaryDifferences() throws {
    let root = try #require(Gallery.screen(named: "states"))
    let driver = TablewareTesting.ScreenDriver(root)
    let keys: [Character] = ["l", "s", "e", "f", "c", "r"]
    for first in keys {
      for second in keys {
        driver.run(first)
        driver.run(second)
      }
    }
    #expect(driver.violations == [] && driver.problems == [] && driver.diagnostics == [])
    driver.run("c")
    #expect(driver.titles[0] == ["茉莉花", "Clair de lune", "So What"])
    driver.run("e")
    #expect(driver.titles[0] == ["No items"])
  }

  @Test func showsEveryStateAtOnce() throws {
    let screen = try ScreenDriver("states", columns: 60, rows: 70)
    for part in [
      "Loading…", "░░░", "∅ No items", "✗ This could not be loaded.", "Clair de lune",
      "Loading more…", "More", "∅ End of the list", "▸ collapsed", "▾ expanded", "◌ loading",
      "∅ Empty",
      "✗ The disk cannot be read.",
    ] {
      #expect(screen.texts.contains { $0.contains(part) }, "\(part)")
    }
    try screen.press("f enter enter")
    #expect(screen.lines[0].hasSuffix("failed · tried 2×"))
  }
}
