import TablewareDiff
import TablewareTesting
import Testing

/// Where everything ends up, compared with moving labels about in plain arrays.
@Suite struct BatchMappingTests {
  @Test func agreesWithReplay_OnEverySmallPlan() {
    let ids = [0, 1, 2]
    let all = Lists.all(sections: 2, sectionIDs: ids, rows: 2, rowIDs: ids, repeats: false)
    for old in all where old.isCanonical {
      for new in all {
        var shape = old.sections.map(\.rows.count)
        for step in Plan(from: old, to: new).steps {
          guard check(step.batch, on: shape, "\(old) to \(new)") else { return }
          if case .oldSections(let order) = step.after { shape = order.map { shape[$0] } }
        }
      }
    }
  }

  @Test func agreesWithReplay_OnEveryListOfMovesInOneSection() {
    for order in permutations(of: [0, 1, 2, 3, 4]) {
      for moved in 0..<32 {
        var batch = Batch()
        batch.movedRows = order.enumerated().filter { moved >> $0.element & 1 == 1 }.map {
          Batch.MovedRow(
            from: RowPath(section: 0, row: $0.element), to: RowPath(section: 0, row: $0.offset))
        }
        guard check(batch, on: [5], "\(order), \(moved)") else { return }
      }
    }
  }

  @Test func agreesWithReplay_OnRandomBatchesOfAllKindsAtOnce() {
    for seed in 0..<UInt64(runsLongTests ? 200_000 : 3_000) {
      var random = SeededGenerator(seed: seed)
      let shape = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        Int.random(in: 0...6, using: &random)
      }
      guard check(.random(on: shape, using: &random), on: shape, "seed \(seed)") else { return }
    }
  }

  @Test func changesNothing_WithoutChanges() {
    let mapping = BatchMapping(Batch())
    #expect(mapping.section(3) == 3)
    #expect(mapping.row(RowPath(section: 3, row: 4)) == RowPath(section: 3, row: 4))
  }

  @Test func tellsWhereTheRowsOfASectionGo_WhenItMoves() {
    let mapping = BatchMapping(Batch("mS 0→2 · dR (0, 0) · iR (2, 1)"))
    #expect(mapping.row(RowPath(section: 0, row: 0)) == nil)
    #expect(mapping.row(RowPath(section: 0, row: 1)) == RowPath(section: 2, row: 0))
    #expect(mapping.row(RowPath(section: 0, row: 2)) == RowPath(section: 2, row: 2))
    #expect(mapping.row(RowPath(section: 1, row: 2)) == RowPath(section: 0, row: 2))
  }

  @Test func f135_GivesSomePlace_WhenABatchIsIllegalInEveryWay() {
    var batch = Batch("dS 0 · dS 0 · iR (0, 0) · iR (0, 0) · mR (0, 1)→(0, 0) · mS 1→0 · mS 1→5")
    batch.insertedSections = [.min, .min, .min, 0, .max, .max]
    batch.insertedRows += [.min, .min, .max].map { RowPath(section: 0, row: $0) }
    batch.deletedRows = [.min, .min, .max].map { RowPath(section: $0, row: $0) }
    let mapping = BatchMapping(batch)
    #expect(mapping.section(0) == nil)
    for section in [Int.min, -1, 1, 2, .max] {
      #expect(mapping.section(section) != nil)
      for row in [Int.min, -1, 2, .max] {
        let path = RowPath(section: section, row: row)
        #expect((mapping.row(path) == nil) == batch.deletedRows.contains(path))
      }
    }
  }

  private func check(_ batch: Batch, on shape: [Int], _ what: String) -> Bool {
    let mapping = BatchMapping(batch)
    let (sections, rows) = naiveMapping(batch, on: shape)
    for (section, count) in shape.enumerated() {
      if mapping.section(section) != sections[section] {
        Issue.record("\(what): section \(section) of \(shape) after \(batch)")
        return false
      }
      for row in 0..<count {
        let path = RowPath(section: section, row: row)
        if mapping.row(path) != rows[path] {
          Issue.record("\(what): row \(path) of \(shape) after \(batch)")
          return false
        }
      }
    }
    return true
  }
}
