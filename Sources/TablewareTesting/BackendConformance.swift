import Tableware
import TablewareHosting

/// Checks that a back end satisfies the requirements of `TableBackend`, with a long, seeded series
/// of changes.
///
/// ```swift
/// let failures = BackendConformance.failures(seed: 7) { table in
///   let viewport = Viewport(table, on: surface)
///   return (viewport, { table.commit(); viewport.layout() })
/// }
/// #expect(failures == [])
/// ```
public enum BackendConformance {
  /// Runs the suite on a back end.
  ///
  /// - Parameters:
  ///   - seed: determines the changes; the same seed makes the same ones.
  ///   - steps: the number of changes.
  ///   - make: attaches a back end to the table, and returns it with a closure that ends a turn: it
  ///     has to commit, and to lay out if the back end does that separately.
  /// - Returns: one sentence for each violated requirement, with the step; empty if there are none.
  public static func failures(
    seed: UInt64, steps: Int = 200,
    _ make: (Table) -> (backend: any TableBackend, endTurn: () -> Void)
  ) -> [String] {
    var failures: [String] = []
    var random = SeededGenerator(seed: seed)
    var state = SampleState(using: &random)
    let table = Table()
    var completions: [Int] = []
    show(state, on: table, 0) { completions.append($0) }
    let (backend, endTurn) = make(table)
    endTurn()

    for step in 1...max(1, steps) {
      state.change(using: &random)
      show(state, on: table, step) { completions.append($0) }
      endTurn()
      func report(_ what: String) { failures.append("seed \(seed), step \(step): \(what)") }

      if completions.last != step || completions.count != step + 1 {
        report("completions so far are \(completions.suffix(3)), the last should be \(step)")
      }
      let snapshot = table.snapshot
      var generations: Set<Int> = []
      for row in backend.bindings.rows {
        guard let current = snapshot[row.path] else {
          report("a cell is bound at \(row.path), which does not exist")
          continue
        }
        if current.identity != row.identity {
          report("the cell at \(row.path) shows \(row.identity), not \(current.identity)")
        } else if current.content != row.content, row.path.role != .row {
          report("the \(row.path.role) of section \(row.path.section) is not current")
        } else if current.content != row.content {
          report("the cell at \(row.path) shows old content of \(row.identity)")
        }
        if !generations.insert(row.generation).inserted {
          report("generation \(row.generation) is in use twice")
        }
      }
      for section in backend.bindings.sections
      where section != BoundSection(section.index, of: snapshot) {
        report("the header or footer of section \(section.index) is not current")
      }
    }
    return failures
  }

  private static func show(
    _ state: SampleState, on table: Table, _ step: Int, completion: @escaping (Int) -> Void
  ) {
    table.show(completion: { completion(step) }) {
      for section in state.sections {
        Section(section.id, header: SectionHeader(RowText(section.title))) {
          ForEach(section.rows, id: { $0.id }) { row in
            TextRow(RowText(row.text)).id(row.id)
          }
        }
      }
    }
  }
}
