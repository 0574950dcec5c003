import Tableware
import Testing

@testable import TablewareWeb

/// Keys of the actions of rows in a browser.
@Suite struct ActionKeyTests {
  private final class ListScreen: Screen {
    let context = ScreenContext()
    let title = "Files"
    var calls: [String] = []

    var sections: [Section] {
      Section("files") {
        TextRow("a").menu([
          RowAction("Star", key: .character("s")) { self.calls.append("star") },
          RowAction("Archive", isEnabled: false, key: .character("e")) {
            self.calls.append("archive")
          },
        ]).deletable { self.calls.append("delete") }
        TextRow("plain")
      }
    }
  }

  private let screen = ListScreen()
  private let driver: WebDriver

  init() { driver = WebDriver(screen) }

  @Test func keys_areNamedByTheRow_andRunItsActions() throws {
    #expect(driver.firstPage.components(separatedBy: "aria-keyshortcuts=\"s Delete\"").count == 2)
    let row = try #require(driver.id("a"))
    #expect(driver.send("\"j\",\(row),\"s\"") == .accepted)
    #expect(driver.send("\"j\",\(row),\"Delete\"") == .accepted)
    #expect(screen.calls == ["star", "delete"])
  }

  @Test(arguments: ["\"e\"", "\"x\""])
  func key_thatTheRowDoesNotOffer_isRejected(key: String) throws {
    let row = try #require(driver.id("a"))
    guard case .rejected = driver.send("\"j\",\(row),\(key)") else {
      Issue.record("The key was \(driver.lastOutcome).")
      return
    }
    #expect(screen.calls == [])
  }

  @Test(arguments: ["\"j\",1,\"ab\"", "\"j\",1,\"\"", "\"j\",1", "\"j\",1,2"])
  func invalidKey_endsTheSession(fields: String) {
    guard case .ended = driver.send(fields) else {
      Issue.record("The message was \(driver.lastOutcome).")
      return
    }
  }

  @Test func pageOfKeys_listsThoseOfTheFocusedRow() throws {
    driver.send("\"f\",\(try #require(driver.id("a")))")
    driver.send("\"l\"")
    #expect(driver.titles.prefix(3) == ["Character keys", "Star", "Delete"])
  }
}

/// Diagnostics for developers, in debug builds of the server.
@Suite struct ConsoleTests {
  @Test func diagnostic_isInTheNextFrame_once_withItsOrigin() throws {
    let table = Table()
    table.show { Section("rows") { TextRow("Row") } }
    let line = #line - 1
    let driver = WebDriver(TableScreen(table))
    driver.receive()
    let before = driver.frames.count
    table.row("missing").remove()
    driver.send("\"f\",2")
    #expect(driver.frames.count == before + 1)
    let frame = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    #expect(frame.contains("\"l\":[\"There is no row \\\"missing\\\"."))
    table.row("Row").remove()
    table.select("Row")
    driver.send("\"f\",2")
    #expect(driver.session.takeFrame() == nil)
    _ = line
  }
}
