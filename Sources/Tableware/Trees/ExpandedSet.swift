/// The expanded nodes of a tree, by identity: the set stays valid across updates, and includes
/// nodes that do not exist at the moment.
///
/// ```swift
/// table.on(ExpansionChange.self) { change, source in
///   self.expandedNodes.apply(change, to: source.row)
/// }
/// ```
///
/// A value of the app: save it as JSON, separately or in a ``TableState``. Decoded tokens are
/// matched with nodes by their ``Identity/token`` when the nodes appear, at any time; a token of no
/// node is kept without effect.
public struct ExpandedSet: Sendable {
  private var expanded = IdentitySet()
  /// Tokens of an earlier run whose nodes have not appeared yet.
  private var waiting: Set<String> = []

  /// Creates a set in which all nodes are collapsed.
  public init() {}

  /// Whether all nodes are collapsed, including absent ones.
  public var isEmpty: Bool { expanded.count == 0 && waiting.isEmpty }

  /// Returns whether the children of a node are shown.
  ///
  /// - Parameter node: the identity of the node.
  /// - Complexity: one look-up.
  public func isExpanded(_ node: some Hashable & Sendable) -> Bool {
    let node = Identity(node)
    return expanded.contains(node) || !waiting.isEmpty && waiting.contains(node.token)
  }

  /// Expands a node. The call has no effect if it is expanded already.
  ///
  /// - Parameter node: the identity of the node.
  public mutating func expand(_ node: some Hashable & Sendable) {
    let node = Identity(node)
    if !waiting.isEmpty { waiting.remove(node.token) }
    expanded.insert(node)
  }

  /// Collapses a node; expanded nodes below it stay expanded, and are shown again with it.
  ///
  /// - Parameter node: the identity of the node.
  public mutating func collapse(_ node: some Hashable & Sendable) {
    let node = Identity(node)
    if !waiting.isEmpty { waiting.remove(node.token) }
    expanded.remove(node)
  }

  /// Expands a collapsed node, and collapses an expanded one.
  ///
  /// - Parameter node: the identity of the node.
  public mutating func toggle(_ node: some Hashable & Sendable) {
    if isExpanded(node) { collapse(node) } else { expand(node) }
  }

  /// Applies the user's change to a node.
  ///
  /// - Parameters:
  ///   - change: whether the user expands the node.
  ///   - node: the identity of the node.
  public mutating func apply(_ change: ExpansionChange, to node: some Hashable & Sendable) {
    if change.isExpanded { expand(node) } else { collapse(node) }
  }

  /// Removes nodes that no longer exist, so that the set does not grow without limit. Tokens of an
  /// earlier run stay.
  ///
  /// - Parameter nodes: the identities of all existing nodes.
  /// - Complexity: O(nodes), if any node is expanded.
  public mutating func keep(_ nodes: some Sequence<some Hashable & Sendable>) {
    guard expanded.count > 0 else { return }
    let old = expanded
    expanded = IdentitySet(nodes.lazy.map { Identity($0) }.filter { old.contains($0) })
  }

  /// Collapses all nodes, including those that do not exist.
  public mutating func collapseAll() { self = ExpandedSet() }

  /// The ``Identity/token`` of every expanded node, sorted.
  package var tokens: [String] { (waiting.union(expanded.members.map(\.token))).sorted() }
}

extension ExpandedSet: Codable, Hashable {
  /// Returns whether the same nodes are expanded.
  public static func == (left: ExpandedSet, right: ExpandedSet) -> Bool {
    left.tokens == right.tokens
  }

  /// Hashes the identities of the expanded nodes.
  public func hash(into hasher: inout Hasher) { hasher.combine(tokens) }

  /// Decodes a list of tokens. Tokens without a node are not a mistake.
  public init(from decoder: any Decoder) throws {
    waiting = try Set(decoder.singleValueContainer().decode([String].self))
  }

  /// Encodes the tokens in a fixed order, so that equal sets make equal files.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tokens)
  }
}
