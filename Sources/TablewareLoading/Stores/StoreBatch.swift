import Tableware

/// What a batch of changes does to a list of sections, each element once.
struct StoreBatch<Element> {
  struct Change {
    var element: Element
    let identity: Identity
    /// The position that the store reports for a moved element, before all changes.
    var old: RowPath?
    /// The position after all changes; that before all changes for an update.
    let path: RowPath
  }

  private(set) var placed: [Change] = []
  var updates: [Change] = []
  var insertedSections: [(name: String, index: Int)] = []
  var removedSections: Set<Int> = []
  var problems: [StoreProblem] = []
  /// The identities of the elements that leave their positions.
  private(set) var removed: Set<Identity> = []
  private var removedRows: [Int: Set<Int>] = [:]
  private var placedIndexes: [Identity: Int] = [:]

  /// Notes an inserted or moved element. An element that is reported twice is at its last position.
  mutating func place(
    _ element: Element, _ identity: Identity, from old: RowPath?, at path: RowPath
  ) {
    let change = Change(element: element, identity: identity, old: old, path: path)
    if let index = placedIndexes[identity] {
      let known = placed[index].old
      placed[index] = change
      if old == nil { placed[index].old = known }
    } else {
      placedIndexes[identity] = placed.count
      placed.append(change)
    }
  }

  mutating func remove(_ identity: Identity, at path: RowPath) {
    removed.insert(identity)
    removedRows[path.section, default: []].insert(path.row)
  }

  /// Gives an inserted or moved element its new content.
  ///
  /// - Returns: whether the element is one of them.
  mutating func updatePlaced(_ update: Change) -> Bool {
    guard let index = placedIndexes[update.identity] else { return false }
    placed[index].element = update.element
    return true
  }

  /// The sections after the batch.
  ///
  /// - Parameter old: the sections before it, with the new content of the elements that stay.
  mutating func result(of old: [StoredSection<Element>]) -> [StoredSection<Element>] {
    var sections: [StoredSection<Element>] = []
    for (index, var section) in old.enumerated() where !removedSections.contains(index) {
      if let rows = removedRows[index] {
        section.elements = section.elements.enumerated()
          .compactMap { rows.contains($0.offset) ? nil : $0.element }
      }
      sections.append(section)
    }
    for (name, index) in insertedSections.sorted(by: { $0.index < $1.index }) {
      // A section that was not removed moves.
      let former = sections.firstIndex { $0.id == name }
      let section = former.map { sections.remove(at: $0) } ?? StoredSection(name)
      let nearest = min(max(index, 0), sections.count)
      if nearest != index { problems.append(.outOfRange(RowPath(section: index, row: 0))) }
      sections.insert(section, at: nearest)
    }
    insertRows(into: &sections)
    return sections
  }

  private mutating func insertRows(into sections: inout [StoredSection<Element>]) {
    guard !placed.isEmpty else { return }
    if sections.isEmpty { sections = [StoredSection()] }
    let last = sections.count - 1
    let bySection = Dictionary(grouping: placed) { min(max($0.path.section, 0), last) }
    for (section, inserted) in bySection.sorted(by: { $0.key < $1.key }) {
      let sorted = inserted.enumerated()
        .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
      sections[section].elements = merged(sections[section].elements, sorted, in: section)
    }
  }

  /// Puts inserted elements at their positions between those that stay.
  private mutating func merged(
    _ kept: [Element], _ inserted: [Change], in section: Int
  ) -> [Element] {
    var merged: [Element] = []
    merged.reserveCapacity(kept.count + inserted.count)
    var next = kept.startIndex
    for change in inserted {
      // A store may report any number, such as `NSNotFound`.
      let row = min(max(change.path.row, 0), merged.count + kept.count - next)
      let end = next + max(0, row - merged.count)
      merged += kept[next..<end]
      next = end
      let isInside = change.path.section == section && change.path.row >= 0
      if !isInside || change.path.row > merged.count {
        problems.append(.outOfRange(change.path))
      }
      merged.append(change.element)
    }
    return merged + kept[next...]
  }
}
