/// The user expands or collapses a row. The row does not change by itself: a handler changes the
/// state from which the sections are declared, for example by ``ExpandedSet/apply(_:to:)``.
///
/// A row whose content has a ``RowContent/expansion`` raises it: by its mark, by the arrow keys,
/// and by a tap that no handler handled.
public struct ExpansionChange: Event, Hashable {
  /// Whether the user expands the row.
  public let isExpanded: Bool

  /// Creates the event for a change by the user.
  ///
  /// - Parameter isExpanded: whether the user expands the row.
  public init(isExpanded: Bool) { self.isExpanded = isExpanded }
}
