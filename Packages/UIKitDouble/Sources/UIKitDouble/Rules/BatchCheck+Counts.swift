import Foundation

extension BatchCheck {
  /// What there is after the update is what there was, plus what came, minus what went (B-30,
  /// B-31).
  mutating func checkCounts() {
    let inserted = Set(shape.insertedSections)
    let deleted = Set(shape.deletedSections)
    let expected = shape.old.count + inserted.count - deleted.count
    guard shape.new.count == expected else {
      return report(
        "B-30",
        "\(shape.new.count) sections after the update, not \(expected): \(shape.old.count) before, "
          + "\(inserted.count) inserted, \(deleted.count) deleted")
    }
    // The same move said twice counts once.
    let moves = Set(shape.movedRows.map { [$0.source, $0.target] })
    let come = Self.counts(Set(shape.insertedRows))
    let gone = Self.counts(Set(shape.deletedRows))
    let comeByMove = Self.counts(moves.map { $0[1] })
    let goneByMove = Self.counts(moves.map { $0[0] })
    let reloaded = Set(shape.reloadedSections)
    for (section, position) in shape.sectionMap().enumerated() {
      guard let position, !reloaded.contains(section) else { continue }
      let insertedRows = come[position] ?? 0
      let deletedRows = gone[section] ?? 0
      let movedIn = comeByMove[position] ?? 0
      let movedOut = goneByMove[section] ?? 0
      let expected = shape.old[section] + insertedRows - deletedRows + movedIn - movedOut
      if shape.new[position] != expected {
        report(
          "B-31",
          "\(shape.new[position]) rows in section \(position) after the update, not \(expected): "
            + "\(shape.old[section]) before, \(insertedRows) inserted, \(deletedRows) deleted, "
            + "\(movedIn) moved in, \(movedOut) moved out")
      }
    }
  }

  /// How many of some rows are in each section.
  private static func counts(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    Dictionary(paths.map { ($0[0], 1) }, uniquingKeysWith: +)
  }
}
