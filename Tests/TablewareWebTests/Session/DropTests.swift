import Tableware
import Testing

@testable import TablewareWeb

/// Rows and texts that are dragged between pages and programs.
@Suite struct DropTests {
  private struct Song: Identifiable, Hashable, Sendable {
    let id: String
  }

  private final class Lists: Screen {
    let context = ScreenContext()
    let title = "Lists"
    var songs = ["a", "b", "c"].map(Song.init)
    var favorites = ["x", "y"].map(Song.init)
    var notes: [String] = []
    var isMovable = false
    var diagnostics: [Diagnostic] { context.table?.diagnostics.recent ?? [] }

    func configure(_ table: Table) {
      table.on(RowMove.self) { move, _ in
        guard let id = move.row(as: String.self) else { return }
        self.songs.removeAll { $0.id == id }
        let next = self.songs.firstIndex { $0.id == move.before(as: String.self) }
        self.songs.insert(Song(id: id), at: next ?? self.songs.endIndex)
      }
    }

    @TableBuilder var sections: [Section] {
      Section("songs", header: "Songs") {
        for song in songs {
          let row = TextRow("Song \(song.id)").id(song.id).draggable(song, text: "♪ \(song.id)")
          if isMovable { row.movable() } else { row }
        }
        TextRow("fixed")
      }
      Section("favorites", header: "Favorites", footer: "The end") {
        for song in favorites { TextRow("Favorite \(song.id)").id("favorite \(song.id)") }
      }
      .dropDestination(for: Song.self) { songs, position in
        let before = position.before?.value(as: String.self)
        let index = self.favorites.firstIndex { "favorite \($0.id)" == before }
        self.favorites.insert(contentsOf: songs, at: index ?? self.favorites.endIndex)
      }
      Section("notes", header: "Notes") {
        for note in notes { TextRow("Note \(note)").id("note \(note)") }
      }
      .dropDestination(for: String.self) { notes, _ in self.notes += notes }
    }
  }

  private func driver(_ board: DragBoard = DragBoard(), browser: String = "one") -> (
    screen: Lists, driver: WebDriver
  ) {
    let screen = Lists()
    return (screen, WebDriver(screen, drags: board, browser: browser))
  }

  private func id(_ title: String, _ driver: WebDriver) throws -> Int {
    let entries = driver.session.page.entries
    return try #require(entries.first { $0.presentation.content.title.string == title }?.id)
  }

  private func item(_ title: String, _ driver: WebDriver) throws -> ItemHTML {
    let id = try id(title, driver)
    return try #require(driver.session.page.entries.first { $0.id == id }?.html)
  }

  private func drop(
    _ title: String, isBefore: Bool, _ driver: WebDriver, name: String = "", text: String = ""
  ) throws {
    driver.send("\"d\",\(try id(title, driver)),\(isBefore ? 1 : 0),\"\(name)\",\"\(text)\"")
  }

  @Test func draggableRow_hasItsTextOnThePage_andOthersHaveNone() throws {
    let (_, driver) = driver()
    let shown = try item("Song a", driver)
    #expect(shown.state == "r dd")
    #expect(shown.string.hasSuffix("<span class=\"q dg\" hidden>♪ a</span>"))
    #expect(try !item("fixed", driver).string.contains("dg"))
    #expect(try item("fixed", driver).state == "r")
  }

  @Test func items_ofASectionThatAcceptsDrops_areMarked() throws {
    let (_, driver) = driver()
    #expect(try item("Favorites", driver).state == "r hd dv")
    #expect(try item("Favorite x", driver).state == "r dv")
    #expect(try item("The end", driver).state == "r ft dv")
    #expect(try item("Notes", driver).state == "r hd dt dv")
    #expect(try item("Songs", driver).state == "r hd")
  }

  @Test func row_droppedOnAnotherSection_arrivesWithItsPosition() throws {
    let (screen, driver) = driver()
    try driver.send("\"e\",\(id("Song b", driver)),\"1-2\"")
    try drop("Favorite y", isBefore: true, driver, name: "1-2", text: "♪ b")
    #expect(driver.lastOutcome == .accepted)
    #expect(screen.favorites.map(\.id) == ["x", "b", "y"])
    try drop("The end", isBefore: false, driver, name: "1-2", text: "♪ b")
    #expect(screen.favorites.map(\.id) == ["x", "b", "y", "b"])
    try drop("Favorites", isBefore: false, driver, name: "1-2")
    #expect(screen.favorites.map(\.id) == ["b", "x", "b", "y", "b"])
  }

  @Test func row_ofAnotherPageOfTheBrowser_arrivesAsItsValue() throws {
    let board = DragBoard()
    let (_, source) = driver(board)
    let (screen, target) = driver(board)
    try source.send("\"e\",\(id("Song c", source)),\"7-7\"")
    try drop("Favorite x", isBefore: false, target, name: "7-7", text: "♪ c")
    #expect(screen.favorites.map(\.id) == ["x", "c", "y"])
    // Its text arrives where only text is accepted.
    try drop("Notes", isBefore: false, target, name: "7-7", text: "something else")
    #expect(screen.notes == ["♪ c"])
  }

