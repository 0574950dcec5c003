#if SQLite || Postgres
/// A statement whose values are bound and whose names are quoted, so that text of a user is never
/// SQL.
///
/// ```swift
/// let statement: SQLStatement = "SELECT * FROM \(name: table) WHERE id = \(value: id)"
/// ```
package struct SQLStatement: Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case sql(String)
    case value(SQLValue)
    /// SQL with placeholders of its own, which come before all others.
    case raw(String, [SQLValue])
  }

  private var parts: [Part]

  package init(stringLiteral value: String) { parts = [.sql(value)] }

  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// A statement of an app, with the placeholders of its database, such as `?` or `$1`.
  package init(sql: String, values: [SQLValue]) { parts = [.raw(sql, values)] }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.sql(literal)) }
    }

    package mutating func appendInterpolation(name: String) { parts.append(.sql(name.quotedName)) }

    package mutating func appendInterpolation(value: SQLValue) { parts.append(.value(value)) }

    package mutating func appendInterpolation(sql: String) { parts.append(.sql(sql)) }

    package mutating func appendInterpolation(_ statement: SQLStatement) {
      parts += statement.parts
    }
  }

  /// The text for a database, and the values in the order of their placeholders.
  ///
  /// The raw parts are before all bound values, as SQLite counts `?` in the order of the text.
  package func rendered(_ dialect: SQLDialect) -> (sql: String, values: [SQLValue]) {
    var (text, values) = ("", [SQLValue]())
    for case .raw(_, let others) in parts { values += others }
    for part in parts {
      switch part {
      case .sql(let sql), .raw(let sql, _): text += sql
      case .value(.text(let value)) where dialect == .sqlite && value.utf8.contains(0):
        // The end of a bound text is its first NUL.
        let pieces = value.split(separator: "\0", omittingEmptySubsequences: false)
        values += pieces.map { .text(String($0)) }
        text += "(" + pieces.map { _ in "?" }.joined(separator: " || char(0) || ") + ")"
      case .value(let value):
        values.append(value)
        text += dialect == .sqlite ? "?" : "$\(values.count)"
      }
    }
    return (text, values)
  }
}

extension [SQLStatement] {
  package func joined(separator: String) -> SQLStatement {
    var result: SQLStatement = ""
    for (number, statement) in enumerated() {
      result = number == 0 ? statement : "\(result)\(sql: separator)\(statement)"
    }
    return result
  }
}

extension String {
  /// A statement without the semicolon at its end.
  package var withoutSemicolon: String {
    var sql = self[...]
    while let last = sql.last, last.isWhitespace || last == ";" { sql.removeLast() }
    return String(sql)
  }
}
#endif
