#if Tool
import ArgumentParser

/// A size on the command line, such as `100x30`.
struct TerminalSizeArgument: ExpressibleByArgument, CustomStringConvertible {
  private static let longest = 1_000

  let columns: Int
  let rows: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads columns and rows from 1 to 1000, with an `x` between them.
  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...Self.longest).contains(columns), (1...Self.longest).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  var description: String { "\(columns)x\(rows)" }
}
#endif
