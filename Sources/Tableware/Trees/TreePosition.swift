extension RowContent {
  /// Whether a row has something that can be collapsed away, and whether it is.
  public enum Expansion: Hashable, Sendable {
    /// Nothing: a row among others that can be collapsed. Its title stands below theirs.
    case leaf
    /// What belongs to the row is out of sight.
    case collapsed
    /// What belongs to the row is shown, in it or below it.
    case expanded
    /// What belongs to the row is on its way.
    case loading

    /// What the reader may ask for; `nil` for a leaf.
    package var change: ExpansionChange? {
      switch self {
      case .leaf: nil
      case .collapsed: ExpansionChange(isExpanded: true)
      case .expanded, .loading: ExpansionChange(isExpanded: false)
      }
    }
  }
}

/// Where a row stands in a tree.
struct TreePosition {
  var level = 0
  var expansion: RowContent.Expansion?
  var parent: Identity?
}

extension AnyRow {
  /// The row that this one stands under, if it came from a tree.
  package var parent: Identity? { treePosition?.parent }

  func standing(_ position: TreePosition) -> AnyRow {
    var row = self
    row.treePosition = position
    return row
  }
}

extension Table {
  /// Where the row stands that a row of a tree belongs to; `nil` at the root, and elsewhere.
  package func parent(of path: RowPath) -> RowPath? {
    snapshot[path]?.parent.flatMap(snapshot.path(of:))
  }
}
