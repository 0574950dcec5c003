import Tableware

/// A tree whose branches are loaded when they are first expanded. A pure state machine: it creates
/// requests and accepts answers, and the app does the work.
///
/// ```
///            begin               finish
///  unknown ─────────▶ loading ─────────────▶ loaded, failed
///     ▲                                          │ retry, reload
///     └──────────────────────────────────────────┘
/// ```
///
/// ```swift
/// /// Loads the branches that are expanded and not loaded.
/// private func load() {
///   for request in tree.begin(expandedNodes) {
///     context.load { [disk] in
///       try await disk.files(in: request.node)
///     } then: { files in
///       self.tree.finish(request, with: files)
///       self.load()
///     }
///   }
/// }
///
/// var sections: [Section] {
///   Section("files") {
///     ForEach(tree: tree, expanded: expandedNodes) { FileRow(file: $0) }
///   }
///   .on(ExpansionChange.self) { change, source in
///     self.expandedNodes.apply(change, to: source.row)
///     self.load()
///   }
/// }
/// ```
///
/// A branch that is collapsed while it loads continues to load. Answers to requests that were
/// replaced or answered before, and answers for nodes that were removed, are dropped. A node whose
/// request is never answered stays in the state of loading; ``reload(_:)-(Node)`` requests its
/// branch again.
public struct LoadableTree<Node: Identifiable> where Node.ID: Sendable {
  private struct State {
    var nodes: [Node]?
    var failure: String?
    /// The open request.
    var open: LoadMark?
    /// The request that was answered last.
    var answered: LoadMark?
  }

  /// The nodes without a parent.
  public private(set) var roots: [Node]
  private let isBranch: (Node) -> Bool
  private var states = IdentityMap<State>()

  /// Creates a tree with its roots. No branch is loaded.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent.
  ///   - isBranch: returns whether a node can have children.
  public init(_ roots: [Node] = [], isBranch: @escaping (Node) -> Bool) {
    self.roots = roots
    self.isBranch = isBranch
  }

  /// Returns the branch of a node: its children, or the state of loading them. While children are
  /// loaded again, the branch contains the old ones.
  ///
  /// - Parameter node: the node.
  public func branch(of node: Node) -> Branch<Node> {
    guard isBranch(node) else { return .leaf }
    guard let state = states[Identity(node.id)] else { return .unknown }
    if let nodes = state.nodes { return .nodes(nodes) }
    if state.open != nil { return .loading }
    return state.failure.map { .failed($0) } ?? .unknown
  }

  /// Begins to load every expanded branch that is neither loaded, nor loading, nor failed.
  ///
  /// - Parameter expandedNodes: the expanded nodes.
  /// - Returns: the requests to answer with ``finish(_:with:)``, from top to bottom.
  /// - Complexity: O(visible nodes).
  public mutating func begin(_ expandedNodes: ExpandedSet) -> [TreeRequest<Node>] {
    guard !expandedNodes.isEmpty else { return [] }
    var requests: [TreeRequest<Node>] = []
    var met = IdentitySet()
    var rest = Array(roots.reversed())
    while let node = rest.popLast() {
      let identity = Identity(node.id)
      guard expandedNodes.isExpanded(identity), isBranch(node), met.insert(identity) else {
        continue
      }
      var state = states[identity] ?? State()
      if state.open == nil, state.nodes == nil, state.failure == nil {
        let mark = LoadMark()
        state.open = mark
        states[identity] = state
        requests.append(TreeRequest(node: node, mark: mark))
      }
      rest += (state.nodes ?? []).reversed()
    }
    return requests
  }

  /// Accepts the children of a node if the request is still open. The branches of removed children
  /// are released.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - result: the children, or the error.
  /// - Returns: whether the answer was accepted, or the reason why not.
  @discardableResult
  public mutating func finish(
    _ request: TreeRequest<Node>, with result: Result<[Node], any Error>
  ) -> LoadAnswer {
    let identity = Identity(request.node.id)
    guard var state = states[identity] else { return .outdated }
    guard state.open == request.mark else {
      return state.answered == request.mark ? .repeated("\(identity)") : .outdated
    }
    let old = state.nodes ?? []
    (state.open, state.answered) = (nil, request.mark)
    switch result {
    case .success(let nodes): (state.nodes, state.failure) = (nodes, nil)
    case .failure(let error): (state.nodes, state.failure) = (nil, "\(error)")
    }
    states[identity] = state
    forget(old, but: state.nodes ?? [])
    return .taken
  }

  /// Resets a branch that failed, so that the next ``begin(_:)`` requests it again. Other branches
  /// stay unchanged.
  ///
  /// - Parameter node: the node with that branch.
  public mutating func retry(_ node: Node) {
    let identity = Identity(node.id)
    guard var state = states[identity], state.open == nil else { return }
    state.failure = nil
    states[identity] = state
  }

  /// Requests a branch again, and replaces an open request. Loaded children stay until the answer.
  ///
  /// - Parameter node: the node with that branch.
  /// - Returns: the request; `nil` for a node that cannot have children.
  public mutating func reload(_ node: Node) -> TreeRequest<Node>? {
    guard isBranch(node) else { return nil }
    let identity = Identity(node.id)
    var state = states[identity] ?? State()
    let mark = LoadMark()
    (state.open, state.failure) = (mark, nil)
    states[identity] = state
    return TreeRequest(node: node, mark: mark)
  }

  /// Requests every expanded branch again.
  ///
  /// - Parameter expandedNodes: the expanded nodes.
  /// - Returns: the requests to answer with ``finish(_:with:)``.
  /// - Complexity: O(visible nodes).
  public mutating func reload(_ expandedNodes: ExpandedSet) -> [TreeRequest<Node>] {
    var requests: [TreeRequest<Node>] = []
    var met = IdentitySet()
    var rest = Array(roots.reversed())
    while let node = rest.popLast() {
      let identity = Identity(node.id)
      guard expandedNodes.isExpanded(identity), met.insert(identity) else { continue }
      rest += (states[identity]?.nodes ?? []).reversed()
      if let request = reload(node) { requests.append(request) }
    }
    return requests
  }

  /// Replaces the roots. Roots with the same identity as before keep their branches.
  ///
  /// - Parameter new: the nodes without a parent.
  public mutating func replaceRoots(_ new: [Node]) {
    let old = roots
    roots = new
    forget(old, but: new)
  }

  /// Removes the branches of nodes that were removed. Answers for them are dropped.
  private mutating func forget(_ old: [Node], but new: [Node]) {
    guard states.count > 0, !old.isEmpty else { return }
    let kept = IdentitySet(new.map { Identity($0.id) })
    var rest = old.map { Identity($0.id) }.filter { !kept.contains($0) }
    while let identity = rest.popLast() {
      guard let state = states[identity] else { continue }
      states[identity] = nil
      rest += (state.nodes ?? []).map { Identity($0.id) }
    }
  }
}

/// A request for the children of a node.
public struct TreeRequest<Node: Identifiable> where Node.ID: Sendable {
  /// The node whose children are requested.
  public let node: Node
  let mark: LoadMark
}

extension TreeRequest: Sendable where Node: Sendable {}
