import Gallery
import Testing

@Suite struct ChatScreenTests {
  private func screen(rows: Int = 14) throws -> ScreenDriver {
    try ScreenDriver("chat", columns: 70, rows: rows)
  }

  private func count(_ screen: ScreenDriver) -> Int? {
    screen.lines[0].split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }.first
  }

  @Test func opensWhereTheReaderLeftOff() throws {
    let screen = try screen()
    #expect(screen.lines[1].contains("░"))
    screen.wait(.seconds(1))
    #expect(screen.focusedLine?.hasSuffix("1000") == true)
    #expect(count(screen) == 20)
  }

  @Test func loadsOlderMessages_OncePerPage_AndNothingMoves() throws {
    let screen = try screen()
    screen.wait(.seconds(1))
    try screen.press("wheel:up")
    #expect(screen.texts[1].contains("Loading more…"))
    let line = screen.lines.firstIndex { $0.contains("1000") }
    screen.wait(.seconds(1))
    #expect(count(screen) == 40)
    #expect(screen.lines.firstIndex { $0.contains("1000") } == line)
    // The next page is requested when the user comes near it, not before.
    screen.wait(.seconds(1))
    #expect(count(screen) == 40)
    try screen.press("wheel:up*60")
    screen.wait(.seconds(1))
    #expect(count(screen) == 60)
  }

  @Test func followsWhatIsWritten_AtTheEndOnly() throws {
    let screen = try screen()
    screen.wait(.seconds(1))
    for _ in 0..<5 {
      try screen.press("end")
      screen.wait(.milliseconds(500))
    }
    #expect(screen.lines[0].contains("live"))
    try screen.press("end")
    let last = screen.focusedLine
    screen.wait(.seconds(3))
    #expect(screen.focusedLine != last)
    try screen.press("up*12")
    let lines = screen.texts[1...11]
    screen.wait(.seconds(9))
    #expect(screen.texts[1...11] == lines)
  }

  @Test func failsAndTriesAgain() throws {
    let screen = try screen()
    screen.wait(.seconds(1))
    try screen.press("o home")
    screen.wait(.seconds(1))
    #expect(screen.texts.contains { $0.contains("✗ No messages.") })
    #expect(screen.lines[0].contains("offline"))
    // Nothing is asked for by itself after a failure.
    try screen.press("o down*3 home")
    screen.wait(.seconds(2))
    #expect(count(screen) == 20)
    try screen.press("home enter")
    screen.wait(.seconds(1))
    #expect(count(screen) == 40)
  }

  @Test func dropsWhatComes_AfterItBeganAnew() throws {
    let screen = try screen()
    screen.wait(.seconds(1))
    try screen.press("wheel:up n")
    #expect(screen.lines[1].contains("░"))
    screen.wait(.seconds(1))
    #expect(count(screen) == 20)
    #expect(screen.focusedLine?.hasSuffix("1000") == true)
  }

  @Test func reachesTheBeginning() throws {
    let screen = try screen()
    for _ in 0..<80 {
      screen.wait(.milliseconds(500))
      try screen.press("home enter")
    }
    screen.wait(.seconds(1))
    try screen.press("home")
    #expect(screen.texts[1].contains("The chat began here"))
    #expect(count(screen) ?? 0 > 1_000)
  }
}
