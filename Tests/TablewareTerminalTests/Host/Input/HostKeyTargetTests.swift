import Tableware
import TablewareTerminal
import TerminalKit
import Testing

/// The target of a key, and that nothing happens that the user does not see.
@Suite struct HostKeyTargetTests {
  private func names(_ count: Int) -> [String] { (1...count).map { "n\($0)" } }

  @Test func followsTheRow_WhenACommandActsOnTheFirstOne() throws {
    let list = ListScreen("Numbers", ["a", "b", "c"])
    let host = TerminalHost(list, columns: 40, rows: 8)
    _ = try host.drive("")
    list.names = ["b", "c", "a"]
    #expect(try host.drive("").contains("❯ b"))
    // The command takes the focus as the user's choice: from now on it is this row.
    _ = try host.drive("d")
    #expect(list.names == ["c", "a"])
  }

  @Test func actsOnARowInSight_WhenTheFocusWasScrolledAway() throws {
    let list = ListScreen("Numbers", names(40))
    let host = TerminalHost(list, columns: 40, rows: 8)
    let frame = try host.drive("wheel:down*5 d")
    #expect(list.names.count == 39)
    #expect(list.names.contains("n1"))
    #expect(frame.contains("❯"))
  }

  @Test func doesNothingMore_OnceItIsFinished() throws {
    let list = ListScreen("Numbers", names(3))
    let host = TerminalHost(list, columns: 40, rows: 8)
    _ = try host.drive("q d d")
    #expect(host.isFinished)
    #expect(list.names.count == 3)
  }

  @Test func closesTheSearchField_WhenTheRightButtonGoesBack() throws {
    let list = ListScreen("Numbers", names(3))
    let host = TerminalHost(list, columns: 60, rows: 8)
    _ = try host.drive("/ text:n2")
    host.handle(.mouse(Mouse(.press(.right), column: 3, row: 3)))
    #expect(list.query == "")
    #expect(try host.drive("").contains("q quit"))
  }

  @Test func leavesTheTableToWhoShowsIt_WhenOneFrameIsPrinted() throws {
    let screen = ListScreen("List", ["x"])
    let host = TerminalHost(screen, columns: 40, rows: 8)
    _ = try host.drive("")
    let table = try #require(screen.context.table)
    #expect(Terminal.frame(of: table, columns: 20, rows: 4).contains("❯ x"))
    screen.names = ["y"]
    #expect(try host.drive("").contains("❯ y"))
    #expect(table.diagnostics.recent == [])
  }
}
