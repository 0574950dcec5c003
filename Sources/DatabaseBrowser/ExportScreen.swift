#if SQLite || Postgres
import Tableware
import TablewareSQL

/// The formats of an export.
final class ExportScreen: Screen {
  let context = ScreenContext()
  let title = "Export"
  private let owner: TableScreen
  private let target: ExportTarget

  init(_ owner: TableScreen, to target: ExportTarget) {
    (self.owner, self.target) = (owner, target)
  }

  var sections: [Section] {
    Section("formats", footer: "The rows are written as they are filtered and sorted, to \(place).")
    {
      for format in ExportFormat.allCases {
        ButtonRow("Write \(format.rawValue.uppercased())") { self.write(format) }
      }
    }
  }

  private var place: String {
    switch target {
    case .folder(let path): "a new file in \(path)"
    case .download: "a file that the browser saves"
    }
  }

  private func write(_ format: ExportFormat) {
    let (database, shown, table) = (owner.database, owner.shown, owner.table)
    let export = { @Sendable (path: String) in
      let query = try database.reader().query(table, shown)
      return try await query.export(format, table.columns.map(\.name), to: path)
    }
    switch target {
    case .download(let send): send(ExportedFile(table.name, format) { _ = try await export($0) })
    case .folder(let folder):
      context.load {
        let path = ExportTarget.unusedPath(in: folder, table.name, format)
        return (path, try await export(path))
      } then: { result in
        switch result {
        case .success((let path, let count)):
          self.context.notify("Wrote \(count.formatted()) rows to \(path).")
        case .failure(let error): self.context.notify(error.sentence)
        }
      }
    }
  }
}
#endif
