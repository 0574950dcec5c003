import Foundation

extension BatchCheck {
  /// Every index has to be of a place that exists: before the update for what goes, after it for
  /// what comes (B-10 to B-13), and none may be negative or `NSNotFound` (B-15).
  mutating func checkBounds() {
    for section in shape.deletedSections + shape.reloadedSections
      + shape.movedSections.map(\.source)
    where !shape.old.indices.contains(section) {
      reportSection(section, "B-10", "\(shape.old.count) before")
    }
    for section in shape.insertedSections + shape.movedSections.map(\.target)
    where !shape.new.indices.contains(section) {
      reportSection(section, "B-12", "\(shape.new.count) after")
    }
    let goneSections = Set(shape.deletedSections)
    for path in shape.deletedRows where !shape.isOld(path) {
      if path.count == 2, goneSections.contains(path[0]), !Self.isNoIndex(path[1]) {
        // Swallowed with its section, and a mistake all the same.
        report("B-14", .hazard, "row \(path.text) of a deleted section does not exist")
      } else {
        reportRow(path, "B-11", "before")
      }
    }
    for path in shape.reloadedRows + shape.movedRows.map(\.source) where !shape.isOld(path) {
      reportRow(path, "B-11", "before")
    }
    for path in shape.insertedRows + shape.movedRows.map(\.target) where !shape.isNew(path) {
      reportRow(path, "B-13", "after")
    }
  }

  private static func isNoIndex(_ index: Int) -> Bool { index < 0 || index == NSNotFound }

  private mutating func reportSection(_ section: Int, _ rule: String, _ count: String) {
    report(
      Self.isNoIndex(section) ? "B-15" : rule,
      "there is no section \(section): there are \(count) the update")
  }

  private mutating func reportRow(_ path: IndexPath, _ rule: String, _ time: String) {
    let isNone = path.count != 2 || path.contains(where: Self.isNoIndex)
    report(isNone ? "B-15" : rule, "row \(path.text) does not exist \(time) the update")
  }
}
