/// One row for each element of a collection, built only when it is shown.
///
/// ```swift
/// ForEach(songs) { song in SongRow(song: song) }
/// ```
///
/// A million elements cost no more than the collection itself; only the rows on screen are ever
/// created. Therefore each element has exactly one row: to leave elements out, filter the
/// collection.
///
/// The closure is retained as long as the rows are shown. In the sections of a screen that is not a
/// cycle: the host releases them when it removes the screen.
///
/// The elements are counted once, when the section is created. If a reference-backed collection
/// shrinks afterwards, it is never read outside of its indices: missing rows repeat its last
/// element (or, if it is empty, its original first element) until the table is shown again. Added
/// elements appear when the table is shown again.
///
/// The identity of a row is that of its element. Among sections, `ForEach` creates one section for
/// each element, at once.
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
  /// Creates rows from rows that are already built.
  package init(rows: [AnyRow]) { self.init(source: rowSource(of: rows)) }
}

extension ForEach where Output == AnyRow {
  /// Creates a row for each element that has an identity of its own.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - row: creates the row of an element, each time it is shown.
  /// - Complexity: O(1) for values; O(n) for objects, whose identities are captured.
  @inlinable
  public init<Data: RandomAccessCollection>(
    _ data: Data, @SingleRowBuilder row: @escaping (Data.Element) -> AnyRow
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(
      source: ElementSource(data, IdentifiableReader(), build: row))
  }

  /// Creates a row for each element whose identity is one of its properties, such as `\.self`.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: the property that is the identity.
  ///   - row: creates the row of an element, each time it is shown.
  /// - Complexity: O(1) for values; O(n) for objects, whose identities are captured.
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SingleRowBuilder row: @escaping (Data.Element) -> AnyRow
  ) {
    self.init(
      source: ElementSource(data, PropertyReader(id), build: row))
  }

  /// Creates a row for each element whose identity a function returns. If the same array is shown
  /// again, it is compared row by row, because functions cannot be compared.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: returns the identity of an element.
  ///   - row: creates the row of an element, each time it is shown.
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
  /// Unavailable: elements without an identity of their own need an `id`.
  @available(
    *, unavailable, message: "Specify the identity of the elements, for example id: \\.self."
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
  /// Creates a section for each element, in the order of the collection.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - section: creates the section of an element.
  /// - Complexity: O(n).
  public init<Data: Sequence>(_ data: Data, section: (Data.Element) -> Section) {
    source = nil
    output = data.map(section)
  }

  /// Creates a section for each element, with a property of the element as its identity.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: the property that is the identity of the section, instead of the one with which the
  ///     section is created.
  ///   - section: creates the section of an element.
  /// - Complexity: O(n).
  public init<Data: Sequence, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, section: (Data.Element) -> Section
  ) {
    source = nil
    output = data.map { element in
      var section = section(element)
      section.identity = Identity(element[keyPath: id])
      return section
    }
  }
}
