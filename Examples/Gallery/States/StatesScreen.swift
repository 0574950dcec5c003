import Tableware
import TablewareLoading

/// All states of a list, one below another; keys switch the first one through all of them.
final class StatesScreen: Screen {
  private enum Kind: String, CaseIterable {
    case loading, skeleton, empty, failed, content, refreshFailed

    var title: String { self == .refreshFailed ? "refresh failed" : rawValue }
    var key: Character { self == .refreshFailed ? "r" : rawValue.first ?? " " }
  }

  private struct Node: Identifiable {
    let id: String
  }

  private static let songs = ["茉莉花", "Clair de lune", "So What"]
  private static let nodes = ["collapsed", "expanded", "loading", "empty", "failed", "leaf"]

  let context = ScreenContext()
  let title = "Grid of states"

  private var kind = Kind.loading
  private var tries = 0
  private var expandedNodes = ExpandedSet()

  init(_ sources: Gallery.Sources) {
    for node in ["expanded", "loading", "empty", "failed"] { expandedNodes.expand(node) }
  }

  var status: String { "\(kind.title) · tried \(tries)×" }

  var commands: [Command] {
    Kind.allCases.map { kind in Command(kind.key, kind.title) { self.kind = kind } }
  }

  func configure(_ table: Table) {
    table.on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
    }
  }

  var sections: [Section] {
    Section("switched", header: "Switched by keys") { rows("switched", kind) }
    for kind in Kind.allCases {
      Section(kind.rawValue, header: "\(kind.title)") { rows(kind.rawValue, kind) }
    }
    Section("pages", header: "more of a list") {
      edge("idle") { _ in }
      edge("loading") { _ = $0.begin(.end) }
      edge("failed") { $0.answer(.failure(Unreachable())) }
      edge("stalled") { pages in for _ in 0..<3 { pages.answer(.success(Page([]))) } }
      edge("ended") { $0.answer(.success(Page([], isLast: true))) }
    }
    Section("branches", header: "branches of a tree") {
      ForEach(
        tree: Self.nodes.map(Node.init), expanded: expandedNodes, retry: { _ in self.tries += 1 },
        children: branch
      ) { TextRow($0.id) }
    }
    Section("rows", header: "single rows") {
      ProgressRow("Copying", fraction: 0.4)
      ProgressRow("Waiting", fraction: nil)
      EmptyRow("No songs", detail: "Songs that you like appear here.", action: "Find songs") {
        self.tries += 1
      }
      ErrorRow("The disk is full.", detail: "Delete files to free some space.")
      TextRow("Disabled").disabled()
    }
  }

  @RowBuilder private func rows(_ list: String, _ kind: Kind) -> RowBuilder.Rows {
    StateRows(list, state(kind), skeletons: kind == .skeleton ? 3 : 0, lines: 2) {
      self.tries += 1
    }
    if kind == .content || kind == .refreshFailed {
      for song in Self.songs { TextRow(song).id("\(list) \(song)") }
    }
  }

  private func state(_ kind: Kind) -> ListState {
    switch kind {
    case .loading, .skeleton: .loading
    case .empty: .empty
    case .failed, .refreshFailed: .failed("The network cannot be reached.")
    case .content: .content
    }
  }

  private func edge(_ name: String, _ change: (inout Pages<Node>) -> Void) -> LoadMore {
    var pages = Pages<Node>()
    change(&pages)
    var words = Words.current
    words[.end] = "End of the list"
    return LoadMore(name, pages, .end, words: words) { isRetry in
      if isRetry { self.tries += 1 }
    }
  }

  private func branch(_ node: Node) -> Branch<Node> {
    switch node.id {
    case "collapsed", "expanded":
      .nodes([Node(id: "\(node.id) child"), Node(id: "\(node.id) other")])
    case "loading": .loading
    case "empty": .nodes([])
    case "failed": .failed("The disk cannot be read.")
    default: .leaf
    }
  }
}

private struct Unreachable: Error, CustomStringConvertible {
  var description: String { "The network cannot be reached." }
}

extension Pages {
  fileprivate mutating func answer(_ result: Result<Page<Element>, any Error>) {
    if let request = begin(.end) { finish(request, with: result) }
  }
}
