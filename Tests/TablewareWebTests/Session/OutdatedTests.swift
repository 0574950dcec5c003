import Tableware
import Testing

@testable import TablewareWeb

/// What a client asks for when the server has gone on meanwhile.
@Suite struct OutdatedTests {
  /// A row whose action goes, and with it the places of the others.
  private final class Mail: Screen {
    let context = ScreenContext()
    let title = "Mail"
    var isRead = false
    var log: [String] = []
    /// Other rows than the letter, and the letter instead of the usual one.
    var letter: AnyRow?

    var sections: [Section] {
      Section("mail") {
        if let letter {
          letter
        } else {
          TextRow("Letter").id(1).swipe(trailing: actions)
          TextRow("Other").id(2).onTap {}
        }
      }
    }

    func show(_ letter: AnyRow) {
      self.letter = letter
      context.setNeedsUpdate()
    }

    private var actions: [RowAction] {
      let delete = RowAction("Delete") { self.log.append("delete") }
      let read = RowAction("Mark read") {
        self.log.append("read")
        self.isRead = true
      }
      return isRead ? [delete] : [read, delete]
    }
  }

  private let late = WebSession.Outcome.late("Action 0 was removed.")

  @Test func f62_aSecondClickNeverDoesAnotherAction() throws {
    let screen = Mail()
    let driver = WebDriver(screen)
    let letter = try #require(driver.id("Letter"))
    #expect(driver.firstPage.contains("value=\"a \(letter) 0 \(TitleMark.of("Mark read"))\""))
    let click = "\"a\",\(letter),0,\(TitleMark.of("Mark read"))"
    #expect(driver.send(click) == .accepted)
    #expect(driver.send(click) == late)
    #expect(screen.log == ["read"])
    // A row that has moved is still the row that was meant.
    #expect(driver.send("\"a\",\(letter),1,\(TitleMark.of("Delete"))") == .accepted)
    #expect(screen.log == ["read", "delete"])
    let form = [("e", "a \(letter) 0 \(TitleMark.of("Mark read"))")]
    #expect(driver.session.handle(form: form, at: .zero) == [late])
    #expect(screen.log == ["read", "delete"])
  }

  @Test func theMarkOfATitleIsTheOneThatEverybodyKnows() {
    // FNV-1a of 32 bits, without the highest.
    #expect(TitleMark.of("") == 0x811C_9DC5 & 0x7FFF_FFFF)
    #expect(TitleMark.of("a") == 0xE40C_292C & 0x7FFF_FFFF)
    #expect(TitleMark.of("foobar") == 0xBF9C_F968 & 0x7FFF_FFFF)
  }

  @Test func f59_f71_whoIsLateIsNoForger() throws {
    let screen = Mail()
    let driver = WebDriver(screen)
    let other = try #require(driver.id("Other"))
    screen.show(TextRow("Letter").id(1))
    driver.receive()
    for _ in 0..<120 {
      #expect(driver.send("\"t\",\(other)") == .late("Item \(other) was removed."))
    }
    // A row that changes while the client does not know yet.
    let letter = try #require(driver.id("Letter"))
    driver.isSlow = true
    screen.show(TextRow("Letter").id(1).onTap {})
    driver.receive()
    driver.send("\"k\",\(driver.version)")
    screen.show(TextRow("Letter").id(1).onTap {}.disabled(true))
    for _ in 0..<120 {
      #expect(
        driver.send("\"t\",\(letter)") == .late("Row \(letter) is disabled."))
    }
  }

  @Test func takingWhatWasSentCostsNothing() {
    let screen = Mail()
    let driver = WebDriver(screen)
    for number in 0..<1_000 {
      screen.show(TextRow("Letter \(number)").id(1))
      driver.receive()
    }
    #expect(driver.frames.count == 1_000)
    #expect(driver.send("\"w\",0,60,0,0,0,0,0,1000,1000") == .accepted)
  }

  private func show(_ rows: some Collection<Int>, on table: Table) {
    table.show { Section("a") { ForEach(Array(rows), id: \.self) { TextRow("Row \($0)").id($0) } } }
  }

  @Test func aWindowThatCrossesAPatchGoesWithItsRows() throws {
    let table = Table()
    show(0..<2_000, on: table)
    let driver = WebDriver(TableScreen(table))
    driver.send("\"w\",500,60,0,0,0,0,0,1000,1000")
    func looksAt(_ row: Int) throws -> Int { try #require(driver.id("Row \(row)")) }
    let (top, bottom) = (try looksAt(520), try looksAt(540))
    driver.send("\"w\",500,60,\(top),\(top),\(bottom),0,0,1000,1000")
    // Under way when the user scrolls on: 300 rows above.
    driver.isSlow = true
    show(Array(5_000..<5_300) + Array(0..<2_000), on: table)
    driver.receive()
    let row = try looksAt(545)
    driver.send("\"w\",525,60,\(row),\(row),0,0,0,1000,1000")
    #expect(driver.session.page.window == 825..<885)
    // And 100 more, of which the page was not notified.
    show(Array(6_000..<6_100) + Array(5_000..<5_300) + Array(0..<2_000), on: table)
    driver.send("\"w\",525,60,\(row),\(row),0,0,0,1000,1000")
    #expect(driver.session.page.window == 925..<985)
    driver.send("\"k\",\(driver.version)")
    driver.send("\"k\",\(driver.version)")
    #expect(driver.titles.contains("Row 545"))
    #expect(driver.session.page.window == 925..<985)
    // From now on the client counts as the server does.
    driver.send("\"w\",925,60,\(row),\(row),0,0,0,1000,1000")
    #expect(driver.session.page.window == 925..<985)
  }

  @Test func whoComesBackSeesTheSameRows() throws {
    let table = Table()
    show(0..<2_000, on: table)
    let driver = WebDriver(TableScreen(table))
    driver.send("\"w\",500,60,0,0,0,0,0,1000,1000")
    let row = try #require(driver.id("Row 520"))
    driver.send("\"w\",500,60,\(row),\(row),\(row),0,0,1000,1000")
    let before = driver.titles
    let (session, version) = (driver.session, driver.version)
    session.disconnect()
    show(Array(5_000..<5_500) + Array(0..<2_000), on: table)
    session.connect()
    #expect(session.handle(Array("[1,\"h\",\(version),500,60]".utf8), at: .zero) == .accepted)
    #expect(session.takeFrame() != nil)
    #expect(driver.titles == before)
    // That frame was lost as well. The client looks on before it gets the next.
    session.disconnect()
    show(Array(6_000..<6_100) + Array(5_000..<5_500) + Array(0..<2_000), on: table)
    session.connect()
    // Its window is higher now; where it begins is known better here.
    #expect(session.handle(Array("[1,\"h\",\(version),500,90]".utf8), at: .zero) == .accepted)
    #expect(session.takeFrame() != nil)
    #expect(session.page.window == 1_100..<1_190)
    let look = "[2,\"w\",500,60,\(row),\(row),\(row),0,0,1000,1000]"
    #expect(session.handle(Array(look.utf8), at: .zero) == .accepted)
    #expect(session.page.window == 1_100..<1_160)
  }
}
