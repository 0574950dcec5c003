#if SQLite || Postgres
import Foundation
import Synchronization
import TablewareSQL

/// Where the rows of an export go.
package enum ExportTarget: Sendable {
  /// To a new file in a folder.
  case folder(String)
  /// To the browser of the user, which requests the file later.
  case download(@Sendable (ExportedFile) -> Void)

  /// A path in a folder that has no file, so that an export overwrites nothing.
  static func unusedPath(in folder: String, _ name: String, _ format: ExportFormat) -> String {
    // A slash before a combining accent separates folders like any other, so scalars are compared.
    var safe = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      safe.append(scalar == "/" || scalar == "\0" ? "_" : scalar)
    }
    for number in 1... {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(folder)/\(String(safe))\(suffix).\(format.rawValue)"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    return "\(folder)/\(String(safe)).\(format.rawValue)"
  }
}

/// The rows of a table as a file, which is written when it is requested.
package struct ExportedFile: Sendable {
  /// The name of the file, such as `orders.csv`.
  package let name: String
  /// The media type of the file.
  package let type: String
  /// Writes the file, piece by piece.
  package let write:
    @Sendable (_ output: @Sendable ([UInt8]) async throws -> Void) async throws -> Void

  /// - Parameter export: writes the rows to a file at a path.
  init(
    _ name: String, _ format: ExportFormat,
    _ export: @escaping @Sendable (_ path: String) async throws -> Void
  ) {
    self.name = "\(name).\(format.rawValue)"
    type = format == .csv ? "text/csv; charset=utf-8" : "application/json"
    write = { output in
      // The database writes rows without a pause, and the browser may be slow: a file of the disk
      // is between them, so that no transaction waits for a browser.
      let path = NSTemporaryDirectory() + "/tableware-export-\(UUID())"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try await export(path)
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw ExportError.unreadable(path)
      }
      defer { try? file.close() }
      while let piece = try file.read(upToCount: 1 << 16), !piece.isEmpty {
        try await output([UInt8](piece))
      }
    }
  }
}

/// A failure to write the file of an export, or to read it again for a browser.
enum ExportError: Error, CustomStringConvertible {
  case unwritable(_ path: String)
  case unreadable(_ path: String)

  var description: String {
    switch self {
    case .unwritable(let path): "\(path) cannot be written."
    case .unreadable(let path): "\(path) cannot be read."
    }
  }
}

extension LiveQuery where Element == SQLRow {
  /// Writes all rows of one moment to a new file, which only its user can read.
  ///
  /// - Returns: the number of rows.
  func export(_ format: ExportFormat, _ columns: [String], to path: String) async throws -> Int {
    guard
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forWritingAtPath: path)
    else { throw ExportError.unwritable(path) }
    defer { try? file.close() }
    let buffer = Mutex(Data())
    let count = try await export(format, columns) { text in
      try buffer.withLock { buffer in
        buffer.append(contentsOf: text.utf8)
        guard buffer.count > 1 << 16 else { return }
        try file.write(contentsOf: buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try file.write(contentsOf: buffer.withLock { $0 })
    return count
  }
}
#endif
