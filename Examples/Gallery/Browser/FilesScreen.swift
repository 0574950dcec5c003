import Tableware

/// The file system as a tree: a folder is read when it is unfolded, part by part, so that nothing waits for a
/// large one.
final class FilesScreen: Screen {
  /// How many entries are read at a time.
  private static let partSize = 2_000

  let title = "Files"
  let table = Table()

  private let path: String
  private var tree: LoadableTree<FileNode>
  private var folds = Folds()
  private var details = Folds()
  private var showsHidden = false
  private var readings: [(request: TreeRequest<FileNode>, reading: FolderReading)] = []
  private var timeline: Timeline?
  private var schedule: Timeline.Schedule?

  init(_ sources: Gallery.Sources) {
    path = sources.file ?? sources.folder
    let root = FileNode.root(path)
    tree = LoadableTree([root]) { $0.isFolder }
    folds.unfold(root.id)
    table.on(FoldChange.self) { [unowned self] change, source in
      folds.apply(change, to: source.row)
      show()
    }
    show()
  }

  var status: String {
    let rows = Format.count(table.snapshot.rowCount, "row")
    return readings.isEmpty ? rows : "\(rows) · reading"
  }

  var commands: [Command] {
    [
      Command("r", "read again") { [unowned self] _ in
        for request in tree.reload(folds) { read(request) }
        show()
      },
      Command("h", showsHidden ? "hide hidden" : "show hidden") { [unowned self] _ in
        showsHidden.toggle()
        show()
      },
      Command("c", "fold all") { [unowned self] _ in
        folds.foldAll()
        for root in tree.roots { folds.unfold(root.id) }
        show()
      },
    ]
  }

  func appear(on timeline: Timeline) {
    self.timeline = timeline
    readOn()
  }

  func disappear() {
    schedule?.cancel()
    schedule = nil
  }

  private func read(_ request: TreeRequest<FileNode>) {
    do {
      let reading = try FolderReading(request.node)
      // What is asked anew is not read twice.
      readings.removeAll { $0.request.node.id == request.node.id }
      readings.append((request, reading))
      try readPart(of: readings.count - 1)
    } catch {
      finish(request, .failure(error))
    }
  }

  private func readPart(of index: Int) throws {
    let (request, reading) = readings[index]
    if let nodes = try reading.read(Self.partSize) { finish(request, .success(nodes)) }
  }

  private func finish(
    _ request: TreeRequest<FileNode>, _ result: Result<[FileNode], any Error>
  ) {
    readings.removeAll { $0.request.node.id == request.node.id }
    table.diagnostics.report(tree.finish(request, with: result))
  }

  /// Large folders are read on while time passes.
  private func readOn() {
    guard schedule == nil, !readings.isEmpty else { return }
    schedule = timeline?.every(.milliseconds(5)) { [unowned self] in
      guard let request = readings.last?.request else {
        schedule?.cancel()
        return schedule = nil
      }
      do {
        try readPart(of: readings.count - 1)
      } catch {
        finish(request, .failure(error))
      }
      if readings.last?.request.node.id != request.node.id { show() }
    }
  }

  private func show() {
    // What was read may have unfolded folders in it.
    var requests = tree.begin(folds)
    while !requests.isEmpty {
      for request in requests { read(request) }
      requests = tree.begin(folds)
    }
    readOn()
    let (tree, folds, details, showsHidden) = (tree, folds, details, showsHidden)
    table.show {
      Section("files") {
        ForEach(
          tree: tree.roots, folds: folds,
          retry: { [unowned self] node in
            self.tree.retry(node)
            show()
          },
          children: { node in
            guard case .nodes(let nodes) = tree.branch(of: node), !showsHidden else {
              return tree.branch(of: node)
            }
            return .nodes(nodes.filter { !$0.isHidden })
          },
          row: { [unowned self] node in
            if node.isFolder {
              FileRow(node: node, isDetailed: false)
            } else {
              FileRow(node: node, isDetailed: details.isUnfolded(node.id))
                .onTap { [unowned self] in
                  self.details.toggle(node.id)
                  show()
                }
            }
          })
      }
    }
  }
}

/// A file: its name and size, or all there is to know.
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
