import Tableware

/// The true heights of items that were on screen, by identity, content and space. They survive a
/// reload, a row that is removed and inserted again in another section, and a space that changes
/// and changes back.
///
/// ```
///  measured ──▶ note ──▶ ┌ width 80: row 7 → “Title…”, 3 ┐ ──▶ height, if the content is the same
///                        └ width 40: row 7 → “Title…”, 5 ┘ ──▶ lastHeight, for any content: an estimate
/// ```
///
/// Heights beyond the limits are forgotten, those that were not used for the longest time first: a
/// forgotten height costs one measurement.
///
/// - Complexity: O(1) on average for each call but ``keepRows(_:)`` and ``forget(_:)``.
@usableFromInline
package struct HeightMemory<Space: Equatable, Height> {
  /// The largest number of rows that are remembered for one space, of which at least the half that
  /// was used last is kept. The same number is for headers and for footers.
  @inlinable
  package static var limit: Int { 4_096 }
  /// The number of spaces that are remembered: both orientations, and the two sides of a split.
  @inlinable
  package static var spaceLimit: Int { 4 }

  @usableFromInline
  struct Entry {
    @usableFromInline let content: MeasuredContent
    @usableFromInline let height: Height

    @inlinable
    init(content: MeasuredContent, height: Height) {
      (self.content, self.height) = (content, height)
    }
  }

  /// The space that was used last is at the end.
  @usableFromInline var spaces: [(space: Space, maps: [RecentMap<Entry>])] = []

  /// Creates a memory without heights.
  @inlinable
  package init() {}

  /// Whether nothing is remembered.
  @inlinable package var isEmpty: Bool { spaces.isEmpty }
  /// The number of heights that are remembered, for all spaces.
  @inlinable package var count: Int { spaces.reduce(0) { $1.maps.reduce($0) { $0 + $1.count } } }

  /// Returns the height of an item with this content; `nil` if it is unknown. A space whose heights
  /// are looked up is in use, and forgotten later than others.
  @inlinable
  package mutating func height(
    of key: HeightKey, showing content: MeasuredContent, in space: Space
  ) -> Height? {
    guard let entry = entry(of: key, in: space), entry.content == content else { return nil }
    spaces[index(of: space)].maps[key.map].use(key.identity)
    return entry.height
  }

  /// Returns the last height of an item in a space, with any content: the best estimate.
  @inlinable
  package func lastHeight(of key: HeightKey, in space: Space) -> Height? {
    entry(of: key, in: space)?.height
  }

  /// Returns the last heights of all rows in a space, in no order.
  package func rows(in space: Space) -> [(row: Identity, height: Height)] {
    let map = spaces.last { $0.space == space }?.maps[HeightKey.rowMap]
    return map?.entries.map { ($0.key, $0.value.height) } ?? []
  }

  /// Remembers a height that was measured. An identity that is not equal to itself is left out,
  /// because it would never be found.
  @inlinable
  package mutating func note(
    _ height: Height, of key: HeightKey, showing content: MeasuredContent, in space: Space
  ) {
    let identity = key.identity
    guard identity == identity else { return }
    spaces[index(of: space)].maps[key.map].set(
      Entry(content: content, height: height), for: identity)
  }

  /// Forgets rows that were removed.
  ///
  /// - Complexity: O(rows × spaces).
  package mutating func forget(_ rows: some Sequence<Identity>) {
    for row in rows {
      for index in spaces.indices { spaces[index].maps[HeightKey.rowMap].remove(row) }
    }
  }

  /// Forgets all rows that do not pass.
  ///
  /// - Complexity: O(count) calls.
  package mutating func keepRows(_ passes: (Identity) -> Bool) {
    for index in spaces.indices {
      spaces[index].maps[HeightKey.rowMap].keep(passes)
    }
  }

  @inlinable
  func entry(of key: HeightKey, in space: Space) -> Entry? {
    guard let index = spaces.lastIndex(where: { $0.space == space }) else { return nil }
    return spaces[index].maps[key.map][key.identity]
  }

  @inlinable
  mutating func index(of space: Space) -> Int {
    let last = spaces.count - 1
    if let index = spaces.lastIndex(where: { $0.space == space }) {
      if index < last { spaces.append(spaces.remove(at: index)) }
      return last
    }
    if spaces.count == Self.spaceLimit { spaces.removeFirst() }
    let map = RecentMap<Entry>(limit: Self.limit)
    spaces.append((space, Array(repeating: map, count: HeightKey.mapCount)))
    return spaces.count - 1
  }
}

/// An item with a height: a row by its identity, a header or footer by that of its section.
@usableFromInline
package enum HeightKey {
  case row(Identity)
  case header(Identity)
  case footer(Identity)

  @inlinable static var rowMap: Int { 0 }
  @inlinable static var mapCount: Int { 3 }

  /// The index of the map that remembers items of this kind.
  @inlinable var map: Int {
    switch self {
    case .row: Self.rowMap
    case .header: 1
    case .footer: 2
    }
  }

  @inlinable var identity: Identity {
    switch self {
    case .row(let identity), .header(let identity), .footer(let identity): identity
    }
  }
}

/// The content that determines the height of an item in a space. It is stored outside of the value,
/// which the memory copies more often than it reads it.
@usableFromInline
package indirect enum MeasuredContent: Equatable {
  case row(RowKind, RowContent)
  case header(RowKind, RowContent)
  case footer(RowKind, RowContent)
}
