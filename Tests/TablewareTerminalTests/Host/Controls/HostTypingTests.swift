import Tableware
import TablewareTerminal
import Testing

struct HostTypingTests {
  private let screen = ControlScreen([
    ("Name", .text(TextInput("", placeholder: "who"))), ("On", .toggle(true)), ("Plain", nil),
    ("Nick", .text(TextInput("ad"))),
  ])

  private func host(_ screen: ControlScreen, rows: Int = 8) throws -> TerminalHost {
    let host = TerminalHost(screen, columns: 40, rows: rows)
    try host.drive("")
    return host
  }

  /// The line of a row, with the cursor in brackets.
  private func line(_ host: TerminalHost, _ number: Int = 1) -> String {
    host.marked().frameLines[number]
  }

  @Test func typesIntoARow() throws {
    let host = try host(screen)
    try host.drive("enter")
    #expect(
      host.marked() == """
         Form
        [❯] Name          [ ]who
          On                               [x]
          Plain
          Nick          ad


         ⏎ next  alt+z undo  esc done
        """)
    #expect(screen.heard == ["Name began"])
    try host.drive("text:aq/.b left")
    #expect(line(host) == "[❯] Name          aq/.[b]")
    #expect(screen.text("Name") == "aq/.b")
    try host.drive("esc")
    #expect(screen.heard.last == "Name ended")
    #expect(host.frame().plainText.contains("❯ Name          aq/.b"))
    try host.drive("q")
    #expect(host.isFinished)
  }

  @Test func field_isSetAtTheEnd_andEscapeDiscards() throws {
    let screen = ControlScreen([
      ("Name", .text(TextInput("Ada", reports: .end))), ("Nick", .text(TextInput("ad"))),
    ])
    screen.notesReasons = true
    let host = try host(screen)
    try host.drive("enter text:x")
    #expect(
      host.marked() == """
         Form
        [❯] Name          Adax[ ]
          Nick          ad




         ⏎ next  alt+z undo  esc cancel
        """)
    // What the app changes meanwhile does not replace what was typed.
    screen.messages["Name"] = "as on your passport"
    try host.drive("text:y")
    #expect(host.frame().plainText.contains("Adaxy"))
    #expect(screen.text("Name") == "Ada")
    try host.drive("esc")
    #expect(host.frame().plainText.contains("❯ Name          Ada\n"))
    #expect(screen.heard == ["Name began", "Name ended canceled"])
    try host.drive("enter text:z enter")
    #expect(screen.text("Name") == "Adaz")
    #expect(
      screen.heard.dropFirst(2) == [
        "Name began", "Name text(\"Adaz\")", "Name ended submitted", "Nick began",
      ])
    try host.drive("text:a esc")
    #expect(screen.text("Nick") == "ada")
    #expect(screen.heard.last == "Nick ended canceled")
    try host.drive("up enter text:! down")
    #expect(screen.text("Name") == "Adaz!")
    #expect(screen.heard.suffix(2) == ["Name text(\"Adaz!\")", "Name ended left"])
  }

  @Test func focus_editing_beginsTyping() throws {
    let host = try host(screen)
    screen.context.table?.focus("Nick", editing: true)
    _ = host.frame()
    try host.drive("text:a")
    #expect(screen.text("Nick") == "ada")
    // A row without a field only gets the focus.
    screen.context.table?.focus("Plain", editing: true)
    _ = host.frame()
    try host.drive("text:b")
    #expect(host.frame().plainText.contains("❯ Plain"))
    #expect(screen.text("Nick") == "ada")
    #expect(screen.heard.last == "Nick ended")
  }

  @Test func removedRow_thatReturns_doesNotShowWhatWasTyped() throws {
    let screen = ControlScreen([
      ("Name", .text(TextInput("Ada", reports: .end))), ("Plain", nil),
    ])
    let host = try host(screen)
    try host.drive("enter text:x")
    let controls = screen.controls
    screen.controls.removeFirst()
    #expect(!host.frame().plainText.contains("Name"))
    screen.controls = controls
    #expect(host.frame().plainText.contains("  Name          Ada\n"))
    #expect(screen.text("Name") == "Ada")
  }

  @Test func disabledRow_doesNotShowWhatWasTyped() throws {
    let screen = ControlScreen([
      ("Name", .text(TextInput("Ada", reports: .end))), ("Plain", nil),
    ])
    let host = try host(screen)
    try host.drive("enter text:x")
    screen.disabled = ["Name"]
    _ = host.frame()
    #expect(host.frame().plainText.contains(" Name          Ada\n"))
    screen.disabled = []
    #expect(host.frame().plainText.contains(" Name          Ada\n"))
    #expect(screen.text("Name") == "Ada")
  }

  @Test func goesFromFieldToField() throws {
    let host = try host(screen)
    try host.drive("enter text:x tab")
    #expect(host.frame().plainText.contains("❯ On"))
    try host.drive("tab text:a enter")
    #expect(screen.text("Nick") == "ada")
    try host.drive("enter backtab backtab text:y down")
    #expect(screen.text("Name") == "xy")
    #expect(host.frame().plainText.contains("❯ On"))
    #expect(
      screen.heard.filter { !$0.contains("text") } == [
        "Name began", "Name ended", "Nick began", "Nick ended", "Nick began", "Nick ended",
        "Name began", "Name ended",
      ])
  }

  @Test func f81_keepsTextCursorAndSelection_WhenTheTableChanges() throws {
    screen.isEchoing = false
    let host = try host(screen)
    try host.drive("enter text:hello left shift+left*2")
    #expect(line(host) == "[❯] Name          he[ll]o")
    screen.controls.insert(("New", nil), at: 0)
    screen.controls.insert(("Newer", nil), at: 0)
    screen.messages["Name"] = "is it?"
    #expect(try host.drive("").contains("is it?"))
    #expect(line(host, 2).hasPrefix("[❯] Name          he[ll]o "))
    screen.controls.reverse()
    #expect(try host.drive("text:y").contains("❯ Name          heyo"))
    #expect(screen.heard.last == #"Name text("heyo")"#)
  }

  @Test func takesOverWhatComesFromElsewhere_AndNotItsOwnEcho() throws {
    screen.isEchoing = false
    let host = try host(screen)
    try host.drive("enter text:abc left*2")
    // The answers of an app that is late.
    for text in ["a", "ab"] { screen["Name"] = .text(TextInput(text)) }
    try host.drive("")
    #expect(line(host) == "[❯] Name          a[b]c")
    screen["Name"] = .text(TextInput("other"))
    try host.drive("")
    #expect(line(host) == "[❯] Name          other[ ]")
    try host.drive("text:s")
    #expect(screen.heard.last == #"Name text("others")"#)
  }

  @Test func f82_endsQuietly_WhenTheRowGoes() throws {
    let host = try host(screen)
    try host.drive("enter text:a")
    screen.controls.removeFirst()
    try host.drive("")
    #expect(try host.drive("down").contains("❯ Plain"))
    #expect(screen.heard == ["Name began", #"Name text("a")"#])
    #expect(screen.context.table?.diagnostics.recent == [])
  }

  @Test func endsWhenTheFocusIsGivenAway() throws {
    let host = try host(screen)
    try host.drive("enter text:a")
    screen.context.table?.focus("Plain")
    #expect(try host.drive("").contains("❯ Plain"))
    #expect(screen.heard.last == "Name ended")
    screen.disabled = ["Nick"]
    try host.drive("down enter text:x")
    #expect(screen.text("Nick") == "ad")
  }

  @Test func scrollsALongText() throws {
    screen["Name"] = .text(TextInput("abcdefghijklmnopqrstuvwxyz0123456789"))
    let host = try host(screen)
    try host.drive("enter")
    #expect(line(host) == "[❯] Name          pqrstuvwxyz0123456789[ ]")
    try host.drive("left*5")
    #expect(line(host) == "[❯] Name          pqrstuvwxyz01234[5]6789")
    try host.drive("home")
    #expect(line(host) == "[❯] Name          [a]bcdefghijklmnopqrstuv")
    try host.drive("click:20,1 text:!")
    #expect(screen.text("Name")?.hasPrefix("abcd!e") == true)
    try host.drive("press:16,1 drag:18,1 release:18,1 delete")
    #expect(screen.text("Name")?.hasPrefix("cd!e") == true)
  }

  @Test func typesInSeveralLines() throws {
    screen.controls = [("Notes", .text(TextInput("", lineCount: 2))), ("After", nil)]
    let host = try host(screen, rows: 6)
    try host.drive("enter text:one enter text:two enter text:three")
    #expect(
      host.marked() == """
         Form
        [❯] Notes
          │ two
          │ three[ ]
          After
         ⏎ new line  tab next  esc done
        """)
    try host.drive("up*2 text:X")
    #expect(screen.text("Notes") == "oneX\ntwo\nthree")
    try host.drive("click:5,3 text:Y")
    #expect(screen.text("Notes") == "oneX\ntYwo\nthree")
    #expect(try host.drive("down*2").contains("❯ After"))
  }

  @Test func takesPastedText_WithinTheLimit() throws {
    screen["Name"] = .text(TextInput("", kind: .number, limit: 4))
    let host = try host(screen)
    try host.drive("enter")
    host.handle(.paste("12\u{1B}[3" + String(repeating: "4", count: 1_000_000)))
    #expect(screen.text("Name") == "1234")
    try host.drive("alt+z")
    #expect(screen.text("Name") == "")
  }

  @Test func tellsNoSecret() throws {
    screen.controls = [("Word", .text(TextInput("", kind: .secure)))]
    let host = try host(screen)
    screen.context.table?.trace = { #expect(!"\($0)".contains("xyz")) }
    #expect(try host.drive("enter text:xyz left").contains("•••"))
    #expect(!host.frame().plainText.contains("xyz"))
    #expect(screen.text("Word") == "xyz")
  }

  @Test func goesOn_WhenItComesBackToTheScreen() throws {
    let host = try host(screen)
    try host.drive("enter text:a")
    host.navigator.push(HomeScreen())
    try host.drive("down esc text:b")
    #expect(screen.text("Name") == "ab")
  }

  @Test func f89_holdsAHugeText() throws {
    let text = String(repeating: "word ", count: 40_000)
    screen.controls = [("Notes", .text(TextInput(text, lineCount: 3, limit: 1_000_000)))]
    let host = try host(screen)
    try host.drive("enter text:x up left*3 text:y")
    #expect(screen.text("Notes")?.count == 200_002)
  }

  @Test func letsGoOfASelection_WhenTheReleaseIsLost() throws {
    let host = try host(screen)
    try host.drive("press:17,4 text:y")
    #expect(screen.text("Nick") == "ayd")
  }

  @Test func endsByAClickElsewhere() throws {
    let host = try host(screen)
    try host.drive("enter text:a click:3,2")
    #expect(screen.heard.suffix(2) == ["Name ended", "On bool(false)"])
    try host.drive("click:17,4")
    #expect(line(host, 4) == "[❯] Nick          a[d]")
  }
}
