#if SQLite || Postgres
import TablewareLoading

extension SQLTable {
  /// The rows of a table as the source of a list.
  package func source<Database: SQLDatabase>(
    _ database: Database, matching text: String, where filters: [SQLFilter], order: [SQLOrder],
    abridged: Int?
  ) -> KeysetSource<Database, SQLRow> {
    KeysetSource(
      database,
      keyset(
        database.dialect, matching: text, where: filters, order: order, abridged: abridged),
      isWholeTable: kind == .table && text.isEmpty && filters.isEmpty)
  }

  func keyset(
    _ dialect: SQLDialect, matching text: String = "", where filters: [SQLFilter] = [],
    order: [SQLOrder] = [], abridged: Int? = nil
  ) -> Keyset {
    var conditions = filters.map { $0.condition(dialect) }
    if let search = search(text, dialect) { conditions.append(search) }
    var base: SQLStatement = "\(sql: select)"
    if !conditions.isEmpty {
      let all = conditions.joined(separator: " AND ")
      // The conditions refer to the columns of the table, and for a view to those of its numbers.
      base =
        isNumbered
        ? "SELECT * FROM (\(base)) AS n WHERE \(all)" : "\(base) WHERE \(all)"
    }
    var keyset = Keyset(base: base, key: key, order: order)
    if let abridged { keyset.columns = columns(abridged: max(1, abridged), dialect) }
    return keyset
  }

  private func columns(abridged length: Int, _ dialect: SQLDialect) -> String {
    let hidden = hasHiddenKey ? key.map(\.quotedName) : []
    let shown = columns.map { column in
      let name = column.name.quotedName
      if key.contains(column.name) { return name }
      let cut =
        switch (dialect, column.affinity) {
        case (.sqlite, _):
          """
          CASE typeof(\(name)) WHEN 'text' THEN substr(\(name), 1, \(length)) \
          WHEN 'blob' THEN length(\(name)) || iif(length(\(name)) = 1, ' byte', ' bytes') ELSE \(name) END
          """
        case (.postgres, .data):
          """
          octet_length(\(name)) || CASE octet_length(\(name)) WHEN 1 THEN ' byte' ELSE ' bytes' END
          """
        case (.postgres, .text): "left(\(name)::text, \(length))"
        // Numbers stay numbers.
        case (.postgres, .integer), (.postgres, .real): name
        case (.postgres, .other): "left(\(name)::text, \(length))"
        }
      return "\(cut) AS \(name)"
    }
    return (hidden + shown).joined(separator: ", ")
  }

  private func search(_ text: String, _ dialect: SQLDialect) -> SQLStatement? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    switch dialect {
    case .sqlite where textIndex != nil && key.count == 1:
      // Each word, as the beginning of a word of the row. A quoted word has no operators.
      let pattern = words.map { "\($0.quotedName)*" }.joined(separator: " ")
      let index = textIndex ?? ""
      return """
        \(name: key[0]) IN (SELECT rowid FROM \(name: index) \
        WHERE \(name: index) MATCH \(value: .text(pattern)))
        """
    case .postgres where textIndex != nil:
      let pattern = words.map { "\(Self.lexeme($0)):*" }.joined(separator: " & ")
      return "\(name: textIndex ?? "") @@ to_tsquery(\(value: .text(pattern)))"
    default:
      let names = columns.filter { dialect == .sqlite || $0.affinity != .data }.map(\.name)
      guard !names.isEmpty else { return nil }
      let any = names.map { SQLFilter.contains($0, .text(text), dialect) }.joined(separator: " OR ")
      return "(\(any))"
    }
  }

  /// A word of a text query of PostgreSQL without operators.
  private static func lexeme(_ word: String) -> String {
    var lexeme = "'".unicodeScalars
    for scalar in word.unicodeScalars {
      if scalar == "'" || scalar == "\\" { lexeme.append(scalar) }
      lexeme.append(scalar)
    }
    lexeme.append("'")
    return String(lexeme)
  }
}
#endif
