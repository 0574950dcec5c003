/// The reader asks to fold or unfold a row. Nothing is done by itself: a handler notes it, with
/// ``Folds/apply(_:to:)`` or in a way of its own, and shows again.
///
/// It comes from every row whose content has a ``RowContent/fold``: by its mark, by the arrow keys, and by a
/// tap that nobody else handled.
public struct FoldChange: Event, Hashable {
  /// Whether the row is to be unfolded.
  public let isUnfolded: Bool

  /// What the reader asks for.
  public init(isUnfolded: Bool) { self.isUnfolded = isUnfolded }
}

extension RowContent {
  /// Whether a row has something that can be folded away, and whether it is.
  public enum Fold: Hashable, Sendable {
    /// Nothing: a row among others that can be folded. Its title stands below theirs.
    case leaf
    /// What belongs to the row is out of sight.
    case folded
    /// What belongs to the row is shown, in it or below it.
    case unfolded
    /// What belongs to the row is on its way.
    case loading

    /// What the reader may ask for; `nil` for a leaf.
    public var change: FoldChange? {
      switch self {
      case .leaf: nil
      case .folded: FoldChange(isUnfolded: true)
      case .unfolded, .loading: FoldChange(isUnfolded: false)
      }
    }
  }
}

/// Where a row stands in a tree.
struct TreePlace {
  var level = 0
  var fold: RowContent.Fold?
  var parent: Identity?
}

extension AnyRow {
  /// The row that this one stands under, if it came from a tree.
  package var parent: Identity? { treePlace?.parent }

  func standing(_ place: TreePlace) -> AnyRow {
    var row = self
    row.treePlace = place
    return row
  }
}

extension Table {
  /// Where the row stands that a row of a tree belongs to; `nil` at the root, and elsewhere.
  func parent(of path: RowPath) -> RowPath? {
    snapshot[path]?.parent.flatMap(snapshot.path(of:))
  }
}
