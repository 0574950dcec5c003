#if SQLite
import Foundation
import Tableware
import TablewareSQLite

/// The folder that exported files are written to.
package struct ExportFolder: Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }
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
    // A slash before a combining accent separates folders like any other, so scalars are compared.
    var safe = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      safe.append(scalar == "/" || scalar == "\0" ? "_" : scalar)
    }
    for number in 1... {
      let suffix = number == 1 ? "" : "-\(number)"
      let path = "\(path)/\(String(safe))\(suffix).\(format.rawValue)"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    return "\(path)/\(String(safe)).\(format.rawValue)"
  }
}
#endif
