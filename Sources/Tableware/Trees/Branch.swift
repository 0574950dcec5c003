/// The children of a node in a tree, or the state of loading them.
public enum Branch<Node> {
  /// A node that never has children: it cannot be expanded.
  case leaf
  /// The children of the node; without any, the branch can be expanded and is shown as empty.
  case nodes([Node])
  /// The children were not requested yet: expanding the node loads them.
  case unknown
  /// The children of the node are loading.
  case loading
  /// The children could not be loaded, for the given reason. The user can retry.
  case failed(String)
}

extension Branch: Equatable where Node: Equatable {}
extension Branch: Sendable where Node: Sendable {}

extension Branch {
  /// Returns the expansion mark of a node with this branch.
  func collapse(isExpanded: Bool) -> RowContent.Expansion {
    switch self {
    case .leaf: .leaf
    case _ where !isExpanded: .collapsed
    case .unknown, .loading: .loading
    case .nodes, .failed: .expanded
    }
  }
}

/// The identity of a row in a tree that is not a node, but describes the branch of one.
package struct BranchNote: Hashable, Sendable {
  private let node: Identity

  /// Creates the identity of the row about a node's branch.
  package init(_ node: some Hashable & Sendable) { self.node = Identity(node) }
}
