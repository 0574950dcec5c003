import Tableware
import TablewareTerminal
import TablewareTesting
import Testing

extension ScreenDriver {
  /// Expects that every step of the test was possible, and that nothing was reported.
  func expectNoFindings(at location: SourceLocation = #_sourceLocation) {
    #expect(problems == [], sourceLocation: location)
    #expect(violations == [], sourceLocation: location)
    #expect(diagnostics == [], sourceLocation: location)
  }
}

/// Returns the frame of a screen with a row.
func frame(of row: some Row, columns: Int = 50) async throws -> String {
  try await Terminal.frame(of: RowScreen(row), columns: columns, rows: 12)
}

/// Returns the frame of a screen after some keys.
func frame(of screen: any Screen, keys: String = "", columns: Int = 50) async throws -> String {
  try await Terminal.frame(of: screen, keys: keys, columns: columns, rows: 12)
}

/// A screen with a single row.
private final class RowScreen: Screen {
  let context = ScreenContext()
  let title = "Row"
  private let row: AnyRow

  init(_ row: some Row) { self.row = AnyRow(row) }

  var sections: [Section] { Section("row") { row } }
}
