import Tableware
import TablewareLoading

/// The file system as a tree: a folder is read when it is expanded. A large one is read on another
/// thread, so that the screen never waits for it.
final class FilesScreen: Screen {
  /// The number of entries of a folder that are read at once. A folder with more is loaded
  /// asynchronously.
  private static let immediateCount = 2_000

  let context = ScreenContext()
  let title = "Files"

  private var tree: LoadableTree<FileNode>
  private var expandedNodes = ExpandedSet()
  private var details: Set<FilePath> = []
  private var showsHidden = false
  /// The folders that are being loaded.
  private var loads: [FilePath: Timeline.Schedule] = [:]

  init(_ sources: Gallery.Sources) {
    let root = FileNode.root(sources.file ?? sources.folder)
    tree = LoadableTree([root]) { $0.isFolder }
    expandedNodes.expand(root.id)
  }

  var status: String {
    let rows = Format.count(context.table?.snapshot.rowCount ?? 0, "row")
    return loads.isEmpty ? rows : "\(rows) · reading"
  }

  var commands: [Command] {
    [
      Command("h", showsHidden ? "hide hidden" : "show hidden") { self.showsHidden.toggle() },
      Command("c", "collapse all") {
        self.expandedNodes.collapseAll()
        for root in self.tree.roots { self.expandedNodes.expand(root.id) }
      },
    ]
  }

  var refresh: Refresh? {
    Refresh {
      for request in self.tree.reload(self.expandedNodes) { self.read(request) }
      self.readExpanded()
    }
  }

  func configure(_ table: Table) {
    table.on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
      self.readExpanded()
    }
  }

  func appear() { readExpanded() }

  var sections: [Section] {
    Section("files") {
      ForEach(
        tree: tree.roots, expanded: expandedNodes,
        retry: { folder in
          self.tree.retry(folder)
          self.readExpanded()
        },
        children: children
      ) { node in
        if node.isFolder {
          FileRow(node: node, isDetailed: false)
        } else {
          FileRow(node: node, isDetailed: self.details.contains(node.id))
            .onTap { self.details.formSymmetricDifference([node.id]) }
        }
      }
    }
  }

  private func children(of node: FileNode) -> Branch<FileNode> {
    let branch = tree.branch(of: node)
    guard case .nodes(let nodes) = branch, !showsHidden else { return branch }
    return .nodes(nodes.filter { !$0.isHidden })
  }

  /// Reads the expanded folders that were not read yet, and expanded ones inside of them.
  private func readExpanded() {
    var requests = tree.begin(expandedNodes)
    while !requests.isEmpty {
      for request in requests { read(request) }
      requests = tree.begin(expandedNodes)
    }
  }

  private func read(_ request: TreeRequest<FileNode>) {
    let folder = request.node
    loads.removeValue(forKey: folder.id)?.cancel()
    do {
      if let nodes = try FolderReading(folder).read(Self.immediateCount) {
        finish(request, with: .success(nodes))
      } else {
        load(request)
      }
    } catch {
      finish(request, with: .failure(error))
    }
  }

  private func load(_ request: TreeRequest<FileNode>) {
    let folder = request.node
    loads[folder.id] = context.load {
      try FolderReading(folder).readAll()
    } then: { nodes in
      self.loads[folder.id] = nil
      self.finish(request, with: nodes)
      self.readExpanded()
    }
  }

  private func finish(
    _ request: TreeRequest<FileNode>, with result: Result<[FileNode], any Error>
  ) {
    context.table?.diagnostics.report(tree.finish(request, with: result))
  }
}

/// A file: its name and size, or all of its details.
private struct FileRow: Row {
  let node: FileNode
  let isDetailed: Bool

  var id: FilePath { node.id }
  var body: RowContent {
    var values: [RowValue] = []
    if let target = node.target {
      values = [RowValue(RowText("→ \(target)", tone: .secondary))]
    } else if node.kind == .file {
      values = [RowValue(Format.bytes(node.size), width: 10)]
    }
    return RowContent(
      title: RowText(
        node.nameText, tone: node.kind == .other ? .secondary : nil, strong: node.isFolder),
      values: values,
      details: isDetailed
        ? [RowDetail("Path", node.id.text), RowDetail("Size", "\(Format.count(node.size)) bytes")]
        : [])
  }
}
