import Tableware

/// Which announcements somebody listens to.
package struct Interests: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let prefetch = Interests(rawValue: 1)
  package static let appearance = Interests(rawValue: 2)
  package static let impression = Interests(rawValue: 4)

  /// What somebody wants to hear of a row.
  package init(in row: AnyRow, section: Int, of table: Table) {
    self = []
    if table.responds(to: Prefetch.self, row, in: section) { insert(.prefetch) }
    if table.responds(to: Appearance.self, row, in: section)
      || table.responds(to: Disappearance.self, row, in: section)
    {
      insert(.appearance)
    }
    if table.responds(to: Impression.self, row, in: section) { insert(.impression) }
  }
}
