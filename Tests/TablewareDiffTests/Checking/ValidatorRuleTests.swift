import TablewareDiff
import Testing

/// Each rule alone, with the whole message.
@Suite struct ValidatorRuleTests {
  struct Breach: Sendable {
    var old = "A[a b] B[c]"
    var new = "A[a b] B[c]"
    var batch = ""
    var message: String
  }

  static func breaches(of rule: Violation.Rule) -> [Breach] {
    switch rule {
    case .sectionSourceBounds:
      [
        Breach(batch: "dS 2", message: "B-10: section 2 of 2 before the batch"),
        Breach(batch: "mS -1→0", message: "B-10: section -1 of 2 before the batch"),
      ]
    case .rowSourceBounds:
      [
        Breach(batch: "dR (0, 2)", message: "B-11: row (0, 2) does not exist before the batch"),
        Breach(
          batch: "mR (2, 0)→(0, 0)", message: "B-11: row (2, 0) does not exist before the batch"),
      ]
    case .sectionDestinationBounds:
      [
        Breach(batch: "iS -1", message: "B-12: section -1 of 2 after the batch"),
        Breach(batch: "mS 0→2", message: "B-12: section 2 of 2 after the batch"),
      ]
    case .rowDestinationBounds:
      [
        Breach(batch: "iR (1, 1)", message: "B-13: row (1, 1) does not exist after the batch"),
        Breach(
          batch: "mR (0, 0)→(0, -1)",
          message: "B-13: row (0, -1) does not exist after the batch"),
      ]
    case .redundantRowChange:
      [
        Breach(new: "B[c]", batch: "dS 0 · dR (0, 1)", message: "B-14: 0 is in both lists"),
        Breach(old: "A[a b]", batch: "iS 1 · iR (1, 0)", message: "B-14: 1 is in both lists"),
      ]
    case .deleteAndMove:
      [
        Breach(
          new: "A[a] B[c b]", batch: "dR (0, 1) · mR (0, 1)→(1, 1)",
          message: "B-21: (0, 1) is in both lists"),
        Breach(batch: "dS 1 · mS 1→0", message: "B-21: 1 is in both lists"),
      ]
    case .insertAndMove:
      [
        Breach(
          batch: "iR (0, 1) · mR (0, 0)→(0, 1)", message: "B-22: (0, 1) is in both lists"),
        Breach(batch: "iS 1 · mS 0→1", message: "B-22: 1 is in both lists"),
      ]
    case .moveFromDeletedSection:
      [Breach(new: "B[a c]", batch: "dS 0 · mR (0, 0)→(0, 0)", message: "B-23: 0 is in both lists")]
    case .moveIntoInsertedSection:
      [
        Breach(
          old: "A[a b c]", batch: "iS 1 · mR (0, 2)→(1, 0)", message: "B-24: 1 is in both lists")
      ]
    case .ambiguousMove:
      [
        Breach(batch: "mS 0→0 · mS 0→1", message: "B-25: 0 is listed twice"),
        Breach(batch: "mS 0→1 · mS 1→1", message: "B-25: 1 is listed twice"),
        Breach(
          batch: "mR (0, 0)→(0, 0) · mR (0, 0)→(0, 1)", message: "B-25: (0, 0) is listed twice"),
        Breach(
          batch: "mR (0, 0)→(0, 1) · mR (0, 1)→(0, 1)", message: "B-25: (0, 1) is listed twice"),
      ]
    case .doubleDelete:
      [
        Breach(batch: "dR (0, 1) · dR (0, 1)", message: "B-26: (0, 1) is listed twice"),
        Breach(batch: "dS 1 · dS 1", message: "B-26: 1 is listed twice"),
      ]
    case .doubleInsert:
      [
        Breach(batch: "iR (0, 1) · iR (0, 1)", message: "B-27: (0, 1) is listed twice"),
        Breach(batch: "iS 1 · iS 1", message: "B-27: 1 is listed twice"),
      ]
    case .sectionCount:
      [Breach(new: "A[a b]", message: "B-30: 2 sections expected, 1 found")]
    case .rowCount:
      [
        Breach(new: "A[a b] B[]", message: "B-31: section 1: 1 rows expected, 0 found"),
        Breach(
          new: "A[a b] B[c d]", batch: "dR (1, 0)",
          message: "B-31: section 1: 0 rows expected, 2 found"),
      ]
    case .rowIdentity:
      [Breach(new: "A[a x] B[c]", message: "B-40: row (0, 1) is x, not b")]
    case .sectionIdentity:
      [Breach(new: "A[a b] X[c]", message: "B-41: section 1 is X, not B")]
    case .sectionMoveWithRowChanges:
      [
        Breach(
          new: "B[] A[a b]", batch: "mS 0→1 · dR (1, 0)",
          message: "B-50: a batch with section moves must hold no row changes")
      ]
    case .sectionMoveWithSectionChanges:
      [
        Breach(
          new: "B[c] X[] A[a b]", batch: "mS 0→2 · iS 1",
          message: "B-52: a batch with section moves must hold nothing else")
      ]
    }
  }

  @Test(arguments: Violation.Rule.allCases)
  func reports(_ rule: Violation.Rule) {
    for breach in Self.breaches(of: rule) {
      let violations = Validator.violations(
        of: Batch(breach.batch), from: Letters(breach.old), to: Letters(breach.new))
      let messages = violations.filter { $0.rule == rule }.map(\.description)
      #expect(messages == [breach.message], "\(breach.batch)")
    }
  }

  @Test func f135_SurvivesExtremeIndexes() {
    for index in [Int.min, .max] {
      var batch = Batch()
      batch.deletedSections = [index]
      batch.insertedRows = [RowPath(section: index, row: index)]
      let outline = Letters("A[a]")
      let violations = Validator.violations(of: batch, from: outline, to: outline)
      #expect(violations.map(\.rule) == [.sectionSourceBounds, .rowDestinationBounds])
    }
  }
}
