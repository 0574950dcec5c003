import Gallery
import TablewareViewport
import Testing

@Suite struct MillionScreenTests {
  private func screen(_ count: Int = 5_000) throws -> ScreenDriver {
    try ScreenDriver("million", columns: 60, rows: 10) { $0.rowCount = count }
  }

  @Test func findsDigits_AsTheReaderTypes() throws {
    let screen = try screen()
    try screen.press("/ text:49")
    #expect(screen.lines[0].hasSuffix("199 of 5,000 rows"))
    #expect(screen.texts[2].hasPrefix("❯ Row 49 "))
    try screen.press("text:99")
    #expect(screen.lines[0].hasSuffix("1 of 5,000 rows"))
    try screen.press("backspace")
    #expect(screen.lines[0].hasSuffix("15 of 5,000 rows"))
    try screen.press("text:x")
    #expect(screen.lines.contains { $0.contains("No row has “499x” in its number") })
    try screen.press("esc")
    #expect(screen.lines[0].hasSuffix("5,000 rows"))
  }

  @Test func jumpsToARow() throws {
    let screen = try screen()
    try screen.press("j enter text:4321 down enter")
    #expect(screen.focusedLine?.contains("Row 4321") == true)
    // In the middle of the screen.
    #expect(screen.lines.firstIndex { $0.hasPrefix("❯") } == 4)
  }

  @Test func nothingMoves_WhenRowsAreInsertedAbove() throws {
    let screen = try screen()
    try screen.press("pagedown*3 a")
    let lines = screen.texts[1...8]
    for _ in 0..<20 { screen.wait(.seconds(1)) }
    #expect(screen.lines[0].hasSuffix("7,000 rows"))
    #expect(screen.texts[1...8] == lines)
    try screen.press("a")
    _ = screen.takeTrace()
    try screen.press("i")
    #expect(screen.takeTrace() == FrameTrace())
    try screen.press("home")
    #expect(screen.focusedLine?.contains("Row 7001") == true)
  }

  @Test func keepsTheReadersRow_WhenAThousandAreShuffled() throws {
    let screen = try screen()
    try screen.press("j enter text:2500 down enter")
    let line = screen.lines.firstIndex { $0.hasPrefix("❯") }
    let before = screen.texts
    try screen.press("s")
    #expect(screen.focusedLine?.contains("Row 2500") == true)
    #expect(screen.lines.firstIndex { $0.hasPrefix("❯") } == line)
    #expect(screen.texts != before)
  }

  @Test func survivesASingleRow() throws {
    let screen = try screen(0)
    try screen.press("s i s / text:1 esc j esc")
    #expect(screen.lines[0].hasSuffix("101 rows"))
  }
}
