import Tableware
import TablewareHosting
import TablewareTerminal
import Testing

/// A list whose rows have actions and can be moved.
private final class ActionScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  var names = ["a", "b", "c", "d"] { didSet { context.setNeedsUpdate() } }
  var heard: [String] = []
  /// The key of a command; `nil` for no command.
  var key: Character?

  var commands: [Command] {
    key.map { key in [Command(key, "note") { self.heard.append("command \(key)") }] } ?? []
  }

  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    switch event {
    case let move as RowMove:
      guard let row = move.row.value(as: String.self) else { return .passed }
      names.removeAll { $0 == row }
      let before = move.before?.value(as: String.self).flatMap(names.firstIndex(of:))
      names.insert(row, at: before ?? names.endIndex)
    case is Tap: heard.append("tap \(source.row)")
    case is LongPress: heard.append("held \(source.row)")
    default: return .passed
    }
    return .handled
  }

  var sections: [Section] {
    Section("songs", header: "Songs") {
      ForEach(names, id: { $0 }) { name in
        TextRow(RowText(name))
          .menu([
            RowAction("Play") { self.heard.append("play \(name)") },
            RowAction("Share", isEnabled: false) { self.heard.append("share") },
          ])
          .deletable(asking: "Delete “\(name)”?") { self.names.removeAll { $0 == name } }
          .movable()
      }
    }
    Section("rest") { TextRow("plain") }
  }
}

struct HostMenuTests {
  private let screen = ActionScreen()
  private let host: TerminalHost

  init() throws {
    host = TerminalHost(screen, columns: 50, rows: 10)
    try host.drive("")
  }

