// A tree whose branches are loaded when they are expanded.

import Tableware
import TablewareLoading
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
  let context = ScreenContext()
  let title = "Files"
  private let disk = Disk()
  private var expandedNodes = ExpandedSet()
  private var tree = LoadableTree([File(id: "/")]) { $0.isFolder }

  func configure(_ table: Table) {
    table.on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
      self.load()
    }
  }

  var sections: [Section] {
    Section("files") {
      ForEach(tree: tree, expanded: expandedNodes, retry: { self.retry($0) }) { file in
        TextRow(file.id)
      }
    }
  }

  /// Loads the branches that are expanded and not loaded yet.
  private func load() {
    for request in tree.begin(expandedNodes) {
      context.load { [disk] in
        try await disk.files(in: request.node)
      } then: { files in
        self.tree.finish(request, with: files)
        self.load()
      }
    }
  }

  private func retry(_ folder: File) {
    tree.retry(folder)
    load()
  }
}
// snippet.hide

print(try await Terminal.frame(of: FilesScreen(), keys: "right settle", columns: 40, rows: 5))
