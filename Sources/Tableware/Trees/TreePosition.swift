extension RowContent {
  /// The state of a row that can be expanded or collapsed.
  public enum Expansion: Hashable, Sendable {
    /// A row without children, among others that can be collapsed. Its title is aligned with
    /// theirs.
    case leaf
    /// The children of the row are not shown.
    case collapsed
    /// The children of the row are shown, in it or below it.
    case expanded
    /// The children of the row are loading.
    case loading

    /// The change that the user can make; `nil` for a leaf.
    package var change: ExpansionChange? {
      switch self {
      case .leaf: nil
      case .collapsed: ExpansionChange(isExpanded: true)
      case .expanded, .loading: ExpansionChange(isExpanded: false)
      }
    }
  }
}

/// The position of a row in a tree.
struct TreePosition {
  var level = 0
  var expansion: RowContent.Expansion?
  var parent: Identity?
}

extension AnyRow {
  /// The parent of the row, if it belongs to a tree.
  package var parent: Identity? { treePosition?.parent }

  func standing(_ position: TreePosition) -> AnyRow {
    var row = self
    row.treePosition = position
    return row
  }
}

extension Table {
  /// Returns the path of a tree row's parent; `nil` for a root, and for other rows.
  package func parent(of path: RowPath) -> RowPath? {
    snapshot[path]?.parent.flatMap(snapshot.path(of:))
  }
}
