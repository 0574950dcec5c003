import Tableware
import Testing

@testable import TablewareWeb

/// Headers in a browser: they are presented, tapped and collapsed as rows are.
@Suite struct HeaderTests {
  private struct Head: HeaderRow {
    let name: String
    var badges: [RowBadge] = []
    var body: RowContent {
      RowContent(
        image: RowImage(.symbol("folder", glyph: "▤"), width: 24), title: name, badges: badges)
    }
  }

  private final class Folders: Screen {
    let context = ScreenContext()
    let title = "Folders"
    var heard: [String] = []
    var songs = ["song", "album"] { didSet { context.setNeedsUpdate() } }

    @TableBuilder var sections: [Section] {
      Section.tableHeader("All folders")
      Section("music", header: Head(name: "Music", badges: [RowBadge("\(songs.count)")])) {
        for song in songs { TextRow(RowText(song)) }
      }.collapsible()
      Section(
        "films",
        header: Head(name: "Films").onTap { self.heard.append("films") }
          .swipe(trailing: [RowAction("Scan") { self.heard.append("scan") }])
      ) {}.emptyText("No films.").stickyHeader(false)
      Section("plain", header: "Plain", footer: "The end.") { TextRow("text") }
    }
  }

  private let screen: Folders
  private let driver: WebDriver

  init() {
    screen = Folders()
    driver = WebDriver(screen)
  }

  private func entry(_ title: String) throws -> WebPage.Entry {
    try #require(
      driver.session.page.entries.first {
        !$0.isRow && $0.presentation.content.title.string == title
      })
  }

  private func html(_ title: String) throws -> String {
    let entry = try entry(title)
    return entry.html.html.numbered(entry.id)
  }

  @Test func plainHeader_isAHeading() throws {
    let id = try entry("Plain").id
    #expect(
      try html("Plain")
        == "<div class=\"b\"><div class=\"x\"><h2 class=\"q t\" dir=\"auto\" id=\"h\(id)\">Plain</h2>"
        + "</div></div>")
    #expect(try entry("Plain").html.state == "r hd")
    #expect(try entry("The end.").html.state == "r ft")
  }

  @Test func collapsibleHeader_isAButtonInAHeading() throws {
    let id = try entry("Music").id
    #expect(
      try html("Music").hasPrefix(
        "<h2 class=\"hh\" id=\"h\(id)\"><button class=\"b p\" name=\"e\" value=\"t \(id)\""
          + " aria-expanded=\"true\">"))
    #expect(try html("Music").hasSuffix("</button></h2>"))
    #expect(try html("Music").contains("<span class=\"q bs\">"))
    #expect(try html("Music").contains("class=\"q im"))
  }

  @Test func headersThatScroll_areMarked() throws {
    #expect(try entry("All folders").html.state == "r hd fl")
    #expect(try entry("Films").html.state.hasPrefix("r hd fl"))
    #expect(driver.titles == ["song", "album", "No films.", "text"])
  }

  @Test func tap_onAHeader_collapsesItsSection() throws {
    let id = try entry("Music").id
    driver.send("\"t\",\(id)")
    #expect(driver.lastOutcome == .accepted)
    #expect(driver.titles == ["No films.", "text"])
    #expect(try entry("Music").id == id)
    #expect(try html("Music").contains("aria-expanded=\"false\""))
    driver.send("\"v\",\(id),1")
    #expect(driver.titles == ["song", "album", "No films.", "text"])
    #expect(driver.replay.problems == [])
  }

  @Test func tapAndActions_ofAHeader_run() throws {
    let id = try entry("Films").id
    driver.send("\"t\",\(id)")
    let mark = TitleMark.of("Scan")
    driver.send("\"a\",\(id),0,\(mark)")
    #expect(screen.heard == ["films", "scan"])
  }

  @Test func gestures_thatAHeaderDoesNotOffer_areRejected() throws {
    let plain = try entry("Plain").id
    for message in ["\"t\",\(plain)", "\"o\",\(plain)", "\"v\",\(plain),1"] {
      driver.send(message)
      #expect(driver.lastOutcome == .rejected("Item \(plain) is not a row."))
    }
  }

  @Test func changedHeader_isSentAsThePartThatChanged() throws {
    let id = try entry("Music").id
    let count = driver.frames.count
    screen.songs.append("single")
    driver.receive()
    #expect(driver.frames.count == count + 1)
    let frame = String(decoding: driver.frames[count], as: UTF8.self)
    #expect(frame.contains("[\"u\",\(id),"))
    #expect(!frame.contains("Music"))
    #expect(try entry("Music").id == id)
  }
}
