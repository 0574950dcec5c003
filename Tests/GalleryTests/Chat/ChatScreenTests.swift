import Gallery
import Tableware
import Testing

@Suite struct ChatScreenTests {
  private func screen(rows: Int = 14) throws -> ScreenDriver {
    try ScreenDriver("chat", columns: 70, rows: rows)
  }

  private func opened(rows: Int = 14) async throws -> ScreenDriver {
    let screen = try screen(rows: rows)
    await screen.settle()
    return screen
  }

  /// The line of a message on screen.
  private func line(of message: Int, _ screen: ScreenDriver) -> Int? {
    screen.texts.firstIndex { $0.hasSuffix(" \(message)") }
  }

  /// The numbers of the messages on screen.
  private func numbers(_ screen: ScreenDriver) -> [Int] {
    screen.texts.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
  }

  @Test func firstAnswer_opensTheFirstUnreadMessage() async throws {
    let screen = try screen()
    #expect(screen.lines[1].contains("░"))
    await screen.settle()
    #expect(screen.focusedLine?.hasSuffix("1000") == true)
    #expect(screen.lines[0].hasSuffix("1,050 messages"))
  }

  @Test func olderMessages_areLoadedWhereTheyAppear_andNothingMoves() async throws {
    let screen = try await opened()
    try screen.press("wheel:up*10")
    #expect(screen.texts.dropFirst().allSatisfy { !$0.contains("✗") })
    let first = try #require(numbers(screen).first)
    let place = line(of: first, screen)
    await screen.settle()
    #expect(line(of: first, screen) == place)
    #expect(!screen.texts.contains { $0.contains("░") })
    try screen.press("wheel:up*30")
    await screen.settle()
    #expect(!screen.texts.contains { $0.contains("░") })
    #expect(numbers(screen).allSatisfy { $0 < first })
  }

  @Test func newMessages_areFollowedAtTheEndOnly() async throws {
    let screen = try await opened()
    // The list grows while the end is not in memory.
    screen.wait(.seconds(3))
    #expect(screen.lines[0].hasSuffix("1,051 messages"))
    for _ in 0..<3 {
      try screen.press("end")
      await screen.settle()
    }
    #expect(screen.lines[0].hasSuffix("1,051 messages · live"))
    #expect(screen.focusedLine?.hasSuffix("1051") == true)
    screen.wait(.seconds(3))
    #expect(screen.focusedLine?.hasSuffix("1052") == true)
    try screen.press("up*12")
    let lines = screen.texts[1...11]
    for _ in 0..<3 { screen.wait(.seconds(3)) }
    #expect(screen.texts[1...11] == lines)
    #expect(screen.lines[0].hasSuffix("1,055 messages · live"))
    try screen.press("w")
    screen.wait(.seconds(3))
    #expect(screen.lines[0].hasSuffix("1,055 messages · live"))
  }

  @Test func failure_isShownNextToTheMessages_andATapTriesAgain() async throws {
    let screen = try await opened()
    try screen.press("o")
    for _ in 0..<12 {
      try screen.press("wheel:up*3")
      await screen.settle()
    }
    #expect(screen.lines[0].hasSuffix("offline"))
    // The user comes back to the first message that is loaded.
    var count = 0
    while !screen.texts.contains(where: { $0.contains("✗ The network cannot be reached.") }) {
      count += 1
      try #require(count < 60)
      try screen.press("wheel:down")
      await screen.settle()
    }
    let row = try #require(
      screen.texts.firstIndex { $0.contains("✗ The network cannot be reached.") })
    try screen.press("o click:5,\(row)")
    await screen.settle()
    #expect(!screen.texts.contains { $0.contains("✗") })
    #expect(screen.table.diagnostics.recent == [])
  }

  @Test func firstRequestThatFails_canBeRepeated() async throws {
    let screen = try await opened()
    try screen.press("o n")
    await screen.settle()
    #expect(screen.texts.contains { $0.contains("✗ No messages.") })
    #expect(screen.lines[0].hasSuffix("0 messages · offline"))
    try screen.press("o home enter")
    await screen.settle()
    #expect(screen.focusedLine?.hasSuffix("1000") == true)
  }

  @Test func answerToAnEarlierList_isIgnored() async throws {
    let screen = try await opened()
    try screen.press("wheel:up*10 n")
    #expect(screen.lines[1].contains("░"))
    await screen.settle()
    #expect(screen.focusedLine?.hasSuffix("1000") == true)
    #expect(screen.table.diagnostics.recent == [])
  }

  @Test func home_leadsToTheBeginning() async throws {
    let screen = try await opened()
    try screen.press("home")
    await screen.settle()
    #expect(screen.texts[1].contains("The chat began here"))
    #expect(numbers(screen).prefix(3) == [1, 2, 3])
  }

  @Test func pages_fromTheEndToTheBeginning_haveNoPlaceholders() async throws {
    let screen = try await opened(rows: 40)
    try screen.press("end")
    await screen.settle()
    var last = 1_051
    for _ in 0..<400 {
      // The requests that fail are those of some messages; a tap tries them again.
      if let row = screen.texts.firstIndex(where: { $0.contains("✗") }) {
        try screen.press("click:5,\(row)")
        await screen.settle()
      }
      let numbers = numbers(screen)
      let (first, end) = (try #require(numbers.first), try #require(numbers.last))
      #expect(numbers == Array(first...max(first, end)))
      #expect(!screen.texts.contains { $0.contains("░") })
      // Messages are higher than their placeholders, so some move below the screen.
      #expect(end >= last - 12)
      last = first
      if screen.texts.contains(where: { $0.contains("The chat began") }) { break }
      try screen.press("pageup")
      await screen.settle()
    }
    #expect(last == 1)
    #expect(screen.table.diagnostics.recent == [])
  }
}
