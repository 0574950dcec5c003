#if SQLite
import Foundation
import GRDB
import TablewareSQLite

/// The input of the user for a column, and the value that it means by the type of the column.
struct Draft: Equatable {
  /// The classes of declared types, by the rules of SQLite (datatype3.html, section 3.1).
  enum Affinity {
    case text, integer, real, numeric, blob

    init(_ type: String) {
      let type = type.uppercased()
      if type.contains("INT") {
        self = .integer
      } else if ["CHAR", "CLOB", "TEXT"].contains(where: type.contains) {
        self = .text
      } else if type.isEmpty || type.contains("BLOB") {
        self = .blob
      } else if ["REAL", "FLOA", "DOUB"].contains(where: type.contains) {
        self = .real
      } else {
        self = .numeric
      }
    }
  }

  let column: SQLiteTable.Column
  /// The saved value; `nil` in a new row, whose columns have their defaults.
  let saved: DatabaseValue?
  var text: String
  /// Whether the user chose `NULL`.
  var isNull: Bool

  init(_ column: SQLiteTable.Column, saved: DatabaseValue?) {
    (self.column, self.saved) = (column, saved)
    text = saved?.text ?? ""
    isNull = saved?.isNull ?? false
  }

  var affinity: Affinity { Affinity(column.type) }

  /// The value that the input means; `nil` if it is the saved one, or the default in a new row.
  var change: DatabaseValue? {
    let value = value
    if let saved { return SQLiteKey([value]) == SQLiteKey([saved]) ? nil : value }
    return isNull ? .null : text.isEmpty ? nil : value
  }

  var value: DatabaseValue {
    if isNull { return .null }
    if let saved, !saved.isNull, text.utf8.elementsEqual(saved.text.utf8) { return saved }
    let isRequired = column.isRequired || column.keyIndex > 0
    switch affinity {
    case .text: return text.databaseValue
    case .integer, .real, .numeric:
      if text.isEmpty { return isRequired ? text.databaseValue : .null }
      // SQLite converts text that is a number, and knows best which text is one.
      return text.databaseValue
    // A column without a type keeps the type of the value.
    case .blob:
      if text.isEmpty, saved == nil || saved?.isNull == true { return .null }
      return saved?.isNumber == true ? number ?? text.databaseValue : text.databaseValue
    }
  }

  /// The reason why the schema refuses the input; `nil` if it is valid.
  var mistake: String? {
    guard change != nil || saved == nil else { return nil }
    let hasDefault = column.defaultValue != nil || (column.keyIndex > 0 && affinity == .integer)
    if isNull || (text.isEmpty && affinity != .text && saved != nil) {
      return column.isRequired ? "A value is required." : nil
    }
    if text.isEmpty {
      return saved == nil && column.isRequired && !hasDefault && affinity != .text
        ? "A value is required." : nil
    }
    switch affinity {
    case .integer where Int64(text) == nil: return "Enter a whole number."
    case .real where !Self.isNumber(text): return "Enter a number."
    default: break
    }
    if let limit = lengthLimit, text.count > limit {
      return "Enter at most \(limit) characters."
    }
    return nil
  }

  /// The number in parentheses after a type of text, such as 20 of `VARCHAR(20)`.
  private var lengthLimit: Int? {
    guard affinity == .text, let match = column.type.firstMatch(of: /\(\s*(\d+)\s*\)/) else {
      return nil
    }
    return Int(match.1)
  }

  private var number: DatabaseValue? { Self.number(text) }

  /// A number as SQLite writes one; `nil` for text, and for whole numbers that would lose digits.
  private static func number(_ text: String) -> DatabaseValue? {
    if let number = Int64(text) { return number.databaseValue }
    guard isNumber(text), text.contains(where: { ".eE".contains($0) }) else { return nil }
    return Double(text)?.databaseValue
  }

  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?/) != nil
  }

  /// The value for a comparison with a column: a number if the column may have some, or text;
  /// `NULL` is the word.
  static func value(_ text: String, typed type: String) -> DatabaseValue {
    if text == "NULL" { return .null }
    if Affinity(type) != .text, let number = number(text) { return number }
    return text.databaseValue
  }
}
#endif
