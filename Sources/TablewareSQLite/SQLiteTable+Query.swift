#if SQLite
import GRDB

extension SQLiteTable {
  /// Returns the rows of the table as the source of a list.
  ///
  /// - Parameters:
  ///   - reader: the database.
  ///   - text: text that a column contains, or words for the full-text index of the table if it has
  ///     one; empty for all rows.
  ///   - filters: conditions that all hold.
  ///   - order: the order; the key is the last criterion in any case.
  ///   - abridged: the number of characters after which text is cut, for a list of rows whose text
  ///     may be long; data becomes text with its size, such as `12 bytes`. `nil` for whole values.
  ///   - interval: the interval at which changes of other connections are checked.
  public func query(
    _ reader: any DatabaseReader, matching text: String = "", where filters: [SQLiteFilter] = [],
    order: [SQLOrder] = [], abridged: Int? = nil, interval: Duration = .milliseconds(100)
  ) -> LiveQuery<SQLiteRow> {
    var keyset = keyset(matching: text, where: filters, order: order)
    if let abridged { keyset.columns = abridgedColumns(abridged) }
    return LiveQuery(
      reader, keyset,
      isWholeTable: kind == .table && text.isEmpty && filters.isEmpty,
      pause: { try await Task.sleep(for: interval) })
  }

  func abridgedColumns(_ length: Int) -> String {
    let hidden = hasHiddenKey ? key.map(\.quotedName) : []
    let shown = columns.map { column in
      let name = column.name.quotedName
      if key.contains(column.name) { return name }
      return """
        CASE typeof(\(name)) WHEN 'text' THEN substr(\(name), 1, \(max(1, length))) \
        WHEN 'blob' THEN length(\(name)) || iif(length(\(name)) = 1, ' byte', ' bytes') ELSE \(name) END AS \(name)
        """
    }
    return (hidden + shown).joined(separator: ", ")
  }

  func keyset(
    matching text: String = "", where filters: [SQLiteFilter] = [], order: [SQLOrder] = []
  ) -> Keyset {
    var conditions: [String] = []
    var values: [DatabaseValue] = []
    for filter in filters {
      conditions.append(filter.sql.condition)
      values += filter.sql.values
    }
    if let search = search(text) {
      conditions.append(search.condition)
      values += search.values
    }
    let condition = conditions.isEmpty ? "" : " WHERE \(conditions.joined(separator: " AND "))"
    // The conditions refer to the columns of the table, and for a view to those of its numbers.
    let base =
      isNumbered && !conditions.isEmpty
      ? "SELECT * FROM (\(select))\(condition)" : select + condition
    return Keyset(
      base: base, arguments: StatementArguments(values), key: key, order: order)
  }

  private func search(_ text: String) -> (condition: String, values: [DatabaseValue])? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return nil }
    if let textIndex, key.count == 1 {
      // Each word, as the beginning of a word of the row. A quoted word has no operators.
      let pattern = words.map { "\(String($0).quotedName)*" }.joined(separator: " ")
      let index = textIndex.quotedName
      return (
        "\(key[0].quotedName) IN (SELECT rowid FROM \(index) WHERE \(index) MATCH ?)",
        [pattern.databaseValue]
      )
    }
    let pattern = SQLiteFilter.pattern(text.databaseValue)
    let names = columns.map(\.name)
    guard !names.isEmpty else { return nil }
    return (
      "(\(names.map(SQLiteFilter.contains).joined(separator: " OR ")))", names.map { _ in pattern }
    )
  }
}
#endif
