// A tree whose branches are loaded when they are unfolded.

import Tableware
import TablewareTerminal

struct File: Identifiable, Sendable {
  let id: String
  var isFolder: Bool { id.hasSuffix("/") }
}

@MainActor final class Disk {
  func files(in folder: File) async throws -> [File] {
    await Task.yield()
    return [File(id: folder.id + "notes/"), File(id: folder.id + "todo.txt")]
  }
}

// snippet.show
@MainActor final class FilesScreen: @MainActor Screen {
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
    Task {
      let files = await Result { try await disk.files(in: request.node) }
      table.diagnostics.report(tree.finish(request, with: files))
      show()
    }
  }

  private func retry(_ folder: File) {
    tree.retry(folder)
    show()
  }
}
// snippet.hide

let screen = FilesScreen()
screen.table.deliver(FoldChange(isUnfolded: true), from: "/")
print(Terminal.frame(of: screen.table, columns: 40, rows: 4))
for _ in 0..<100 { await Task.yield() }
print(Terminal.frame(of: screen.table, columns: 40, rows: 4))
