import Explain
import TablewareDiff
import Testing

/// What is said of a batch that is wrong.
@Suite struct VerificationTests {
  private func sheet(_ sections: String) throws -> Sheet {
    // "A:ab C:" is a section A with two rows and one without any.
    let parts = sections.split(separator: " ").map { part in
      let rows = part.dropFirst(2).map { "\"\($0)\"" }.joined(separator: ",")
      return #"{"id":"\#(part.prefix(1))","rows":[\#(rows)]}"#
    }
    return try Sheet(json: Array("[\(parts.joined(separator: ","))]".utf8))
  }

  private func isRight(_ batch: Batch, _ old: Sheet, _ new: Sheet) -> Bool {
    Verification.sentences(batch, number: 1, from: old, to: new).isEmpty
  }

  @Test func noticesEveryLostChange() throws {
    let old = try sheet("A:abcde B:fg D:h")
    let new = try sheet("A:badx C:iy B:gfe")
    let batch = try #require(Plan(from: old, to: new).steps.first?.batch)
    #expect(isRight(batch, old, new))
    for mutant in mutants(of: batch) {
      #expect(!isRight(mutant, old, new), "\(mutant)")
    }
  }

  /// The batch with one of its changes missing, each in turn.
  private func mutants(of batch: Batch) -> [Batch] {
    func each(_ list: WritableKeyPath<Batch, [some Any]>) -> [Batch] {
      batch[keyPath: list].indices.map { index in
        var mutant = batch
        mutant[keyPath: list].remove(at: index)
        return mutant
      }
    }
    return each(\.deletedSections) + each(\.insertedSections) + each(\.deletedRows)
      + each(\.insertedRows) + each(\.movedRows)
  }

  @Test func saysWhichBatchIsWrong() throws {
    let old = try sheet("A:ab")
    let new = try sheet("A:ba")
    #expect(
      Verification.sentences(Batch(), number: 2, from: old, to: new) == [
        "Batch 2 breaks rule B-40: row (0, 0) is b, not a.",
        "Batch 2 breaks rule B-40: row (0, 1) is a, not b.",
      ])
  }
}
