/// What stands below a node of a tree.
public enum Branch<Node> {
  /// Nothing ever: the node cannot be expanded.
  case leaf
  /// These nodes; none is an empty branch, which can be expanded and says so.
  case nodes([Node])
  /// Nobody has asked yet: the node can be expanded, and is waited for then.
  case unknown
  /// They are on their way.
  case loading
  /// They could not be found, for the reason given. It can be tried again.
  case failed(String)
}

extension Branch: Equatable where Node: Equatable {}
extension Branch: Sendable where Node: Sendable {}

extension Branch {
  /// How a node with this branch is marked.
  func collapse(isExpanded: Bool) -> RowContent.Expansion {
    switch self {
    case .leaf: .leaf
    case _ where !isExpanded: .collapsed
    case .unknown, .loading: .loading
    case .nodes, .failed: .expanded
    }
  }
}

/// A row in a tree that is not a node: it says what is the matter with the branch of one.
public struct BranchNote: Hashable, Sendable {
  /// The node.
  public let node: Identity

  /// The row about a node's branch.
  package init(_ node: some Hashable & Sendable) { self.node = Identity(node) }
}
