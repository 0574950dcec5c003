/// A tree whose branches are loaded when they are first expanded. A pure state machine: it says what to load,
/// takes what came, and does nothing itself.
///
/// ```
///            begin               finish
///  unknown ─────────▶ loading ─────────────▶ loaded, failed
///     ▲                                          │ retry, reload
///     └──────────────────────────────────────────┘
/// ```
///
/// ```swift
/// func show() {
///   for request in tree.begin(collapses) { load(request) }     // whatever is expanded and not loaded yet
///   table.show { Section("files") { ForEach(tree: tree, expanded: expandedNodes) { FileRow(file: $0) } } }
/// }
/// func load(_ request: TreeRequest<File>) {
///   Task {
///     let nodes = await Result { try await disk.files(in: request.node) }
///     table.diagnostics.report(tree.finish(request, with: nodes))
///     show()
///   }
/// }
/// ```
///
/// A branch that is collapsed while it loads goes on loading, so that it is there when it is expanded again.
/// An answer that comes late, twice or for a node that is gone is dropped. A load that never answers leaves
/// its node marked as loading, and everything else alone; ``reload(_:)`` asks anew.
public struct LoadableTree<Node: Identifiable> where Node.ID: Sendable {
  private struct State {
    var nodes: [Node]?
    var failure: String?
    /// The request that is waited for.
    var open: LoadMark?
    /// The request that was answered last.
    var answered: LoadMark?
  }

  /// The nodes without a parent.
  public private(set) var roots: [Node]
  private let isBranch: (Node) -> Bool
  private var states = IdentityMap<State>()

  /// A tree of which nothing but the roots is known.
  ///
  /// - Parameter isBranch: whether a node can have children.
  public init(_ roots: [Node] = [], isBranch: @escaping (Node) -> Bool) {
    self.roots = roots
    self.isBranch = isBranch
  }

  /// What stands below a node. While it is loaded again, what was there before.
  public func branch(of node: Node) -> Branch<Node> {
    guard isBranch(node) else { return .leaf }
    guard let state = states[Identity(node.id)] else { return .unknown }
    if let nodes = state.nodes { return .nodes(nodes) }
    if state.open != nil { return .loading }
    return state.failure.map { .failed($0) } ?? .unknown
  }

  /// Begins to load every expanded branch that nobody has asked for. Each is asked for once, until it is
  /// answered, or asked for by ``retry(_:)`` or ``reload(_:)``.
  ///
  /// - Returns: what has to be loaded now, from top to bottom.
  /// - Complexity: O(nodes that are shown).
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

  /// Takes what came. What stood below children that are gone is forgotten.
  ///
  /// - Returns: whether it was taken, and why not: see ``LoadAnswer``.
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

  /// Forgets that a branch failed: the next ``begin(_:)`` asks for it again. Nothing happens to one that did
  /// not fail.
  public mutating func retry(_ node: Node) {
    let identity = Identity(node.id)
    guard var state = states[identity], state.open == nil else { return }
    state.failure = nil
    states[identity] = state
  }

  /// Asks for a branch anew, whatever is known or on its way; what is there stays until the answer comes.
  ///
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

  /// Asks anew for every branch that is expanded.
  ///
  /// - Complexity: O(nodes that are shown).
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

  /// Replaces the roots. Roots that stay keep what is known below them.
  public mutating func replaceRoots(_ new: [Node]) {
    let old = roots
    roots = new
    forget(old, but: new)
  }

  /// Forgets what stands below nodes that are gone. Answers for it are dropped.
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

/// A branch that has to be loaded.
public struct TreeRequest<Node: Identifiable> where Node.ID: Sendable {
  /// Whose children are wanted.
  public let node: Node
  let mark: LoadMark
}

extension TreeRequest: Sendable where Node: Sendable {}
