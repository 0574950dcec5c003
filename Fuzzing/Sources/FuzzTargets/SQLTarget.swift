#if SQLite
import GRDB
import TablewareSQLite

/// Names and texts in SQL: a quoted name is exactly that name, and a filter compares the value of
/// its column, whatever the name and the value contain.
func checkSQL(_ bytes: [UInt8]) throws(Finding) {
  // A name, a value and a text, between bytes that no UTF-8 contains.
  let parts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let (name, value, text) = (parts[0], parts.count > 1 ? parts[1] : "", parts.last ?? "")
  // SQL ends at a NUL, and SQLite compares two code points that are no characters as equal.
  let scalars = (name + value + text).unicodeScalars
  guard !scalars.contains(where: { [0, 0xFFFE, 0xFFFF].contains($0.value) }) else { return }
  do {
    guard let database else { throw Finding(description: "there is no database") }
    try database.read { db in
      let row = try Row.fetchOne(db, sql: "SELECT 1 AS \(name.quotedName)")
      try require(
        row?.columnNames.map { Array($0.utf8) } == [Array(name.utf8)],
        "the name \(name) is read as \(String(describing: row))")
      for comparison in SQLFilter.Comparison.allCases {
        let filter = SQLFilter(name, comparison, .text(value))
        let (condition, values) = filter.condition(.sqlite).rendered(.sqlite)
        let found = try Bool.fetchOne(
          db, sql: "SELECT \(condition) FROM (SELECT ? AS \(name.quotedName))",
          arguments: StatementArguments(values.map(\.databaseValue) + [text.databaseValue]))
        try require(
          found == expected(comparison, text, value),
          "\(text) \(comparison.rawValue) \(value) is \(String(describing: found))")
      }
    }
  } catch let finding as Finding {
    throw finding
  } catch {
    throw Finding(description: "\(error)")
  }
}

private let database = try? DatabaseQueue()

private func expected(
  _ comparison: SQLFilter.Comparison, _ text: String, _ value: String
) -> Bool {
  let (left, right) = (Array(text.utf8), Array(value.utf8))
  return switch comparison {
  case .equal: left == right
  case .unequal: left != right
  case .less: left.lexicographicallyPrecedes(right)
  case .greater: right.lexicographicallyPrecedes(left)
  case .contains: lowercased(left).contains(lowercased(right))
  }
}

/// The bytes with lowercase ASCII letters.
private func lowercased(_ bytes: [UInt8]) -> [UInt8] {
  bytes.map { (65...90).contains($0) ? $0 + 32 : $0 }
}
#endif
