import Foundation

extension BatchCheck {
  /// What adds up, and crashes or misplaces cells on some system (B-50 to B-53).
  mutating func checkHazards() {
    let movesRows =
      !(shape.movedRows.isEmpty && shape.insertedRows.isEmpty
      && shape.deletedRows.isEmpty && shape.reloadedRows.isEmpty)
    if !shape.movedSections.isEmpty, movesRows {
      report("B-50", .hazard, "sections move beside row changes")
    }
    let reloads = !(shape.reloadedRows.isEmpty && shape.reloadedSections.isEmpty)
    if reloads, shape.changesSections || !shape.movedRows.isEmpty {
      report("B-51", .hazard, "something is reloaded beside moves or section changes")
    }
    if !shape.movedSections.isEmpty,
      !(shape.insertedSections.isEmpty && shape.deletedSections.isEmpty)
    {
      report("B-52", .hazard, "sections move beside section inserts or deletes")
    }
    let reloaded = Set(shape.reloadedSections)
    guard !reloaded.isEmpty, !breaches.contains(where: { $0.verdict == .exception }) else {
      return
    }
    let positions = Set(
      shape.sectionMap().enumerated().filter { reloaded.contains($0.offset) }
        .compactMap(\.element))
    let doubled =
      (shape.deletedRows + shape.reloadedRows).filter { reloaded.contains($0[0]) }
      + shape.insertedRows.filter { positions.contains($0[0]) }
    for path in doubled {
      report("B-53", .hazard, "row \(path.text) changes in a section that is reloaded")
    }
  }
}
