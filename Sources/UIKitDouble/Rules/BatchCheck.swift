#if !canImport(UIKit)
  import Foundation

  /// Every rule that a batch breaks: bounds, conflicts, counts, hazards. UIKit throws at the first; this
  /// finds all of them (B-46).
  struct BatchCheck {
    private let shape: BatchShape
    private(set) var breaches: [Breach] = []

    init(_ shape: BatchShape) {
      self.shape = shape
      checkBounds()
      checkConflicts()
      checkDuplicates()
      if !breaches.contains(where: { $0.verdict == .exception }) { checkCounts() }
      checkHazards()
    }

    private mutating func report(_ rule: String, _ detail: String) {
      report(rule, .exception, detail)
    }

    private mutating func report(_ rule: String, _ verdict: Breach.Verdict, _ detail: String) {
      breaches.append(Breach(rule, verdict, detail))
    }

    private mutating func checkBounds() {
      let old = shape.old.indices
      let new = shape.new.indices
      for section in shape.deletedSections + shape.reloadedSections
        + shape.movedSections.map(\.source)
      where !old.contains(section) {
        report("B-10", "section \(section) of \(old.count) before the update")
      }
      for section in shape.insertedSections + shape.movedSections.map(\.target)
      where !new.contains(section) {
        report("B-12", "section \(section) of \(new.count) after the update")
      }
      let goneSections = Set(shape.deletedSections)
      for path in shape.deletedRows where !shape.isOld(path) {
        // Swallowed with its section (B-14), and a mistake all the same.
        let isSwallowed = path.count == 2 && goneSections.contains(path[0])
        report(
          isSwallowed ? "B-14" : "B-11", isSwallowed ? .hazard : .exception,
          "row \(path.text) does not exist before the update")
      }
      for path in shape.reloadedRows + shape.movedRows.map(\.source) where !shape.isOld(path) {
        report("B-11", "row \(path.text) does not exist before the update")
      }
      for path in shape.insertedRows + shape.movedRows.map(\.target) where !shape.isNew(path) {
        report("B-13", "row \(path.text) does not exist after the update")
      }
    }

    private mutating func checkConflicts() {
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

    private mutating func checkDuplicates() {
      func repeated<Place: Hashable>(_ places: [Place]) -> [Place] {
        var seen: Set<Place> = []
        return places.filter { !seen.insert($0).inserted }
      }
      for section in repeated(shape.deletedSections) {
        report("B-26", "section \(section) is deleted twice")
      }
      for path in repeated(shape.deletedRows) {
        report("B-26", "row \(path.text) is deleted twice")
      }
      for section in repeated(shape.insertedSections) {
        report("B-27", .hazard, "section \(section) is inserted twice")
      }
      for path in repeated(shape.insertedRows) {
        report("B-27", .hazard, "row \(path.text) is inserted twice")
      }
      for section in repeated(shape.movedSections.map(\.source)) {
        report("B-25", "section \(section) moves to two places")
      }
      for section in repeated(shape.movedSections.map(\.target)) {
        report("B-25", "two sections move to \(section)")
      }
      for path in repeated(shape.movedRows.map(\.source)) {
        report("B-25", "row \(path.text) moves to two places")
      }
      for path in repeated(shape.movedRows.map(\.target)) {
        report("B-25", "two rows move to \(path.text)")
      }
    }

    private mutating func checkCounts() {
      let inserted = Set(shape.insertedSections)
      let deleted = Set(shape.deletedSections)
      let expected = shape.old.count + inserted.count - deleted.count
      guard shape.new.count == expected else {
        return report(
          "B-30",
          "\(shape.new.count) sections after the update, not \(expected): \(shape.old.count) before, "
            + "\(inserted.count) inserted, \(deleted.count) deleted")
      }
      for (section, place) in shape.sectionMap().enumerated() {
        guard let place, !shape.reloadedSections.contains(section) else { continue }
        let insertedRows = Set(shape.insertedRows.filter { $0[0] == place }).count
        let deletedRows = Set(shape.deletedRows.filter { $0[0] == section }).count
        let movedIn = shape.movedRows.filter { $0.target[0] == place }.count
        let movedOut = shape.movedRows.filter { $0.source[0] == section }.count
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

    private mutating func checkHazards() {
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
    }
  }
#endif
