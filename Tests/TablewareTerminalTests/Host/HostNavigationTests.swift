import Tableware
import TablewareTerminal
import TerminalKit
import Testing

struct HostNavigationTests {
  @Test func showsTheScreenOnTop_WithTitleStatusAndHelp() throws {
    #expect(
      try TerminalHost(HomeScreen()).drive("") == """
         Home
        ❯ Trees                      ›
          Letters                    ›
          Nothing



         ↑↓ move  ⏎ open  q quit
        """)
  }

  @Test func keepsScrollPositionAndFocus_WhenItComesBack() throws {
    let home = HomeScreen()
    let host = TerminalHost(home)
    let scrolled = try host.drive("enter down*5")
    #expect(
      scrolled == """
         Home › Trees           7 names
        Name ─────────────────  length │
          beech                      5 █
          fir                        3 █
          lime                       4 █
          maple                      5 █
        ❯ oak                        3 │
         ↑↓ move  esc back  q quit
        """)
    #expect(try host.drive("esc").contains("❯ Trees"))
    #expect(try host.drive("down").contains("❯ Letters"))
    // A screen that was left begins again; the one below it was kept.
    #expect(try host.drive("up enter").contains("❯ ash"))
    #expect(try host.drive("left down right").contains("Home › Letters"))
    #expect(try host.drive("backspace").contains("❯ Letters"))
    #expect(host.navigator.screens.count == 1)
  }

  @Test func staysOnTheFirstScreen_WhenNothingIsBelow() throws {
    let host = TerminalHost(HomeScreen())
    let frame = try host.drive("")
    #expect(try host.drive("esc*3 backspace left") == frame)
    #expect(!host.isFinished)
  }

  @Test func expandsARow_AtTheBottomEdge() throws {
    let host = TerminalHost(ListScreen("Trees", ["ash", "beech", "fir", "lime", "maple", "oak"]))
    #expect(
      try host.drive("down*4 enter") == """
         Trees                  6 names
        Name ─────────────────  length │
          fir                        3 █
          lime                       4 █
        ❯ maple                      5 █
          name  maple                  █
          kind  sample                 │
         ↑↓ move  ? more  q quit
        """)
  }

  @Test func runsCommands_OnTheFocusedRow() throws {
    let list = ListScreen("Trees", ["ash", "beech", "fir"])
    let host = TerminalHost(list)
    #expect(try host.drive("down d").contains("❯ fir"))
    #expect(try host.drive("d").contains("❯ ash"))
    #expect(try host.drive("d d").contains("0 names"))
    #expect(
      list.heard == [
        #"delete "beech""#, #"delete "fir""#, #"delete "ash""#, "delete nothing",
      ])
  }

  @Test func leaves_WhenAskedTo() throws {
    for key in ["q", "ctrl+c"] {
      let host = TerminalHost(HomeScreen())
      try host.drive("down")
      #expect(!host.isFinished)
      try host.drive(key)
      #expect(host.isFinished)
    }
  }

  @Test func ignoresKeysWithoutMeaning() throws {
    let list = ListScreen("Trees", ["ash", "beech", "fir"])
    let host = TerminalHost(list)
    let frame = try host.drive("down")
    let keys = "f1 f12 insert delete z é 漢 ctrl+b alt+d alt+q shift+f5 ctrl+q Z paste:q release:3,3"
    #expect(try host.drive(keys) == frame)
    host.handle(.focus(false))
    host.handle(.focus(true))
    host.handle(.mouse(Mouse(.press(.middle), column: 3, row: 3)))
    host.handle(.mouse(Mouse(.drag(.left), column: 3, row: 2)))
    #expect(host.frame().plainText == frame)
    #expect(!host.isFinished)
    #expect(list.heard == [])
  }

  @Test func showsTheScreen_ThatACompletionPushes() throws {
    let table = Table()
    let list = ListScreen("Trees", ["ash"])
    let host = TerminalHost(TableScreen(table))
    try host.drive("")
    table.show(completion: { host.navigator.push(list) }) {
      Section("home") { TextRow("Trees") }
    }
    #expect(host.frame().plainText.contains("❯ ash"))
  }

  @Test func asksForAFrame_WhenDataComesFromOutside() throws {
    let list = ListScreen("Trees", ["ash"])
    let host = TerminalHost(list)
    var asked = 0
    host.onNeedsFrame = { asked += 1 }
    #expect(try host.drive("").contains("❯ ash"))
    list.names = ["beech"]
    list.names = ["fir"]
    #expect(asked == 1)
    #expect(try host.drive("").contains("❯ fir"))
  }

  @Test func f102_showsADiagnostic_ForEightSeconds() throws {
    let list = ListScreen("Trees", ["ash", "beech"])
    let host = TerminalHost(list, columns: 40, rows: 5)
    let frame = try host.drive("")
    list.context.table?.scroll(to: "elm")
    #expect(
      try host.drive("") == """
         Trees                          2 names
        Name ─────────────────────────  length
        ❯ ash                                3
         There is no row "elm". The call had no
         effect; look the row up again after t…
        """)
    #expect(host.nextDeadline == .seconds(8))
    #expect(try host.drive("wait:5s").contains("There is no row"))
    list.context.table?.scroll(to: "yew")
    #expect(try host.drive("wait:7999ms").contains(#"There is no row "yew""#))
    #expect(try host.drive("wait:1ms") == frame)
    #expect(host.nextDeadline == nil)
  }
}
