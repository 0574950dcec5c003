import TablewareDiff
import TablewareTesting
import Testing

/// Legal batches with one index dropped, doubled or shifted: each must be caught.
@Suite struct ValidatorMutantTests {
  @Test func catchesEveryMutant() {
    var mutantCount = 0
    for seed in 0..<UInt64(runsLongTests ? 20_000 : 400) {
      var random = SeededGenerator(seed: seed)
      let old = Lists<Int, Int>.random(repeats: false, using: &random)
      let new = old.changed(using: &random)
      var before = old
      for step in Plan(from: old, to: new).steps {
        var after = new
        if case .oldSections(let order) = step.after { after = old.reordered(order) }
        for mutant in step.batch.mutants {
          mutantCount += 1
          if Validator.violations(of: mutant, from: before, to: after).isEmpty {
            Issue.record("seed \(seed): \(step.batch) became \(mutant)\n  \(before)\n  \(after)")
          }
        }
        before = after
      }
    }
    #expect(mutantCount > 5_000)
  }
}

extension Batch {
  fileprivate var mutants: [Batch] {
    mutants(of: \.deletedSections, shifted: \.neighbours)
      + mutants(of: \.insertedSections, shifted: \.neighbours)
      + mutants(of: \.movedSections) { move in
        move.source.neighbours.map { SectionMove(from: $0, to: move.destination) }
          + move.destination.neighbours.map { SectionMove(from: move.source, to: $0) }
      }
      + mutants(of: \.deletedRows, shifted: \.neighbours)
      + mutants(of: \.insertedRows, shifted: \.neighbours)
      + mutants(of: \.movedRows) { move in
        move.source.neighbours.map { RowMove(from: $0, to: move.destination) }
          + move.destination.neighbours.map { RowMove(from: move.source, to: $0) }
      }
  }

  private func mutants<Change>(
    of list: WritableKeyPath<Batch, [Change]>, shifted: (Change) -> [Change]
  ) -> [Batch] {
    self[keyPath: list].indices.flatMap { index in
      let change = self[keyPath: list][index]
      var dropped = self
      dropped[keyPath: list].remove(at: index)
      var doubled = self
      doubled[keyPath: list].append(change)
      return [dropped, doubled]
        + shifted(change).map { neighbour in
          var mutant = self
          mutant[keyPath: list][index] = neighbour
          return mutant
        }
    }
  }
}

extension Int {
  fileprivate var neighbours: [Int] { [self - 1, self + 1] }
}

extension RowPath {
  fileprivate var neighbours: [RowPath] {
    section.neighbours.map { RowPath(section: $0, row: row) }
      + row.neighbours.map { RowPath(section: section, row: $0) }
  }
}
