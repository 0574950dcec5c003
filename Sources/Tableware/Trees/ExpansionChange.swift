/// The reader asks to collapse or expand a row. Nothing is done by itself: a handler notes it, with
/// ``ExpandedSet/apply(_:to:)`` or in a way of its own, and shows again.
///
/// It comes from every row whose content has a ``RowContent/expansion``: by its mark, by the arrow keys, and by a
/// tap that nobody else handled.
public struct ExpansionChange: Event, Hashable {
  /// Whether the row is to be expanded.
  public let isExpanded: Bool

  /// What the reader asks for.
  public init(isExpanded: Bool) { self.isExpanded = isExpanded }
}
