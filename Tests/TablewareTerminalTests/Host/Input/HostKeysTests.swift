import Tableware
import TablewareTerminal
import Testing

/// A screen with commands, a search and a refresh.
private final class Inbox: Screen {
  let context = ScreenContext()
  let title = "Inbox"
  let status = "2 mails"
  var runs: [String] = []
  var query = ""
  var isRefreshing = false
  var hasThird = false
  var isEmpty = false

  var commands: [Command] {
    [
      Command("a", "Add") { row in self.runs.append("add at \(row.map { "\($0.row)" } ?? "-")") },
      Command("x", "Delete all", role: .destructive, isEnabled: !isEmpty, asking: "Delete all?") {
        self.runs.append("delete")
      },
    ]
  }
  var search: Search? { Search(prompt: "Text", query: query) { self.query = $0 } }
  var refresh: Refresh? {
    Refresh(isRefreshing: isRefreshing) {
      self.runs.append("refresh")
      self.isRefreshing = true
    }
  }
  var sections: [Section] {
    Section("mails", index: "M") {
      TextRow("First").id("first").deletable {}.movable()
      TextRow("Second").id("second").menu([
        RowAction("Flag", key: .character("f")) { self.runs.append("flag") }
      ])
      if hasThird { TextRow("Third").id("third") }
    }
  }
}

/// The help line, the page of keys, commands and refreshing.
struct HostKeysTests {
  private let inbox = Inbox()

  private func lines(_ host: TerminalHost, _ keys: String) throws -> [String] {
    try host.drive(keys).split(separator: "\n", omittingEmptySubsequences: false).map {
      var line = String($0)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  @Test func helpLine_withoutRoomForAll_offersThePageOfKeys() throws {
    let wide = try lines(TerminalHost(inbox, columns: 100, rows: 6), "")
    #expect(
      wide.last
        == " ↑↓ move  . menu  a Add  x Delete all  / search  F5 refresh  alt+↑↓ reorder  q quit")
    let narrow = try lines(TerminalHost(inbox, columns: 50, rows: 6), "")
    #expect(narrow.last == " ↑↓ move  . menu  a Add  ? more  q quit")
  }

  @Test func questionMark_showsAllKeys_inGroups() throws {
    let frame = try lines(TerminalHost(inbox, columns: 60, rows: 24), "down ?")
    #expect(
      frame == [
        " Inbox › Keys",
        "Row ──────────────────────────────────────────────────────",
        "❯ menu                                                   .",
        "  Flag                                                   f",
        "Screen ───────────────────────────────────────────────────",
        "  Add                                                    a",
        "  Delete all                                             x",
        "  search                                                 /",
        "  refresh                                               F5",
        "Everywhere ───────────────────────────────────────────────",
        "  move                                                  ↑↓",
        "  one page up or down                      PageUp PageDown",
        "  first or last row                               Home End",
        "  next or previous section, or control       Tab Shift+Tab",
        "  Commands                                          Ctrl+K",
        "  section with this letter                         A … Z #",
        "  quit                                                   q",
        "", "", "", "", "", "",
        " ↑↓ move  esc back  q quit",
      ])
  }

  @Test func enter_onACommandOfThePage_runsItOnTheFocusedRow() throws {
    let host = TerminalHost(inbox, columns: 60, rows: 24)
    let frame = try lines(host, "down ? down*2 enter")
    #expect(inbox.runs == ["add at \"second\""])
    #expect(frame.first?.hasPrefix(" Inbox ") == true)
    #expect(inbox.context.table?.diagnostics.recent == [])
  }

  @Test func questionMark_onThePageOfKeys_hasNoEffect() throws {
    let frame = try lines(TerminalHost(inbox, columns: 60, rows: 24), "? ?")
    #expect(frame.first == " Inbox › Keys")
  }

  @Test func questionMark_ofTheScreen_precedesThePage() throws {
    final class Quiz: Screen {
      let context = ScreenContext()
      let title = "Quiz"
      var isAsked = false
      var commands: [Command] { [Command("?", "Ask") { self.isAsked = true }] }
      var sections: [Section] { Section("quiz") { TextRow("Row") } }
    }
    let quiz = Quiz()
    let frame = try lines(TerminalHost(quiz, columns: 12, rows: 5), "?")
    #expect(quiz.isAsked && frame.first == " Quiz")
    #expect(frame.last == " q quit")
  }

  @Test func command_disabled_isNotOffered_andHasNoEffect() throws {
    inbox.isEmpty = true
    let frame = try lines(TerminalHost(inbox, columns: 100, rows: 6), "x")
    #expect(frame.last?.contains("Delete all") == false && frame.first?.contains("Inbox") == true)
    #expect(inbox.runs == [])
  }

  @Test func command_withAQuestion_asks() throws {
    let host = TerminalHost(inbox, columns: 60, rows: 8)
    #expect(try host.drive("x").contains("Delete all?"))
    #expect(try host.drive("enter").contains("First") && inbox.runs == [])
    _ = try host.drive("x down enter")
    #expect(inbox.runs == ["delete"])
  }

  @Test(arguments: ["f5", "ctrl+r"])
  func refresh_isShown_untilItEnds(key: String) throws {
    let host = TerminalHost(inbox, columns: 100, rows: 6)
    let busy = try lines(host, "\(key) \(key)")
    #expect(inbox.runs == ["refresh"])
    #expect(busy.first?.hasSuffix("Refreshing…") == true)
    #expect(busy.last?.contains("refresh") == false)
    inbox.isRefreshing = false
    inbox.context.setNeedsUpdate()
    #expect(try lines(host, "").first?.hasSuffix("2 mails") == true)
  }

  @Test func f51_refresh_thatEndsWithNewRows_isShownWithThem() throws {
    let host = TerminalHost(inbox, columns: 100, rows: 6)
    #expect(try lines(host, "ctrl+r").first?.hasSuffix("Refreshing…") == true)
    inbox.isRefreshing = false
    inbox.hasThird = true
    inbox.context.setNeedsUpdate()
    let shown = try lines(host, "")
    #expect(shown.first?.hasSuffix("2 mails") == true)
    #expect(shown.contains { $0.contains("Third") })
  }
}
