import Foundation

extension BatchCheck {
  /// No two changes may be about the same place (B-20 to B-24).
  mutating func checkConflicts() {
    let goneSections = Set(shape.deletedSections)
    let gone = Set(shape.deletedRows)
    for section in shape.reloadedSections where goneSections.contains(section) {
      report("B-20", "section \(section) is deleted and reloaded")
    }
    for path in shape.reloadedRows where gone.contains(path) {
      report("B-20", "row \(path.text) is deleted and reloaded")
    }
    for (source, _) in shape.movedSections
    where goneSections.contains(source) || shape.reloadedSections.contains(source) {
      report("B-21", "section \(source) is deleted or reloaded, and moved")
    }
    for (source, _) in shape.movedRows
    where gone.contains(source) || shape.reloadedRows.contains(source) {
      report("B-21", "row \(source.text) is deleted or reloaded, and moved")
    }
    let comeSections = Set(shape.insertedSections)
    let come = Set(shape.insertedRows)
    for (_, target) in shape.movedSections where comeSections.contains(target) {
      report("B-22", "section \(target) is inserted and moved to")
    }
    for (_, target) in shape.movedRows where come.contains(target) {
      report("B-22", "row \(target.text) is inserted and moved to")
    }
    for (source, target) in shape.movedRows where source.count == 2 && target.count == 2 {
      if goneSections.contains(source[0]) || shape.reloadedSections.contains(source[0]) {
        report("B-23", "row \(source.text) moves out of a section that is deleted or reloaded")
      }
      if comeSections.contains(target[0]) {
        report("B-24", "row \(source.text) moves into inserted section \(target[0])")
      }
    }
  }
}
