/// One row for each element of a collection, built only when it is shown.
///
/// ```swift
/// ForEach(songs) { song in SongRow(song: song) }
/// ```
///
/// A million elements cost what the collection costs; only the rows on screen are ever made. That
/// is why there is exactly one row for each element: to leave elements out, filter the collection.
///
/// The closure is kept as long as the rows are shown. In the sections of a screen that is no cycle:
/// its host releases them when it removes the screen.
///
/// The elements are counted once, when the section is made. A collection over an object that
/// shrinks behind the table's back is never read outside of its indices: where an element is
/// missing, its last one stands, or, if it is empty, the first one that it had. Elements that come
/// are shown when the table is shown again.
///
/// Rows are known by the identity of their element. Among sections, `ForEach` makes one section
/// for each element, at once.
public struct ForEach<Output> {
  @usableFromInline let source: (any RowSource)?
  @usableFromInline let output: [Output]

  @usableFromInline
  init(source: any RowSource) {
    self.source = source
    output = []
  }
}

extension ForEach where Output == AnyRow {
  /// Creates rows that are already built.
  package init(rows: [AnyRow]) { self.init(source: ListSource(rows)) }
}

extension ForEach where Output == AnyRow {
  /// Rows for elements that know their identity.
  ///
  /// - Complexity: O(1) for values; O(n) for objects, whose identities are captured.
  @inlinable
  public init<Data: RandomAccessCollection>(
    _ data: Data, @SingleRowBuilder row: @escaping (Data.Element) -> AnyRow
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(
      source: ElementSource(data, IdentifiableReader(), build: row))
  }

  /// Rows for elements whose identity is one of their properties, such as `\.self`.
  ///
  /// - Complexity: O(1) for values; O(n) for objects, whose identities are captured.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SingleRowBuilder row: @escaping (Data.Element) -> AnyRow
  ) {
    self.init(
      source: ElementSource(data, PropertyReader(id), build: row))
  }

  /// Rows for elements whose identity is found by a function. The same array shown again is
  /// compared row by row, because nobody can tell whether two functions are the same.
  ///
  /// - Complexity: O(1) for values; O(n) for objects, whose identities are captured.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable>(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @SingleRowBuilder row: @escaping (Data.Element) -> AnyRow
  ) {
    self.init(source: ElementSource(data, FunctionReader(id), build: row))
  }
}

extension ForEach where Output == AnyRow {
  /// Elements that do not know their identity need an `id`.
  @available(
    *, unavailable, message: "Say what tells the elements apart, for example id: \\.self."
  )
  @_disfavoredOverload
  public init<Data: RandomAccessCollection>(
    _ data: Data, @SingleRowBuilder row: @escaping (Data.Element) -> AnyRow
  ) {
    source = nil
    output = []
  }
}

extension ForEach where Output == Section {
  /// A section for each element, in the order of the collection.
  ///
  /// - Complexity: O(n).
  public init<Data: Sequence>(_ data: Data, section: (Data.Element) -> Section) {
    source = nil
    output = data.map(section)
  }
}
