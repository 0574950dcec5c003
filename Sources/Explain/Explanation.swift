import TablewareDiff

/// The changes between two snapshots, batch by batch.
///
/// - Complexity: that of the plan, and O(n) for n rows to find repeated ids and to check the plan.
package struct Explanation: Sendable {
  struct Step: Sendable {
    let batch: Batch
    let before: Sheet
    let after: Sheet
  }

  let old: Sheet
  let new: Sheet
  let steps: [Step]
  let refreshedRows: [RowPath]
  let refreshedSections: [Int]
  /// Problems of the input, one sentence each.
  package let diagnostics: [String]
  /// Whether every batch passed its check. If not, which is a defect of Tableware, `diagnostics`
  /// reports it.
  package let isSound: Bool

  package init(from old: Sheet, to new: Sheet) {
    let plan = Plan(from: old, to: new)
    var steps: [Step] = []
    var mistakes: [String] = []
    for (index, step) in plan.steps.enumerated() {
      let before = steps.last?.after ?? old
      // The last batch always produces the new snapshot, even if it only moves sections.
      let after =
        switch step.after {
        case .oldSections(let order) where index < plan.steps.count - 1: old.reordered(order)
        default: new
        }
      steps.append(Step(batch: step.batch, before: before, after: after))
      mistakes += Verification.sentences(step.batch, number: index + 1, from: before, to: after)
    }
    self.old = old
    self.new = new
    self.steps = steps
    refreshedRows = plan.refreshedRows
    refreshedSections = plan.refreshedSections
    diagnostics =
      Repeats.sentences(in: old, named: "old") + Repeats.sentences(in: new, named: "new") + mistakes
    isSound = mistakes.isEmpty
  }
}
