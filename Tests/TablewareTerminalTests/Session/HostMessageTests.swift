import Tableware
import TablewareTerminal
import Testing

/// Diagnostics at the bottom of the window.
struct HostMessageTests {
  private func host(columns: Int, shows: Bool = true) -> (TerminalHost, Table) {
    let table = Table()
    table.show { Section("letters") { for letter in "abcdefgh" { TextRow("\(letter)") } } }
    let screen = TableScreen(table, title: "Letters")
    let host = TerminalHost(
      Navigator(root: screen), columns: columns, rows: 10, showsDiagnostics: shows)
    return (host, table)
  }

  @Test func diagnostic_inANarrowWindow_isWrapped_andHasItsRemedy() throws {
    let (host, table) = host(columns: 40)
    _ = try host.drive("")
    table.row("z").remove()
    let lines = try host.drive("").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.suffix(3).map { "\($0)" } == [
        " There is no row \"z\". The call had no", " effect; look the row up again after",
        " the data changed.",
      ])
    #expect(lines.count == 10 && lines[1].hasPrefix("❯ a"))
  }

  @Test func diagnostic_longerThanHalfOfTheWindow_isCut() throws {
    let (host, table) = host(columns: 16)
    _ = try host.drive("")
    table.row("z").remove()
    let lines = try host.drive("").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last?.hasSuffix("…") == true && lines[1].hasPrefix("❯ a"))
  }

  @Test func diagnostic_switchedOff_reachesOnlyTheSinkOfTheApp() throws {
    let (host, table) = host(columns: 40, shows: false)
    var received: [Diagnostic] = []
    table.diagnostics.sink = { received.append($0) }
    _ = try host.drive("")
    table.row("z").remove()
    #expect(try !host.drive("").contains("There is no row"))
    #expect(received == [.unknownRow("z")])
  }

  @Test func diagnostic_withTheFocusAtTheBottom_coversRowsAtTheTop() throws {
    let (host, table) = host(columns: 40)
    _ = try host.drive("end")
    table.row("z").remove()
    let lines = try host.drive("").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1] == " There is no row \"z\". The call had no" && lines[3] == " the data changed.")
    #expect(lines.suffix(2).contains { $0.hasPrefix("❯ h") })
  }
}
