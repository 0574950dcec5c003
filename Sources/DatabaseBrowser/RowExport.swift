#if SQLite
import Foundation
import GRDB
import JSONText
import TablewareSQLite

/// A format of exported rows.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Values that are separated by commas, as RFC 4180 describes them.
  case csv
  /// A list of objects; data is written in Base64.
  case json
}

/// Writes rows as text, one at a time.
package struct RowExport {
  private let format: ExportFormat
  private let columns: [String]
  private var isFirst = true

  package init(_ format: ExportFormat, columns: [String]) {
    (self.format, self.columns) = (format, columns)
  }

  /// The text before the first row.
  package var beginning: String {
    format == .csv ? columns.map(Self.field).joined(separator: ",") + "\r\n" : "["
  }

  /// The text after the last row.
  package var end: String { format == .csv ? "" : isFirst ? "]\n" : "\n]\n" }

  package mutating func text(_ values: [DatabaseValue]) -> String {
    defer { isFirst = false }
    if format == .csv { return values.map(Self.csv).joined(separator: ",") + "\r\n" }
    let members = zip(columns, values).map { "\(Self.quoted($0)): \(Self.json($1))" }
    return "\(isFirst ? "" : ",")\n  {\(members.joined(separator: ", "))}"
  }

  private static func csv(_ value: DatabaseValue) -> String {
    switch value.storage {
    case .blob(let data): data.base64EncodedString()
    // An empty text differs from NULL.
    case .string(""): "\"\""
    default: field(value.text)
    }
  }

  private static func field(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return text }
    return text.quotedName
  }

  private static func json(_ value: DatabaseValue) -> String {
    switch value.storage {
    case .null: return "null"
    case .int64(let number): return "\(number)"
    case .double(let number): return number.isFinite ? "\(number)" : "null"
    case .string(let text): return quoted(text)
    case .blob(let data): return quoted(data.base64EncodedString())
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension LiveQuery where Element == SQLiteRow {
  /// Writes all rows of one moment.
  ///
  /// - Returns: the number of rows.
  func export(
    _ format: ExportFormat, _ columns: [String], write: (String) throws -> Void,
    _ reader: any DatabaseReader
  ) throws -> Int {
    var export = RowExport(format, columns: columns)
    var count = 0
    try write(export.beginning)
    try reader.read { db in
      try forEachRow(db) { row in
        try write(export.text(columns.map { row[$0] ?? .null }))
        count += 1
        if count.isMultiple(of: 1_000) { try Task.checkCancellation() }
      }
    }
    try write(export.end)
    return count
  }
}
#endif
