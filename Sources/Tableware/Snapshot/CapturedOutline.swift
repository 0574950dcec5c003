/// The identities of a snapshot and nothing else: the part that may leave the isolation domain of a
/// table.
struct CapturedOutline: Outline, Sendable {
  private struct CapturedSection: Sendable {
    let id: Identity
    var rows: [Identity]
  }

  private var sections: [CapturedSection]

  /// - Complexity: O(rows).
  init(_ snapshot: Snapshot) {
    sections = (0..<snapshot.sectionCount).map {
      CapturedSection(id: snapshot.sectionID(at: $0), rows: Array(snapshot.rows(in: $0)))
    }
  }

  /// Replaces the identities of rows, by their positions in a section.
  mutating func rename(_ rows: [Int: Identity], in section: Int) {
    for (position, identity) in rows { sections[section].rows[position] = identity }
  }

  var sectionCount: Int { sections.count }
  func sectionID(at section: Int) -> Identity { sections[section].id }
  func rows(in section: Int) -> [Identity] { sections[section].rows }
  func id(of row: Identity) -> Identity { row }
  func hasSameContent(_ old: Identity, _ new: Identity) -> Bool { true }
  func hasSameHeader(_ section: Int, as old: CapturedOutline, _ oldSection: Int) -> Bool { true }
}
