/// Which nodes of a tree are unfolded, by identity: it holds through every update, and for nodes that are not
/// there at the moment.
///
/// ```swift
/// table.on(FoldChange.self) { [unowned self] change, source in
///   folds.apply(change, to: source.row)
///   show()
/// }
/// ```
///
/// A value of the app's: save it as JSON, beside ``TableState`` or in it. What was read is matched with nodes
/// by their ``Identity/token`` when they come, however late; a token that belongs to no node is kept and does
/// nothing.
public struct Folds: Sendable {
  private var unfolded = IdentitySet()
  /// Tokens of an earlier run whose nodes were not met yet.
  private var waiting: Set<String> = []

  /// Everything is folded.
  public init() {}

  /// Whether nothing is unfolded.
  public var isEmpty: Bool { unfolded.count == 0 && waiting.isEmpty }

  /// Whether a node is unfolded.
  ///
  /// - Complexity: one look-up.
  public func isUnfolded(_ node: some Hashable & Sendable) -> Bool {
    let node = Identity(node)
    return unfolded.contains(node) || !waiting.isEmpty && waiting.contains(node.token)
  }

  /// Unfolds a node. Nothing happens if it is unfolded already.
  public mutating func unfold(_ node: some Hashable & Sendable) {
    let node = Identity(node)
    if !waiting.isEmpty { waiting.remove(node.token) }
    unfolded.insert(node)
  }

  /// Folds a node; what is unfolded below it stays so, and is shown again with it.
  public mutating func fold(_ node: some Hashable & Sendable) {
    let node = Identity(node)
    if !waiting.isEmpty { waiting.remove(node.token) }
    unfolded.remove(node)
  }

  /// Folds what is unfolded, and the other way round.
  public mutating func toggle(_ node: some Hashable & Sendable) {
    if isUnfolded(node) { fold(node) } else { unfold(node) }
  }

  /// Does what the reader asked for.
  public mutating func apply(_ change: FoldChange, to node: some Hashable & Sendable) {
    if change.isUnfolded { unfold(node) } else { fold(node) }
  }

  /// Forgets nodes that are gone for good, so that what is kept does not grow. Tokens of an earlier run stay.
  ///
  /// - Complexity: O(nodes), if anything is unfolded.
  public mutating func keep(_ nodes: some Sequence<some Hashable & Sendable>) {
    guard unfolded.count > 0 else { return }
    let old = unfolded
    unfolded = IdentitySet(nodes.lazy.map { Identity($0) }.filter { old.contains($0) })
  }

  /// Folds everything.
  public mutating func foldAll() { self = Folds() }

  /// The ``Identity/token`` of every unfolded node, sorted.
  public var tokens: [String] { (waiting.union(unfolded.members.map(\.token))).sorted() }
}

extension Folds: Codable, Hashable {
  /// Whether the same nodes are unfolded.
  public static func == (left: Folds, right: Folds) -> Bool { left.tokens == right.tokens }

  /// Hashes which nodes are unfolded.
  public func hash(into hasher: inout Hasher) { hasher.combine(tokens) }

  /// Reads a list of tokens. What is no list is an error; a token that means nothing is no mistake.
  public init(from decoder: any Decoder) throws {
    waiting = try Set(decoder.singleValueContainer().decode([String].self))
  }

  /// Writes the tokens in a fixed order: the same folds make the same file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tokens)
  }
}
