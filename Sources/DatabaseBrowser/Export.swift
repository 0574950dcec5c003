#if SQLite
import Foundation
import GRDB
import JSONText
import Tableware
import TablewareSQLite

/// A format of exported rows.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Values that are separated by commas, as RFC 4180 describes them.
  case csv
  /// A list of objects; data is written in Base64.
  case json
}

/// The folder that exported files are written to.
package struct ExportFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }
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
    return "\"\(text.replacing("\"", with: "\"\""))\""
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

/// The formats of an export.
final class ExportScreen: Screen {
  let context = ScreenContext()
  let title = "Export"
  private let owner: TableScreen
  private let folder: ExportFolder
  private lazy var running = AsyncAction(context)

  init(_ owner: TableScreen, to folder: ExportFolder) {
    (self.owner, self.folder) = (owner, folder)
  }

  var sections: [Section] {
    Section(
      "formats",
      footer:
        "The rows are written as they are filtered and sorted, to a new file in \(folder.path)."
    ) {
      for format in ExportFormat.allCases {
        ButtonRow("Write \(format.rawValue.uppercased())") { self.write(format) }
      }
    }
  }

  private func write(_ format: ExportFormat) {
    let (database, shown, folder) = (owner.database, owner.shown, folder)
    let table = owner.table
    context.load {
      let path = folder.unusedPath(table.name, format)
      let reader = try database.reader()
      guard FileManager.default.createFile(atPath: path, contents: nil),
        let file = FileHandle(forWritingAtPath: path)
      else { throw ExportError(path: path) }
      defer { try? file.close() }
      var buffer = Data()
      let count = try shown(reader).export(
        format, table.columns.map(\.name),
        write: { text in
          buffer.append(contentsOf: text.utf8)
          if buffer.count > 1 << 16 {
            try file.write(contentsOf: buffer)
            buffer.removeAll(keepingCapacity: true)
          }
        }, reader)
      try file.write(contentsOf: buffer)
      return (path, count)
    } then: { result in
      switch result {
      case .success((let path, let count)):
        self.context.notify("Wrote \(count.formatted()) rows to \(path).")
      case .failure(let error): self.context.notify(BrowsedDatabase.reason(error))
      }
    }
  }
}

private struct ExportError: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path) cannot be written." }
}

extension ExportFolder {
  /// A path that has no file, so that an export overwrites nothing.
  fileprivate func unusedPath(_ name: String, _ format: ExportFormat) -> String {
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
    for number in 1... {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(path)/\(safe)\(suffix).\(format.rawValue)"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    return "\(path)/\(safe).\(format.rawValue)"
  }
}
#endif
