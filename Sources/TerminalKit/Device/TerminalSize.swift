/// The size of a terminal in cells.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// The size of a terminal that does not report one.
  package static let usual = TerminalSize(columns: 80, rows: 24)

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that `COLUMNS` and `LINES` name. A part that is missing or not a number from 1 to
  /// 65,535 has its usual value.
  package init(environment: [String: String]) {
    func number(_ name: String, otherwise usual: Int) -> Int {
      guard let number = environment[name].flatMap({ Int($0) }), (1...65_535).contains(number)
      else { return usual }
      return number
    }
    columns = number("COLUMNS", otherwise: Self.usual.columns)
    rows = number("LINES", otherwise: Self.usual.rows)
  }
}
