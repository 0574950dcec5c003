import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// How controls look, from wide to narrow.
struct ControlPaintingTests {
  private func lines(
    _ columns: Int, _ control: Control, title: RowText = "Title",
    accessory: RowContent.Accessory = .none
  ) -> String {
    frame(
      columns: columns,
      PaintedRow("1", RowContent(title: title, accessory: accessory, control: control)))
  }

  @Test func showsWhetherAToggleIsOn_WithoutColour() {
    #expect(lines(16, .toggle(true)) == "❯ Title     [x]")
    #expect(lines(16, .toggle(false)) == "❯ Title     [ ]")
    #expect(lines(8, .toggle(true)) == "❯   [x]")
  }

  @Test func showsNumbers() {
    #expect(lines(20, .number(NumberInput(3, in: 0...9))) == "❯ Title       − 3 +")
    let volume = NumberInput(40, in: 0...100, style: .slider)
    #expect(lines(40, .number(volume)) == "❯ Title            ━━━━━━●─────────  40")
    #expect(lines(22, .number(volume)) == "❯ Title  ━━━●────  40")
    #expect(lines(16, .number(volume)) == "❯ Title      40")
  }

  @Test func rating_anyWidth_showsItsStarsAndItsTextIfThereIsRoom() {
    let rating = Control.rating(RatingInput(3))
    #expect(lines(34, rating) == "❯ Title       ★★★☆☆  3 of 5 stars")
    #expect(lines(22, rating) == "❯ Title         ★★★☆☆")
    #expect(lines(8, rating) == "❯ Title")
  }

  @Test func showsAllChoicesOrOne() {
    let view = Control.choice(ChoiceInput(["Day", "Week", "Month"], selected: 1))
    #expect(lines(34, view) == "❯ Title         Day ‹Week› Month")
    #expect(lines(22, view) == "❯ Title      ‹ Week ›")
    #expect(lines(14, view) == "❯ Ti…  ‹ W… ›")
    #expect(lines(22, .choice(ChoiceInput(["Day"], selected: nil))) == "❯ Title          Day")
    #expect(lines(22, .choice(ChoiceInput([], selected: nil))) == "❯ Title")
  }

  @Test func showsDatesAndProgress() {
    let date = CalendarDate(year: 2026, month: 11, day: 21, hour: 9, minute: 5)
    #expect(lines(24, .date(DateInput(date))) == "❯ Title      2026-11-21")
    #expect(
      lines(30, .date(DateInput(date, parts: .dayAndTime))) == "❯ Title      2026-11-21 09:05")
    #expect(lines(24, .date(DateInput(nil, parts: .time))) == "❯ Title               –")
    #expect(lines(40, .progress(0.5)) == "❯ Title          ━━━━━━━━────────  50 %")
    #expect(lines(16, .progress(7)) == "❯ Title   100 %")
    #expect(lines(16, .progress(nil)) == "❯ Title       …")
    #expect(lines(16, .progress(.nan)) == "❯ Title       …")
  }

  @Test func showsTextBesideItsTitle() {
    func text(_ columns: Int, _ input: TextInput) -> String { lines(columns, .text(input)) }
    #expect(text(30, TextInput("Ada")) == "❯ Title     Ada")
    #expect(text(30, TextInput("", placeholder: "who")) == "❯ Title     who")
    #expect(text(30, TextInput("secret", kind: .secure)) == "❯ Title     ••••••")
    #expect(text(20, TextInput("a long text")) == "❯ Title  a long te…")
    #expect(
      text(30, TextInput("one\ntwo words that wrap around", lineCount: 3))
        == "❯ Title\n  │ one\n  │ two words that wrap\n  │ around")
    #expect(lines(30, .text(TextInput("Ada")), title: "") == "❯ Ada")
  }

  @Test func showsAccessoriesBesideControls() {
    #expect(lines(20, .toggle(true), accessory: .detailDisclosure) == "❯ Title     [x] i ›")
    #expect(lines(20, .toggle(true), accessory: .detail) == "❯ Title       [x] i")
  }

  @Test func wrapsAMessageBelowEverything() {
    let row = RowContent(
      title: "Name", details: [RowDetail("note", "short")], control: .text(TextInput("x")),
      message: "This is taken by someone else.")
    #expect(
      frame(columns: 24, PaintedRow("1", row)) == """
        ❯ Name    x
          note  short
          This is taken by
          someone else.
        """)
  }

  @Test func marksSelectedAndPalesDisabledRows() throws {
    let screen = ControlScreen([("a", .toggle(true)), ("b", nil)])
    screen.disabled = ["a"]
    let host = TerminalHost(screen, columns: 20, rows: 6)
    screen.context.table?.selectionMode = .multiple
    #expect(try host.drive("down enter").frameLines[1...2] == ["  a            [x]", "❯✓b"])
    #expect(host.frame()[2, 1].style == Style(dim: true))
    #expect(host.frame()[13, 1].style == Style(dim: true))
    try host.drive("up enter")
    #expect(screen.context.table?.selection.rows == [Identity("b")])
    #expect(screen.heard == ["b tap"])
  }

  @Test func colorsButtonsByTheirRole() throws {
    let screen = ControlScreen([
      ("x", nil), ("go", .button(.normal)), ("delete", .button(.destructive)),
    ])
    let grid = TerminalHost(screen, columns: 20, rows: 6).frame()
    #expect(grid[2, 2].style == Style(foreground: .ansi(6), bold: true))
    #expect(grid[2, 3].style == Style(foreground: .ansi(1)))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 7, 9, 12, 17, 25, 40, 80, 500])
  func staysInside_WhateverTheWidth(columns: Int) throws {
    let screen = ControlScreen.all()
    screen.messages = ["Name": "a message of a few words", "Wi-Fi": "漢字漢字漢字"]
    for rows in [1, 3, 8, 40] {
      let host = TerminalHost(screen, columns: columns, rows: rows)
      for line in try host.drive("enter down enter right*3 tab*9 esc").frameLines {
        #expect(line.displayWidth <= columns)
      }
      host.close()
    }
  }
}
