import Tableware
import TablewareTerminal
import Testing

/// Controls by key and by mouse.
struct HostControlTests {
  private func host(_ screen: any Screen, columns: Int = 40, rows: Int = 8) throws -> TerminalHost {
    let host = TerminalHost(screen, columns: columns, rows: rows)
    try host.drive("")
    return host
  }

  @Test func flipsAToggle() throws {
    let screen = ControlScreen([("Wi-Fi", .toggle(false))])
    let host = try host(screen, columns: 30, rows: 4)
    #expect(
      try host.drive("enter") == """
         Form
        ❯ Wi-Fi                  [x]

         ⏎ switch  ↑↓ move  q quit
        """)
    try host.drive("space right right left left")
    #expect(
      screen.heard == [true, false, true, false].map { "Wi-Fi bool(\($0))" })
    try host.drive("click:26,1 click:3,1")
    #expect(screen.heard.suffix(2) == ["Wi-Fi bool(true)", "Wi-Fi bool(false)"])
  }

  @Test func adjustsNumbers_AndStaysAtTheirEnds() throws {
    let screen = ControlScreen([("Count", .number(NumberInput(3, in: 0...40)))])
    let home = HomeScreen()
    let host = try host(home)
    host.navigator.push(screen)
    #expect(try host.drive("right").contains("− 4 +"))
    #expect(try host.drive("shift+right").contains("− 14 +"))
    #expect(try host.drive("left*30").contains("− 0 +"))
    // The screen is not left by a key that was held too long.
    #expect(host.navigator.top === screen)
    #expect(try host.drive("enter").contains("← change") == false)
    #expect(screen.heard.last == "Count tap")
  }

  @Test func rating_keysAndClicks_setTheStars() throws {
    let screen = ControlScreen([("Stars", .rating(RatingInput(3)))])
    let host = try host(screen)
    #expect(
      try host.drive("right").frameLines.prefix(2) == [
        " Form", "❯ Stars            ★★★★☆  4 of 5 stars",
      ])
    #expect(try host.drive("right*4").contains("★★★★★  5 of 5 stars"))
    #expect(try host.drive("left*9").contains("☆☆☆☆☆  0 of 5 stars"))
    #expect(try host.drive("click:20,1").contains("★★☆☆☆  2 of 5 stars"))
    #expect(try host.drive("").contains("←→ change"))
  }

  @Test func stepsWhereTheMouseClicks() throws {
    let screen = ControlScreen([
      ("Count", .number(NumberInput(3, in: 0...9))),
      ("Volume", .number(NumberInput(0, in: 0...30, style: .slider))),
      ("View", .choice(ChoiceInput(["Day", "Week"], selected: 0))),
    ])
    let host = try host(screen)
    #expect(
      try host.drive("") == """
         Form
        ❯ Count                          − 3 +
          Volume           ●───────────────  0
          View                     ‹Day› Week



         ←→ change  ↑↓ move  q quit
        """)
    try host.drive("click:36,1 click:33,1*2")
    #expect(screen["Count"] == .number(NumberInput(2, in: 0...9)))
    #expect(try host.drive("click:20,2").contains("━●──────────────  2"))
    #expect(try host.drive("press:20,2 drag:22,2 drag:90,7 release:90,7").contains("● 30"))
    #expect(try host.drive("drag:20,2").contains("● 30"))
    #expect(try host.drive("click:35,3").contains(" Day ‹Week›"))
    try host.drive("click:3,3 click:3,2")
    #expect(screen.heard.suffix(2) == ["View tap", "Volume tap"])
  }

  @Test func goesThroughChoices() throws {
    let screen = ControlScreen([("View", .choice(ChoiceInput(["a", "b"], selected: nil)))])
    let host = try host(screen)
    #expect(try host.drive("right").contains("‹a› b"))
    #expect(try host.drive("enter").contains(" a ‹b›"))
    #expect(try host.drive("right shift+right").contains(" a ‹b›"))
    #expect(try host.drive("enter").contains("‹a› b"))
  }

  @Test func leavesTheKeysAlone_WhereNothingCanBeSet() throws {
    let screen = ControlScreen([
      ("a", .toggle(true)), ("b", nil), ("c", .number(.init(1, in: 0...2))),
    ])
    screen.disabled = ["a", "c"]
    let host = try host(HomeScreen())
    host.navigator.push(screen)
    try host.drive("enter space right down right down right")
    #expect(screen.heard == ["b tap"])
    try host.drive("left")
    #expect(host.navigator.screens.count == 1)
  }

  @Test func setsADate_PartByPart() throws {
    let screen = ControlScreen([
      ("Due", .date(DateInput(CalendarDate(year: 2026, month: 11, day: 21))))
    ])
    let host = try host(screen, columns: 44, rows: 4)
    #expect(try host.drive("right shift+right").contains("2026-12-02"))
    screen.controls = [("Due", .date(DateInput(CalendarDate(year: 2026, month: 11, day: 21))))]
    try host.drive("enter right up")
    #expect(
      host.marked() == """
         Form
        [❯] Due                           2026-[12]-21

         ⏎ done  ↑↓ change  ←→ part  esc cancel
        """)
    #expect(try host.drive("esc").contains("2026-11-21"))
    #expect(try host.drive("enter text:202702 text:3 enter").contains("2027-02-03"))
    #expect(screen.heard.count == 3)
    try host.drive("click:34,1 click:40,1 up")
    #expect(host.marked().contains("2027-02-[04]"))
    try host.drive("tab")
    #expect(screen.heard.last?.contains("day: 4") == true)
  }

  @Test func beginsADateAtTheRange_WhereNoneWasChosen() throws {
    let range =
      CalendarDate(year: 2030, month: 5, day: 5)...CalendarDate(year: 2031, month: 1, day: 1)
    let screen = ControlScreen([("Due", .date(DateInput(nil, in: range)))])
    let host = try host(screen)
    try host.drive("left right enter enter")
    #expect(screen["Due"] == .date(DateInput(range.lowerBound, in: range)))
    #expect(screen.heard.count == 1)
  }

  @Test func beginsADateToday_WhereTheHostKnowsIt() throws {
    let screen = ControlScreen([("Due", .date(DateInput(nil)))])
    let host = try host(screen)
    host.today = CalendarDate(year: 2026, month: 11, day: 21)
    #expect(try host.drive("enter").contains("2026-11-21"))
    #expect(try host.drive("esc").contains(" –"))
    #expect(screen.heard == [])
  }

  @Test func survivesRangesWithoutEnds() throws {
    let endless = NumberInput(.infinity, in: -.infinity ... .infinity, style: .slider)
    let screen = ControlScreen([("a", .number(endless)), ("b", .number(.init(1, in: 1...1)))])
    let host = try host(screen)
    try host.drive("left right shift+left click:12,1 click:30,1 click:37,1 down left right")
    #expect(host.frame().plainText.contains("− 1 +"))
  }

  @Test func leavesTheScreen_WhereNothingCanBeAdjusted() throws {
    let host = try host(HomeScreen())
    host.navigator.push(ControlScreen([("Name", .text(TextInput("x")))]))
    try host.drive("left")
    #expect(host.navigator.screens.count == 1)
  }

  @Test func showsDetails_ByKeyAndMouse() throws {
    final class Details: Screen {
      let context = ScreenContext()
      let title = "Details"
      var heard = 0
      var sections: [Section] {
        Section("s") {
          TextRow("a").onDetail { self.heard += 1 }
          TextRow("b")
        }
      }
    }
    let screen = Details()
    let host = try host(screen, columns: 40, rows: 5)
    #expect(
      try host.drive("")
        == """
         Details
        ❯ a                                  i
          b

         ↑↓ move  . menu  i details  q quit
        """)
    try host.drive("i click:37,1 down i . up")
    #expect(screen.heard == 2)
    #expect(try host.drive(". ").contains("❯ i Details"))
    try host.drive("enter")
    #expect(screen.heard == 3)
    #expect(host.navigator.screens.count == 1)
  }
}
