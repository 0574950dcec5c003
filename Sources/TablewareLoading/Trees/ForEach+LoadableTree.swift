import Tableware

extension ForEach where Output == AnyRow {
  /// Creates the rows of a tree whose branches are loaded.
  ///
  /// ```swift
  /// ForEach(tree: files, expanded: expandedNodes, retry: { retry($0) }) { FileRow(file: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - expandedNodes: the expanded nodes.
  ///   - words: the texts of branches that are empty or failed.
  ///   - retry: the action of a tap on a failed branch; `nil` for none.
  ///   - row: creates the row of a node. Level and mark are added to it.
  /// - Complexity: O(visible nodes).
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
