/// An entry of the index at the edge of a table, with the section to which it leads.
package struct IndexEntry: Hashable, Sendable {
  /// The letter or short text of the entry.
  package let title: String
  /// The position of the section in the snapshot.
  package let section: Int

  /// The entry that leads to the search, before all others: see ``Table/indexHasSearch``.
  package static let search = "⌕"

  package init(_ title: String, section: Int) {
    self.title = title
    self.section = section
  }
}

extension Snapshot {
  /// The entries of the index in their order; empty without sections.
  ///
  /// A table without ``Table/indexTitles`` has one entry for each section with an index title. With
  /// them it has these, each leading to the first section with that title, or to that of the entry
  /// before it.
  ///
  /// - Complexity: O(sections + entries).
  package var indexEntries: [IndexEntry] {
    let titled = (0..<sectionCount).compactMap { section in
      indexTitle(of: section).map { IndexEntry($0, section: section) }
    }
    guard !indexTitles.isEmpty, sectionCount > 0 else { return titled }
    let firsts = Dictionary(titled.map { ($0.title, $0.section) }) { first, _ in first }
    var nearest = 0
    return indexTitles.map { title in
      nearest = firsts[title] ?? nearest
      return IndexEntry(title, section: nearest)
    }
  }

  /// Whether the index has an entry for the search.
  package var indexHasSearch: Bool { showsSearchInIndex && hasIndex }

  /// Whether the index has an entry.
  package var hasIndex: Bool {
    sectionCount > 0
      && (!indexTitles.isEmpty || (0..<sectionCount).contains { indexTitle(of: $0) != nil })
  }
}