  @Test(arguments: [".", "f10", "ctrl+o", "shift+enter"])
  func opensTheMenuOfARow(key: String) throws {
    #expect(
      try host.drive("down \(key)") == """
         Songs
        Songs ───────────────────╭─ b ──────────────────╮
          a                      │❯ Play                │
        ❯ b                      │  Share               │
          c                      │  ✗ Delete            │
          d                      │  ↑ Move up           │
          plain                  │  ↓ Move down         │
                                 │  Cancel              │
                                 ╰──────────────────────╯
         ↑↓ move  ⏎ select  esc cancel  q quit
        """)
    try host.drive("down enter")
    #expect(host.navigator.screens.count == 2)
    try host.drive("up enter")
    #expect(screen.heard == ["play b"])
    #expect(host.frame().plainText.contains("❯ b"))
  }

  @Test func asksBeforeItDeletes() throws {
    try host.drive("down .  down*2 enter")
    #expect(
      host.frame().plainText == """
         Songs
        Songs ──────────────────────────────────────────
          a
        ❯ b
          ╭─ Delete ─────────────╮
          │Delete “b”? ───────── │
          │❯ Cancel              │
          │  ✗ Delete            │
          ╰──────────────────────╯
         ↑↓ move  ⏎ select  esc cancel  q quit
        """)
    try host.drive("enter")
    #expect(screen.names.count == 4)
    try host.drive(". down*2 enter down enter")
    #expect(screen.names == ["a", "c", "d"])
    #expect(host.navigator.screens.count == 1)
  }

  @Test func f62_reportsAnAction_WhoseRowIsGone() throws {
    try host.drive("down .")
    screen.names = ["a"]
    try host.drive("enter")
    #expect(screen.heard == [])
    #expect(screen.context.table?.diagnostics.recent == [.staleEvent("“Play”", row: Identity("b"))])
  }

  @Test func opensTheMenu_ByTheRightButton() throws {
    #expect(try host.drive("rightclick:4,3").contains("╭─ b ─"))
    try host.drive("rightclick:1,2")
    #expect(host.navigator.screens.count == 1)
    // Where there is no action it goes back.
    #expect(try host.drive("rightclick:4,6").contains("❯ b"))
  }

  @Test func leavesTheKeyToTheScreen_WhoseCommandItIs() throws {
    screen.key = "."
    #expect(try host.drive(".").contains("F10 menu"))
    #expect(screen.heard == ["command ."])
    #expect(host.navigator.screens.count == 1)
  }

  @Test func holdsARow_ByAltEnter() throws {
    try host.drive("alt+enter")
    #expect(screen.heard == [#"held "a""#])
  }

  @Test func movesTheFocusedRow() throws {
    #expect(try host.drive("alt+down").contains("❯ a"))
    #expect(screen.names == ["b", "a", "c", "d"])
    try host.drive("alt+down*2 alt+up")
    #expect(screen.names == ["b", "c", "a", "d"])
    try host.drive("down*2 alt+up")
    #expect(screen.names == ["b", "c", "a", "d"])
  }

  @Test func movesARowByTheMouse() throws {
    try host.drive("press:3,2 drag:3,3")
    #expect(
      try host.drive("drag:3,4")
        == """
         Songs
        Songs ──────────────────────────────────────────
        ❯≡a
          b
          c
         ┌d
          plain


         release drop  esc cancel
        """)
    try host.drive("release:3,4")
    #expect(screen.names == ["b", "c", "a", "d"])
    try host.drive("press:3,5 drag:3,2")
    #expect(host.frame().plainText.contains("┌b"))
    try host.drive("esc release:3,2")
    #expect(screen.names == ["b", "c", "a", "d"])
    #expect(screen.context.table?.host.isMoving == false)
    try host.drive("click:3,2")
    #expect(screen.heard == [#"tap "b""#])
  }

  @Test func movesARowBetweenSections() throws {
    let table = Table()
    table.show {
      for (name, rows) in [("A", ["a", "b"]), ("B", []), ("C", ["c", "d"])] {
        Section(name, header: SectionHeader(RowText(name))) {
          ForEach(rows, id: { $0 }) { TextRow(RowText($0)).movable(.anywhere) }
        }
      }
    }
    let host = TerminalHost(TableScreen(table, title: "Lists"), columns: 12, rows: 12)
    func rows(_ script: String) throws -> String {
      try host.drive(script).frameLines[1...7].map { line in
        line.filter { $0.isLetter || $0 == "┌" || $0 == "└" }
      }.joined(separator: " ")
    }
    #expect(try rows("") == "A a b B C c d")
    #expect(try rows("press:3,2 drag:3,5 release:3,5") == "A b B C a c d")
    #expect(try rows("press:3,2 drag:3,3 release:3,3") == "A B b C a c d")
    #expect(try rows("press:3,7 drag:3,4") == "A B └b C a c d")
    #expect(try rows("drag:3,3") == "A B ┌b C a c d")
    #expect(try rows("release:3,3") == "A B d b C a c")
    #expect(try rows("press:3,3 drag:3,99 release:3,99") == "A B b C a c d")
    #expect(try rows("press:3,7 drag:3,1 release:3,1") == "A d B b C a c")
  }

  @Test func f49_waitsWithUpdates_WhileARowIsHeld() throws {
    try host.drive("press:3,2 drag:3,3")
    screen.names.append("e")
    #expect(try !host.drive("").contains("\n  e\n"))
    #expect(try host.drive("release:3,3").contains("\n  e\n"))
    #expect(screen.names == ["b", "a", "c", "d", "e"])
  }

  @Test func letsGo_WhenTheScreenIsCovered() throws {
    try host.drive("press:3,2 drag:3,3")
    host.navigator.push(HomeScreen())
    try host.drive("")
    #expect(screen.context.table?.host.isMoving == false)
    #expect(screen.names == ["a", "b", "c", "d"])
  }

  @Test func lastsNoLongerThanItsScreen() throws {
    try host.drive("press:3,2 drag:3,3")
    let table = try #require(screen.context.table)
    host.close()
    #expect(!table.host.isMoving)
  }
}
