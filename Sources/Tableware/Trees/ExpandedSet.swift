/// Which nodes of a tree are expanded, by identity: it holds through every update, and for nodes
/// that are not there at the moment.
///
/// ```swift
/// table.on(ExpansionChange.self) { [unowned self] change, source in
///   expandedNodes.apply(change, to: source.row)
///   show()
/// }
/// ```
///
/// A value of the app's: save it as JSON, beside ``TableState`` or in it. What was read is matched
/// with nodes by their ``Identity/token`` when they come, however late; a token that belongs to no
/// node is kept and does nothing.
public struct ExpandedSet: Sendable {
  private var expanded = IdentitySet()
  /// Tokens of an earlier run whose nodes were not met yet.
  private var waiting: Set<String> = []

  /// Everything is collapsed.
  public init() {}

  /// Whether nothing is expanded.
  public var isEmpty: Bool { expanded.count == 0 && waiting.isEmpty }

  /// Whether a node is expanded.
  ///
  /// - Complexity: one look-up.
  public func isExpanded(_ node: some Hashable & Sendable) -> Bool {
    let node = Identity(node)
    return expanded.contains(node) || !waiting.isEmpty && waiting.contains(node.token)
  }

  /// Expands a node. Nothing happens if it is expanded already.
  public mutating func expand(_ node: some Hashable & Sendable) {
    let node = Identity(node)
    if !waiting.isEmpty { waiting.remove(node.token) }
    expanded.insert(node)
  }

  /// ExpandedSet a node; what is expanded below it stays so, and is shown again with it.
  public mutating func collapse(_ node: some Hashable & Sendable) {
    let node = Identity(node)
    if !waiting.isEmpty { waiting.remove(node.token) }
    expanded.remove(node)
  }

  /// ExpandedSet what is expanded, and the other way round.
  public mutating func toggle(_ node: some Hashable & Sendable) {
    if isExpanded(node) { collapse(node) } else { expand(node) }
  }

  /// Does what the reader asked for.
  public mutating func apply(_ change: ExpansionChange, to node: some Hashable & Sendable) {
    if change.isExpanded { expand(node) } else { collapse(node) }
  }

  /// Forgets nodes that are gone for good, so that what is kept does not grow. Tokens of an earlier
  /// run stay.
  ///
  /// - Complexity: O(nodes), if anything is expanded.
  public mutating func keep(_ nodes: some Sequence<some Hashable & Sendable>) {
    guard expanded.count > 0 else { return }
    let old = expanded
    expanded = IdentitySet(nodes.lazy.map { Identity($0) }.filter { old.contains($0) })
  }

  /// ExpandedSet everything.
  public mutating func collapseAll() { self = ExpandedSet() }

  /// The ``Identity/token`` of every expanded node, sorted.
  package var tokens: [String] { (waiting.union(expanded.members.map(\.token))).sorted() }
}

extension ExpandedSet: Codable, Hashable {
  /// Whether the same nodes are expanded.
  public static func == (left: ExpandedSet, right: ExpandedSet) -> Bool {
    left.tokens == right.tokens
  }

  /// Hashes which nodes are expanded.
  public func hash(into hasher: inout Hasher) { hasher.combine(tokens) }

  /// Reads a list of tokens. What is no list is an error; a token that means nothing is no mistake.
  public init(from decoder: any Decoder) throws {
    waiting = try Set(decoder.singleValueContainer().decode([String].self))
  }

  /// Writes the tokens in a fixed order: the same collapses make the same file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tokens)
  }
}
