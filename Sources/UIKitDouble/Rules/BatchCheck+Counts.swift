#if !canImport(UIKit)
  import Foundation

  extension BatchCheck {
    /// What there is after the update is what there was, plus what came, minus what went (B-30, B-31).
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
      let rowMoves = Set(shape.movedRows.map { [$0.source, $0.target] })
      for (section, place) in shape.sectionMap().enumerated() {
        guard let place, !shape.reloadedSections.contains(section) else { continue }
        let insertedRows = Set(shape.insertedRows.filter { $0[0] == place }).count
        let deletedRows = Set(shape.deletedRows.filter { $0[0] == section }).count
        let movedIn = rowMoves.filter { $0[1][0] == place }.count
        let movedOut = rowMoves.filter { $0[0][0] == section }.count
        let expected = shape.old[section] + insertedRows - deletedRows + movedIn - movedOut
        if shape.new[place] != expected {
          report(
            "B-31",
            "\(shape.new[place]) rows in section \(place) after the update, not \(expected): "
              + "\(shape.old[section]) before, \(insertedRows) inserted, \(deletedRows) deleted, "
              + "\(movedIn) moved in, \(movedOut) moved out")
        }
      }
    }
  }
#endif
