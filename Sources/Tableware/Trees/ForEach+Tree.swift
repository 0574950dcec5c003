extension ForEach where Output == AnyRow {
  /// Creates the rows of a tree: the roots, and below each expanded node its children, indented and
  /// marked.
  ///
  /// ```swift
  /// ForEach(tree: groups, expanded: expandedNodes) { group in
  ///   group.songs.isEmpty ? .leaf : .nodes(group.songs)
  /// } row: { group in
  ///   TextRow(group.name)
  /// }
  /// ```
  ///
  /// Only expanded branches are read, so a million collapsed nodes cost nothing. Rows are created
  /// when they are shown. A node that occurs again is shown again, but expanded only at its first
  /// position; a node that is its own descendant is left out there, which is a
  /// ``Diagnostic/treeCycle(_:under:)``.
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent.
  ///   - expandedNodes: the expanded nodes. Change it at an ``ExpansionChange``, and show the table
  ///     again.
  ///   - words: the texts of branches that are empty or failed.
  ///   - retry: the action of a tap on a failed branch; `nil` for none.
  ///   - children: returns the branch of a node; called for all visible nodes.
  ///   - row: creates the row of a node. Level and mark are added to it.
  /// - Complexity: O(visible nodes).
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

  /// Creates the rows of a tree whose nodes contain their children: `nil` for a node that cannot
  /// have any.
  ///
  /// ```swift
  /// ForEach(tree: menu, expanded: expandedNodes, children: \.items) { TextRow($0.title) }
  /// ```
  ///
  /// - Parameters:
  ///   - roots: the nodes without a parent.
  ///   - expandedNodes: the expanded nodes.
  ///   - words: the texts of branches that are empty or failed.
  ///   - children: the property with the children of a node.
  ///   - row: creates the row of a node. Level and mark are added to it.
  /// - Complexity: O(visible nodes).
  public init<Node: Identifiable>(
    tree roots: some Sequence<Node>, expanded expandedNodes: ExpandedSet,
    words: Words = .current,
    children: KeyPath<Node, [Node]?>, @SingleRowBuilder row: @escaping (Node) -> AnyRow
  ) where Node.ID: Sendable {
    self.init(
      tree: roots, expanded: expandedNodes, words: words,
      children: { $0[keyPath: children].map { .nodes($0) } ?? .leaf }, row: row)
  }
}
