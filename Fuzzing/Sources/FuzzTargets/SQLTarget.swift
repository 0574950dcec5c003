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
    // One statement outside of a transaction: most of the time goes into reading statements.
    let conditions = SQLFilter.Comparison.allCases.map {
      SQLFilter(name, $0, .text(value)).condition(.sqlite).rendered(.sqlite)
    }
    let columns = ["\(name.quotedName) AS \(name.quotedName)"] + conditions.map(\.sql)
    let values = conditions.flatMap(\.values).map(\.databaseValue) + [text.databaseValue]
    let row = try database.inDatabase { db in
      try Row.fetchOne(
        db, sql: "SELECT \(columns.joined(separator: ", ")) FROM (SELECT ? AS \(name.quotedName))",
        arguments: StatementArguments(values))
    }
    guard let row else { throw Finding(description: "\(name) is not found") }
    try require(
      row.columnNames.first.map { Array($0.utf8) } == Array(name.utf8),
      "the name \(name) is read as \(row)")
    for (index, comparison) in SQLFilter.Comparison.allCases.enumerated() {
      let found = row[index + 1] as Bool?
      try require(
        found == expected(comparison, text, value),
        "\(text) \(comparison.rawValue) \(value) is \(String(describing: found))")
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
