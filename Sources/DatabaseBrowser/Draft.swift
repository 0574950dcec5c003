#if SQLite || Postgres
import Foundation
import TablewareSQL

/// The input of the user for a column, and the value that it means by the type of the column.
struct Draft: Equatable {
  let column: SQLTable.Column
  /// The saved value; `nil` in a new row, whose columns have their defaults.
  let saved: SQLValue?
  var text: String
  /// Whether the user chose `NULL`.
  var isNull: Bool

  init(_ column: SQLTable.Column, saved: SQLValue?) {
    (self.column, self.saved) = (column, saved)
    text = saved?.input ?? ""
    isNull = saved?.isNull ?? false
  }

  var affinity: SQLAffinity { column.affinity }

  /// The value that the input means; `nil` if it is the saved one, or the default in a new row.
  var change: SQLValue? {
    let value = value
    if let saved { return value == saved ? nil : value }
    return isNull ? .null : text.isEmpty ? nil : value
  }

  var value: SQLValue {
    if isNull { return .null }
    if let saved, !saved.isNull, text.utf8.elementsEqual(saved.input.utf8) { return saved }
    let isRequired = column.isRequired || column.keyIndex > 0
    switch affinity {
    case .text: return .text(text)
    case .integer, .real, .other:
      if text.isEmpty { return isRequired ? .text(text) : .null }
      // The database converts text that is a number, and knows best which text is one.
      return .text(text)
    // A column without a type keeps the type of the value.
    case .data:
      if text.isEmpty, saved == nil || saved?.isNull == true { return .null }
      return saved?.isNumber == true ? number ?? .text(text) : .text(text)
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

  private var number: SQLValue? { Self.number(text) }

  /// A number as SQLite writes one; `nil` for text, and for whole numbers that would lose digits.
  private static func number(_ text: String) -> SQLValue? {
    if let number = Int64(text) { return .integer(number) }
    guard isNumber(text), text.contains(where: { ".eE".contains($0) }) else { return nil }
    return Double(text).map(SQLValue.real)
  }

  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?/) != nil
  }

  /// The value for a comparison with a column: a number if the column may have some, or text;
  /// `NULL` is the word.
  static func value(_ text: String, of affinity: SQLAffinity?) -> SQLValue {
    if text == "NULL" { return .null }
    if affinity != .text, let number = number(text) { return number }
    return .text(text)
  }
}
#endif
