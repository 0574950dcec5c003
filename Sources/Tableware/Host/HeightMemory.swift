import Tableware

/// True heights of what was on screen: by identity, content and width. They survive a reload, a row that goes
/// and comes again in another section, and a width that goes and comes back.
///
/// ```
///  measured ──▶ note ──▶ ┌ width 80: row 7 → “Title…”, 3 ┐ ──▶ height, if it shows the same
///                        └ width 40: row 7 → “Title…”, 5 ┘ ──▶ lastHeight, whatever it shows: an estimate
/// ```
///
/// What goes beyond the limits is forgotten, the oldest first: a forgotten height costs one measurement.
///
/// - Complexity: O(1) on average for each call but ``keepOnly(_:)`` and ``forget(_:)``.
package struct HeightMemory {
  /// How many rows are remembered for one width; then the older half is forgotten. The same goes for headers
  /// and for footers.
  package static let limit = 4_096
  /// How many widths are remembered: both orientations, and the two sides of a split.
  package static let widthLimit = 4

  /// What an item is remembered by: a row by its identity, a header or footer by that of its section.
  package struct Key {
    package let kind: ViewportItem.Kind
    package let identity: Identity

    package init(kind: ViewportItem.Kind, identity: Identity) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// What decides how high an item is at a width.
  private enum Shown: Equatable {
    case row(RowKind, RowPresentation)
    case header(SectionHeader)
    case footer(RowText)

    init(_ content: CellContent) {
      switch content {
      case .row(let presentation, let row): self = .row(row.kind, presentation)
      case .header(let header): self = .header(header)
      case .footer(let footer): self = .footer(footer)
      }
    }
  }

  private struct Entry {
    let shown: Shown
    let height: Int
    let age: Int
  }

  /// The width that was used last stands last.
  private var widths: [(width: Int, entries: [ViewportItem.Kind: IdentityMap<Entry>])] = []
  private var clock = 0

  /// Nothing known yet.
  package init() {}

  /// Whether nothing is remembered.
  package var isEmpty: Bool { widths.isEmpty }
  /// How many heights are remembered, for all widths.
  package var count: Int { widths.reduce(0) { $1.entries.values.reduce($0) { $0 + $1.count } } }

  /// The true height of an item that shows this, if it is known.
  package func height(of key: Key, showing content: CellContent, at width: Int) -> Int? {
    guard let entry = entry(of: key, at: width), entry.shown == Shown(content) else { return nil }
    return entry.height
  }

  /// The height that an item had last at a width, whatever it shows now: the best estimate there is.
  package func lastHeight(of key: Key, at width: Int) -> Int? { entry(of: key, at: width)?.height }

  /// Remembers a height that was measured; not for identities that are not equal to themselves, which would
  /// never be found again.
  package mutating func note(
    _ height: Int, of key: Key, showing content: CellContent, at width: Int
  ) {
    guard key.identity == key.identity else { return }
    clock += 1
    let place = place(of: width)
    let entry = Entry(shown: Shown(content), height: height, age: clock)
    widths[place].entries[key.kind, default: IdentityMap()][key.identity] = entry
    guard let count = widths[place].entries[key.kind]?.count, count > Self.limit else { return }
    // Ages are unique: half of them by rank, whatever else was noted in between.
    let ages = widths[place].entries[key.kind]?.entries.map(\.value.age).sorted() ?? []
    let oldest = ages[ages.count - Self.limit / 2]
    widths[place].entries[key.kind]?.keep { $1.age >= oldest }
  }

  /// Drops rows that are gone.
  ///
  /// - Complexity: O(rows × widths).
  package mutating func forget(_ rows: some Sequence<Identity>) {
    for row in rows {
      for place in widths.indices { widths[place].entries[.row]?[row] = nil }
    }
  }

  /// Drops all rows but these.
  ///
  /// - Complexity: O(count).
  package mutating func keepOnly(_ rows: IdentityMap<Void>) {
    for place in widths.indices {
      widths[place].entries[.row]?.keep { row, _ in rows[row] != nil }
    }
  }

  private func entry(of key: Key, at width: Int) -> Entry? {
    widths.last { $0.width == width }?.entries[key.kind]?[key.identity]
  }

  private mutating func place(of width: Int) -> Int {
    let last = widths.count - 1
    if let place = widths.lastIndex(where: { $0.width == width }) {
      if place < last { widths.append(widths.remove(at: place)) }
      return last
    }
    if widths.count == Self.widthLimit { widths.removeFirst() }
    widths.append((width, [:]))
    return widths.count - 1
  }
}
