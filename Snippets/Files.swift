// A tree whose branches are loaded when they are unfolded.

import Tableware
import TablewareTerminal

struct File: Identifiable, Sendable {
  let id: String
  var isFolder: Bool { id.hasSuffix("/") }
}

struct Disk: Sendable {
  func files(in folder: File) async throws -> [File] {
    [File(id: folder.id + "notes/"), File(id: folder.id + "todo.txt")]
  }
}

// snippet.show
final class FilesScreen: Screen {
  let title = "Files"
  let table = Table()
  private let disk = Disk()
  private var folds = Folds()
  private var tree = LoadableTree([File(id: "/")]) { $0.isFolder }

  init() {
    table.on(FoldChange.self) { [unowned self] change, source in
      folds.apply(change, to: source.row)
      show()
    }
    show()
  }

  private func show() {
    for request in tree.begin(folds) { load(request) }
    table.show {
      Section("files") {
        ForEach(tree: tree, folds: folds, retry: { [unowned self] in retry($0) }) { file in
          TextRow(file.id)
        }
      }
    }
  }

  private func load(_ request: TreeRequest<File>) {
    timeline?.load(for: self) { [disk] in
      try await disk.files(in: request.node)
    } then: { screen, files in
      screen.table.diagnostics.report(screen.tree.finish(request, with: files))
      screen.show()
    }
  }

  private func retry(_ folder: File) {
    tree.retry(folder)
    show()
  }
}
// snippet.hide

print(try await Terminal.frame(of: FilesScreen(), keys: "right wait:100ms", columns: 40, rows: 4))
