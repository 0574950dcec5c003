import TablewareViewport

/// The indexes of entries by the positions of their items: a dictionary whose keys lie close
/// together.
struct EntryPositions {
  private var first = Int.max
  /// For each position from the first, the index of its entry, or -1.
  private var indexes: [Int] = []
  /// Entries that are far from the others, such as the header of a section that began before.
  private var others: [(position: Int, index: Int)] = []

  /// Counts entries; of two at one position the first is found.
  ///
  /// - Complexity: O(entries).
  init(_ entries: [WebPage.Entry], in outline: ItemOutline) {
    let positions = entries.map { outline.contains($0.item) ? outline.index(of: $0.item) : -1 }
    // The first entry may be a header far before the others.
    first = positions.dropFirst().lazy.filter { $0 >= 0 }.min() ?? 0
    indexes = Array(repeating: -1, count: 2 * entries.count)
    for (index, position) in positions.enumerated() where position >= 0 {
      let offset = position - first
      if indexes.indices.contains(offset) {
        if indexes[offset] < 0 { indexes[offset] = index }
      } else {
        others.append((position, index))
      }
    }
  }

  /// Returns the index of the entry of an existing item.
  func index(of item: ViewportItem, in outline: ItemOutline) -> Int? {
    let position = outline.index(of: item)
    let offset = position - first
    if indexes.indices.contains(offset) { return indexes[offset] < 0 ? nil : indexes[offset] }
    return others.first { $0.position == position }?.index
  }
}
