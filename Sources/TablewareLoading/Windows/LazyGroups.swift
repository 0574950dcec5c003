/// A store of rows in groups, such as the orders of each customer: how many groups there are, and
/// how many rows each of them has, is known before any row is.
public protocol LazyGroups<Group, Element>: Sendable {
  /// The value that the rows of a group have in common, and by which the group is known.
  associatedtype Group: Hashable & Sendable
  /// The content of a row, with an identity that no other row of the store has.
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable
  /// The source of the rows of one group.
  associatedtype Source: LazySource<Element>

  /// Returns the groups in their order, of one moment, without those that are empty.
  ///
  /// - Throws: any error; see ``LazySections/failure``.
  func groups() async throws -> [LazyGroup<Group>]

  /// Returns the source of the rows of a group.
  ///
  /// - Parameter group: a group, which may no longer exist.
  func rows(of group: Group) -> Source

  /// Returns a stream with an element after each change of the groups or of their numbers of rows.
  func changes() -> AsyncStream<Void>
}

/// A group of a store with its number of rows.
public struct LazyGroup<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// The value that the rows have in common.
  public let id: ID
  /// The number of rows, at least 0.
  public let count: Int

  /// Creates a group; a negative number of rows counts as 0.
  ///
  /// - Parameters:
  ///   - id: the value that the rows have in common.
  ///   - count: the number of rows.
  public init(_ id: ID, count: Int) { (self.id, self.count) = (id, max(0, count)) }
}
