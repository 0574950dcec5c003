import Tableware

/// The entries of a table's index on a page.
enum PageIndex {
  /// The most entries, because an index of thousands is not usable.
  static let limit = 200

  /// Returns the titles of the index, consecutive equal ones once. If there are too many, they are
  /// thinned out evenly; the first and the last stay.
  ///
  /// - Complexity: O(sections + entries).
  static func entries(of snapshot: Snapshot) -> [String] {
    var titles: [String] = []
    for entry in snapshot.indexEntries where entry.title != titles.last {
      titles.append(entry.title)
    }
    guard titles.count > limit else { return titles }
    return (0..<limit).map { titles[$0 * (titles.count - 1) / (limit - 1)] }
  }
}