  @Test func row_ofAnotherBrowser_isOnlyItsText() throws {
    let board = DragBoard()
    let (_, source) = driver(board)
    let (screen, target) = driver(board, browser: "two")
    try source.send("\"e\",\(id("Song c", source)),\"7-7\"")
    try drop("Favorite x", isBefore: false, target, name: "7-7", text: "♪ c")
    #expect(screen.favorites.count == 2)
    try drop("Notes", isBefore: false, target, name: "7-7", text: "♪ c")
    #expect(screen.notes == ["♪ c"])
    try drop("Notes", isBefore: false, target, name: "7-7")
    #expect(target.lastOutcome == .late("The drag has ended."))
  }

  @Test func f122_text_ofAnotherProgram_arrivesAtThePositionByIdentity() throws {
    let (screen, driver) = driver()
    try drop("Notes", isBefore: false, driver, text: "one")
    try drop("Note one", isBefore: false, driver, text: "<b>two</b>\\n\\u0000")
    #expect(screen.notes == ["one", "<b>two</b>\n\u{0}"])
    #expect(try item("Note <b>two</b>\n\u{0}", driver).string.contains("&lt;b&gt;two"))
    #expect(screen.diagnostics == [])
  }

  @Test func text_thatIsTooLong_isCut() throws {
    let (screen, driver) = driver()
    try drop("Notes", isBefore: false, driver, text: String(repeating: "a", count: 20_000))
    #expect(screen.notes.map(\.count) == [ClientLimits.fieldLength])
  }

  @Test func text_onASectionThatAcceptsNone_hasNoEffect() throws {
    let (screen, driver) = driver()
    for title in ["Favorite x", "Song a", "fixed", "Songs"] {
      try drop(title, isBefore: true, driver, text: "one")
      #expect(driver.lastOutcome == .accepted)
    }
    #expect(screen.favorites.count == 2 && screen.songs.count == 3 && screen.notes == [])
  }

  @Test func movableRow_droppedOnItsOwnTable_isMoved() throws {
    let screen = Lists()
    screen.isMovable = true
    let driver = WebDriver(screen)
    try driver.send("\"e\",\(id("Song a", driver)),\"3\"")
    try drop("Song c", isBefore: false, driver, name: "3", text: "♪ a")
    #expect(screen.songs.map(\.id) == ["b", "c", "a"])
  }

  @Test func rowThatChanged_hasItsNewTextInAPatch() throws {
    let table = Table()
    table.show { Section("a") { TextRow("Row").id(1).draggable("one") } }
    let driver = WebDriver(TableScreen(table))
    table.show { Section("a") { TextRow("Row").id(1).draggable("two") } }
    driver.receive()
    let frame = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    #expect(frame.contains("\"two\"]"))
    table.show { Section("a") { TextRow("Row").id(1) } }
    driver.receive()
    #expect(driver.session.page.entries[0].html.state == "r")
  }

  @Test func forgedMessages_areRejected() throws {
    let (screen, driver) = driver()
    let (song, fixed) = (try id("Song a", driver), try id("fixed", driver))
    func outcome(_ message: String) -> WebSession.Outcome { driver.send(message) }
    #expect(outcome("\"e\",\(fixed),\"1\"") == .rejected("Row \(fixed) cannot be dragged."))
    #expect(outcome("\"e\",\(song),\"\"") == .rejected("A drag has an invalid name."))
    #expect(outcome("\"e\",\(song),\"a b\"") == .rejected("A drag has an invalid name."))
    let long = String(repeating: "1", count: DragBoard.nameLength + 1)
    #expect(outcome("\"e\",\(song),\"\(long)\"") == .rejected("A drag has an invalid name."))
    let unknown = WebSession.Outcome.rejected("Item 999 was never rendered for this client.")
    #expect(outcome("\"e\",999,\"1\"") == unknown)
    #expect(outcome("\"d\",999,1,\"\",\"text\"") == unknown)
    guard case .ended = outcome("\"d\",1,1,2,\"text\"") else {
      Issue.record("A malformed message does not end the session.")
      return
    }
    #expect(screen.notes == [])
  }

  @Test func board_keepsOneDragOfEachSession_untilItEnds() throws {
    let board = DragBoard()
    let (_, driver) = driver(board)
    for number in 0..<50 { try driver.send("\"e\",\(id("Song a", driver)),\"\(number)\"") }
    #expect(board.count == 1)
    #expect(board.item(named: "49", in: "one")?.text == "♪ a")
    #expect(board.item(named: "48", in: "one") == nil)
    driver.session.close()
    #expect(board.count == 0)
  }
}
