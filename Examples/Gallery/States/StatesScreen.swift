import Tableware

/// Every state that a list can be in, one under another; keys switch the first one through all of them.
final class StatesScreen: Screen {
  private enum Kind: String, CaseIterable {
    case loading, skeleton, empty, failed, content, refreshFailed

    var title: String { self == .refreshFailed ? "refresh failed" : rawValue }
    var key: Character { self == .refreshFailed ? "r" : rawValue.first ?? " " }
  }

  private struct Node: Identifiable {
    let id: String
  }

  let title = "Grid of states"
  let table = Table()

  private static let songs = ["茉莉花", "Clair de lune", "So What"]
  private var kind = Kind.loading
  private var tries = 0
  private var folds = Folds()

  init(_ sources: Gallery.Sources) {
    for node in ["unfolded", "loading", "empty", "failed"] { folds.unfold(node) }
    table.on(FoldChange.self) { [unowned self] change, source in
      folds.apply(change, to: source.row)
      show()
    }
    show()
  }

  var status: String { "\(kind.title) · tried \(tries)×" }

  var commands: [Command] {
    Kind.allCases.map { kind in
      Command(kind.key, kind.title) { [unowned self] _ in
        self.kind = kind
        show()
      }
    }
  }

  private func show() {
    table.show {
      Section("switched", header: "Switched by keys") { rows("switched", kind) }
      for kind in Kind.allCases {
        Section(kind.rawValue, header: "\(kind.title)") { rows(kind.rawValue, kind) }
      }
      Section("pages", header: "more of a list") {
        edge("idle") { _ in }
        edge("loading") { _ = $0.begin(.end) }
        edge("failed") { $0.answer(.failure(Broken())) }
        edge("stalled") { pages in for _ in 0..<3 { pages.answer(.success(Page([]))) } }
        edge("ended") { $0.answer(.success(Page([], isLast: true))) }
      }
      Section("branches", header: "branches of a tree") {
        ForEach(
          tree: ["folded", "unfolded", "loading", "empty", "failed", "leaf"].map(Node.init),
          folds: folds, retry: { [unowned self] _ in again() }, children: branch
        ) { TextRow($0.id) }
      }
      Section("rows", header: "single rows") {
        ProgressRow("Copying", fraction: 0.4)
        ProgressRow("Waiting", fraction: nil)
        EmptyRow("No songs", detail: "Songs you like stand here.", action: "Look for some") {
          [unowned self] in again()
        }
        ErrorRow("The disk is full.", detail: "Nothing helps but deleting something.")
        TextRow("Disabled").disabled()
      }
    }
  }

  @RowBuilder private func rows(_ list: String, _ kind: Kind) -> RowBuilder.Rows {
    StateRows(list, state(kind), skeletons: kind == .skeleton ? 3 : 0, lines: 2) {
      [unowned self] in again()
    }
    if kind == .content || kind == .refreshFailed {
      for song in Self.songs { TextRow(song).id("\(list) \(song)") }
    }
  }

  private func state(_ kind: Kind) -> ListState {
    switch kind {
    case .loading, .skeleton: .loading
    case .empty: .empty
    case .failed, .refreshFailed: .failed("The network is away.")
    case .content: .content
    }
  }

  private func edge(_ name: String, _ change: (inout Pages<Node>) -> Void) -> LoadMore {
    var pages = Pages<Node>()
    change(&pages)
    var words = StateWords()
    words.end = "That was all"
    return LoadMore(name, pages, .end, words: words) { [unowned self] isRetry in
      if isRetry { again() }
    }
  }

  private func branch(_ node: Node) -> Branch<Node> {
    switch node.id {
    case "folded", "unfolded": .nodes([Node(id: "\(node.id) child"), Node(id: "\(node.id) other")])
    case "loading": .loading
    case "empty": .nodes([])
    case "failed": .failed("The disk is away.")
    default: .leaf
    }
  }

  private func again() {
    tries += 1
    show()
  }
}

private struct Broken: Error, CustomStringConvertible {
  var description: String { "The network is away." }
}

extension Pages {
  fileprivate mutating func answer(_ result: Result<Page<Element>, any Error>) {
    if let request = begin(.end) { finish(request, with: result) }
  }
}
