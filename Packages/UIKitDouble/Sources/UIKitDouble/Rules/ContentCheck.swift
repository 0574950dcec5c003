import Foundation

/// The identities of rows, as the probe of a test reports them; UIKit does not know identities.
struct ProbedContent {
  var sections: [AnyHashable]
  var rows: [[AnyHashable]]
}

extension BatchShape {
  /// Places that show another row or section than before (B-40, B-41). The batch must break no rule
  /// that UIKit throws for.
  func contentBreaches(from before: ProbedContent, to after: ProbedContent) -> [Breach] {
    guard before.rows.map(\.count) == old, after.rows.map(\.count) == new else { return [] }
    var breaches: [Breach] = []
    let map = RowMap(self)
    let reloaded = (rows: Set(reloadedRows), sections: Set(reloadedSections))
    for (section, position) in map.sections.enumerated() {
      guard let position, !reloaded.sections.contains(section) else { continue }
      if before.sections[section] != after.sections[position] {
        breaches.append(
          Breach(
            "B-41", .content,
            "section \(position) shows \(before.sections[section]), the data says "
              + "\(after.sections[position])"))
      }
      for row in 0..<old[section] {
        let path = IndexPath(row: row, section: section)
        guard let target = map[path], !reloaded.rows.contains(path) else { continue }
        let shown = before.rows[section][row]
        let said = after.rows[target[0]][target[1]]
        if shown != said {
          breaches.append(
            Breach("B-40", .content, "row \(target.text) shows \(shown), the data says \(said)"))
        }
      }
    }
    return breaches
  }
}
