import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// A list with a menu for each row, and a command with a question.
private final class DownloadsScreen: Screen {
  let context = ScreenContext()
  let title = "Downloads"
  var progress = 0
  var calls: [String] = []

  var commands: [Command] {
    [Command("c", "clear", asking: "Clear the list?") { self.calls.append("clear") }]
  }

  func appear() {
    calls.append("appear")
    context.every(.seconds(1)) { self.progress += 1 }
  }

  func disappear() { calls.append("disappear") }

  var sections: [Section] {
    Section("files") {
      ForEach(1...9, id: { $0 }) { number in
        TextRow("File \(number)", value: number == 1 ? "\(self.progress) %" : "").menu([
          .submenu("Share", [RowAction("Mail") { self.calls.append("mail \(number)") }])
        ])
      }
    }
  }
}

/// Menus and questions, as boxes over the screen that they belong to.
@Suite struct OverlayTests {
  private let screen = DownloadsScreen()
  private let host: TerminalHost

  init() throws {
    host = TerminalHost(screen, columns: 40, rows: 10)
    try host.drive("")
  }

  @Test func screenBelow_isUpdated_andDoesNotDisappear() throws {
    try host.drive(".")
    host.advance(to: .seconds(1))
    #expect(host.frame().plainText.frameLines[1] == "❯ File 1                           1 % █")
    try host.drive("esc")
    #expect(screen.calls == ["appear"])
    #expect(!host.frame().plainText.contains("╭"))
  }

  @Test func menuOfTheLastRowInSight_isAboveIt() throws {
    #expect(
      try host.drive("down*6 .") == """
         Downloads
          File 1                           0 % █
          File 2                               █
          ╭─ File 7 ─────────────╮             █
          │❯ Share             › │             █
          │  Cancel              │             █
          ╰──────────────────────╯             █
        ❯ File 7                               █
          File 8                               │
         ↑↓ move  ⏎ open  esc cancel  q quit
        """)
  }

  @Test func submenu_takesThePlaceOfItsMenu() throws {
    let frame = try host.drive(". enter")
    #expect(frame.contains("╭─ Share ─"))
    #expect(!frame.contains("╭─ File 1 ─"))
    try host.drive("esc")
    #expect(host.frame().plainText.contains("╭─ File 1 ─"))
    try host.drive("enter enter")
    #expect(screen.calls == ["appear", "mail 1"])
    #expect(host.navigator.screens.count == 1)
  }

  @Test func questionOfACommand_isInTheCenter() throws {
    #expect(
      try host.drive("c") == """
         Downloads
        ❯ File 1                           0 % █
          File ╭─ clear ──────────────╮        █
          File │Clear the list? ───── │        █
          File │❯ Cancel              │        █
          File │  clear               │        █
          File ╰──────────────────────╯        █
          File 7                               █
          File 8                               │
         ↑↓ move  ⏎ select  esc cancel  q quit
        """)
    try host.drive("down enter")
    #expect(screen.calls == ["appear", "clear"])
  }

  @Test(arguments: ["click:30,8", "rightclick:30,8", "click:0,0"])
  func clickBesideTheBox_cancels_andReachesNoRowBelow(click: String) throws {
    try host.drive(". \(click)")
    #expect(host.navigator.screens.count == 1)
    #expect(host.frame().plainText.contains("❯ File 1"))
    #expect(screen.calls == ["appear"])
  }

  @Test func clickInTheBox_choosesTheRowUnderIt() throws {
    // The border belongs to the box.
    try host.drive(". click:2,2")
    #expect(host.navigator.screens.count == 2)
    try host.drive("click:6,3")
    #expect(host.frame().plainText.contains("╭─ Share ─"))
  }

  @Test func smallWindow_showsAMenuLikeAnyScreen_untilItIsLarger() throws {
    try host.drive(".")
    host.resize(columns: 31, rows: 7)
    #expect(
      host.frame().plainText == """
         Downloads › File 1
        ❯ Share                     ›
          Cancel



         ↑↓ move  esc cancel  q quit
        """)
    host.resize(columns: 32, rows: 8)
    #expect(host.frame().plainText.contains("╭─ File 1 ─"))
  }

  @Test func menuOfARow_thatWasRemoved_isInTheCenter() throws {
    let table = Table()
    table.show { Section("one") { TextRow("First").menu([RowAction("Open") {}]) } }
    let host = TerminalHost(TableScreen(table), columns: 40, rows: 10)
    try host.drive(".")
    table.show { Section("one") { TextRow("Second") } }
    let lines = host.frame().plainText.frameLines
    #expect(lines[4] == "       │❯ Open                │")
    try host.drive("enter")
    #expect(table.diagnostics.recent == [.staleEvent("“Open”", row: Identity("First"))])
  }

  @Test func boxOfManyActions_scrolls() throws {
    let table = Table()
    let actions = (1...20).map { RowAction("Action \($0)") {} }
    table.show { Section("one") { TextRow("Row").menu(actions) } }
    let host = TerminalHost(TableScreen(table), columns: 40, rows: 10)
    let frame = try host.drive(". end up")
    #expect(frame.contains("│❯ Action 20           │"))
    #expect(frame.contains("│  Cancel              █"))
  }
}
