import TablewareDiff

/// Checks the batches of a plan once more before anybody relies on them.
package enum Verification {
  /// One sentence for each rule that a batch breaks; none, ever, if the planner is right.
  package static func sentences(
    _ batch: Batch, number: Int, from old: Sheet, to new: Sheet
  ) -> [String] {
    Validator.violations(of: batch, from: old, to: new).map {
      "Batch \(number) breaks rule \($0.rule.rawValue): \($0.detail)."
    }
  }
}
