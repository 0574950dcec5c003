import TerminalKit
import Testing

struct TerminalSizeTests {
  @Test(arguments: [
    ([:], 80, 24),
    (["COLUMNS": "100", "LINES": "30"], 100, 30),
    (["COLUMNS": "0", "LINES": "-1"], 80, 24),
    (["COLUMNS": "wide", "LINES": "99999"], 80, 24),
  ])
  func followsTheEnvironment(environment: [String: String], columns: Int, rows: Int) {
    #expect(TerminalSize(environment: environment) == TerminalSize(columns: columns, rows: rows))
  }
}
