/// A store of rows that is read in windows, such as a table of a database or an endpoint of a
/// server.
///
/// ```swift
/// struct Orders: LazySource {
///   let client: Client
///
///   func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Order> {
///     let page = try await client.orders(from: request.position, count: request.count)
///     return LazyWindow(page.orders, position: page.start, total: page.total)
///   }
/// }
/// ```
///
/// The order of the rows is fixed: a list with another order or another filter is another source,
/// see ``LazyList/replace(_:)``.
public protocol LazySource<Element>: Sendable {
  /// The content of a row, with an identity that no other row of the source has.
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// Returns the rows of a window, all of one moment.
  ///
  /// The task is canceled when the rows are no longer needed. One request runs at a time.
  ///
  /// - Parameter request: the wanted rows.
  /// - Returns: the rows that are there: fewer at the end of the list, and others if the data
  ///   changed.
  /// - Throws: any error; see ``LazyList/failure``.
  func load(_ request: LazyRequest<Element.ID>) async throws -> LazyWindow<Element>

  /// Returns a stream with an element after each change of the rows. The default ends at once.
  ///
  /// A list loads the rows on screen again after each element, from its first request until the
  /// screen is removed or the list shows another source. Elements that arrive during a request
  /// collapse to one.
  ///
  /// For changes of which everything is known, use ``LazyList/update(_:)`` or its siblings.
  func changes() -> AsyncStream<Void>
}

extension LazySource {
  /// Returns a stream without elements, for a source that never changes by itself.
  public func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// The rows that a list needs next.
public struct LazyRequest<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A loaded row near the wanted ones, for a query by key instead of by position.
  public struct Anchor: Hashable, Sendable {
    /// The identity of the loaded row.
    public var id: ID
    /// The number of rows from the loaded row to the first wanted one; negative if the wanted rows
    /// begin before it, and 0 if they begin with it.
    public var distance: Int

    /// Creates an anchor; the distance is counted in rows.
    ///
    /// - Parameters:
    ///   - id: the identity of the loaded row.
    ///   - distance: the number of rows from it to the first wanted row.
    public init(id: ID, distance: Int) { (self.id, self.distance) = (id, distance) }
  }

  /// The position of the first wanted row, counted from 0, as far as the list knows. A source that
  /// finds the anchor ignores it.
  public var position: Int
  /// The number of wanted rows.
  public var count: Int
  /// A loaded row near the wanted ones; `nil` if no row near them is loaded. If the source no
  /// longer contains the row, use the position.
  public var anchor: Anchor?

  /// Creates a request; a list creates its own, and tests of a source create others.
  ///
  /// - Parameters:
  ///   - position: the position of the first wanted row, counted from 0.
  ///   - count: the number of wanted rows.
  ///   - anchor: a loaded row near them.
  public init(position: Int, count: Int, anchor: Anchor? = nil) {
    (self.position, self.count, self.anchor) = (position, count, anchor)
  }
}

/// The answer to a request: consecutive rows, where they are, and how many rows there are.
public struct LazyWindow<Element: Sendable>: Sendable {
  /// The rows in their order, without gaps. Of rows with one identity the first one counts.
  public var rows: [Element]
  /// The position of the first row, counted from 0. An estimate is possible: the scroll bar is as
  /// exact as the position.
  public var position: Int
  /// The number of all rows of the source, at least the end of the window. An estimate is possible.
  public var total: Int

  /// Creates an answer; a negative position counts as 0, a total before the end of the window as
  /// that end, and a total above 200 million as 200 million.
  ///
  /// - Parameters:
  ///   - rows: the rows in their order.
  ///   - position: the position of the first row, counted from 0.
  ///   - total: the number of all rows.
  public init(_ rows: [Element], position: Int, total: Int) {
    self.rows = rows
    self.position = min(max(0, position), Self.rowLimit - rows.count)
    self.total = min(max(self.position + rows.count, total), Self.rowLimit)
  }

  /// The most rows of a list.
  private static var rowLimit: Int { 200_000_000 }
}
