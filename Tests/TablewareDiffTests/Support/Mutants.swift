import TablewareDiff

extension Batch {
  /// The batch with one change dropped, doubled, shifted by one, or turned into another kind; each
  /// change in turn.
  var mutants: [Batch] {
    mutants(of: \.deletedSections, shifted: \.neighbors)
      + mutants(of: \.insertedSections, shifted: \.neighbors)
      + mutants(of: \.movedSections) { move in
        move.source.neighbors.map { MovedSection(from: $0, to: move.destination) }
          + move.destination.neighbors.map { MovedSection(from: move.source, to: $0) }
      }
      + mutants(of: \.deletedRows, shifted: \.neighbors)
      + mutants(of: \.insertedRows, shifted: \.neighbors)
      + mutants(of: \.movedRows) { move in
        move.source.neighbors.map { MovedRow(from: $0, to: move.destination) }
          + move.destination.neighbors.map { MovedRow(from: move.source, to: $0) }
      }
      + turned(\.deletedSections, into: \.insertedSections) { $0 }
      + turned(\.insertedSections, into: \.deletedSections) { $0 }
      + turned(\.movedSections, into: \.deletedSections, \.source)
      + turned(\.movedSections, into: \.insertedSections, \.destination)
      + turned(\.deletedRows, into: \.insertedRows) { $0 }
      + turned(\.insertedRows, into: \.deletedRows) { $0 }
      + turned(\.movedRows, into: \.deletedRows, \.source)
      + turned(\.movedRows, into: \.insertedRows, \.destination)
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
        + shifted(change).map { neighbor in
          var mutant = self
          mutant[keyPath: list][index] = neighbor
          return mutant
        }
    }
  }

  private func turned<Change, Other>(
    _ list: WritableKeyPath<Batch, [Change]>, into other: WritableKeyPath<Batch, [Other]>,
    _ half: (Change) -> Other
  ) -> [Batch] {
    self[keyPath: list].indices.map { index in
      var mutant = self
      mutant[keyPath: other].append(half(mutant[keyPath: list].remove(at: index)))
      return mutant
    }
  }
}

extension Int {
  fileprivate var neighbors: [Int] { [self - 1, self + 1] }
}

extension RowPath {
  fileprivate var neighbors: [RowPath] {
    section.neighbors.map { RowPath(section: $0, row: row) }
      + row.neighbors.map { RowPath(section: section, row: $0) }
  }
}
