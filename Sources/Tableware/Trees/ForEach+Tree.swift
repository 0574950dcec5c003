extension ForEach where Output == AnyRow {
  /// Rows of a tree: the roots, and below each expanded node its children, indented and marked.
  ///
  /// ```swift
  /// ForEach(tree: groups, expanded: expandedNodes) { group in
  ///   group.songs.isEmpty ? .leaf : .nodes(group.songs)
  /// } row: { group in
  ///   TextRow(group.name)
  /// }
  /// ```
  ///
  /// Only expanded branches are looked at, so a million nodes that are collapsed cost nothing. Rows
  /// are built when they are shown. A node that appears again is shown again, but expanded only
  /// where it stands first; one that stands under itself is left out there, which is a
  /// ``Diagnostic/treeCycle(_:under:)``.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent.
  ///   - expandedNodes: which nodes are expanded. Change it at a ``ExpansionChange``, and show again.
  ///   - words: what is said of branches that are empty or failed.
  ///   - retry: what a tap on a failed branch does; `nil` if nothing helps.
  ///   - children: what stands below a node; asked for expanded nodes and for all that are shown.
  ///   - row: the row of a node. Level and mark are added to it.
  /// - Complexity: O(nodes that are shown).
  public init<Node: Identifiable>(
    tree roots: some Sequence<Node>, expanded expandedNodes: ExpandedSet,
    words: Words = .current,
    retry: ((Node) throws -> Void)? = nil, children: (Node) -> Branch<Node>,
    @SingleRowBuilder row: @escaping (Node) -> AnyRow
  ) where Node.ID: Sendable {
    var walk = TreeWalk<Node>(expandedNodes: expandedNodes, words: words, retry: retry)
    walk.run(Array(roots), children)
    self.init(source: TreeSource(walk, build: row))
  }

  /// Rows of a tree whose nodes hold their children: `nil` for a node that can have none.
  ///
  /// ```swift
  /// ForEach(tree: menu, expanded: expandedNodes, children: \.items) { TextRow($0.title) }
  /// ```
  ///
  /// - Complexity: O(nodes that are shown).
  public init<Node: Identifiable>(
    tree roots: some Sequence<Node>, expanded expandedNodes: ExpandedSet,
    words: Words = .current,
    children: KeyPath<Node, [Node]?>, @SingleRowBuilder row: @escaping (Node) -> AnyRow
  ) where Node.ID: Sendable {
    self.init(
      tree: roots, expanded: expandedNodes, words: words,
      children: { $0[keyPath: children].map { .nodes($0) } ?? .leaf }, row: row)
  }

  /// Rows of a tree whose branches are loaded.
  ///
  /// ```swift
  /// ForEach(tree: files, expanded: expandedNodes, retry: { retry($0) }) { FileRow(file: $0) }
  /// ```
  ///
  /// - Complexity: O(nodes that are shown).
  public init<Node: Identifiable>(
    tree: LoadableTree<Node>, expanded expandedNodes: ExpandedSet,
    words: Words = .current,
    retry: ((Node) throws -> Void)? = nil, @SingleRowBuilder row: @escaping (Node) -> AnyRow
  ) where Node.ID: Sendable {
    self.init(
      tree: tree.roots, expanded: expandedNodes, words: words, retry: retry,
      children: { tree.branch(of: $0) }, row: row)
  }
}
