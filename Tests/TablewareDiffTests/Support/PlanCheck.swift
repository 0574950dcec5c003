import TablewareDiff

/// Plans, replays and validates; gives the first thing that is wrong, with the pair, or `nil`.
func problem(planning old: Table, to new: Table) -> String? {
  problem(in: Plan(from: old, to: new), from: old, to: new)
}

/// What is wrong with a plan, with the pair as a line for `tableware explain --batch`.
///
/// - Parameter isValidated: whether the validator has to agree. The replay checks the same rules,
///   four times as fast.
func problem(
  in plan: Plan, from old: Table, to new: Table, isValidated: Bool = true
) -> String? {
  guard let what = fault(in: plan, from: old, to: new, isValidated: isValidated) else { return nil }
  return report(what, plan, pairText(old, new))
}

/// The same for identities of any type. They are numbered for the replay: equal ones alike.
func problem<S, R>(planning old: Lists<S, R>, to new: Lists<S, R>) -> String? {
  let plan = Plan(from: old, to: new)
  var sections: [S] = []
  var rows: [R] = []
  func numbered(_ lists: Lists<S, R>) -> Table {
    Table(
      lists.sections.map { section in
        Table.Section(
          id: number(of: section.id, in: &sections),
          rows: section.rows.map { Table.Row(id: number(of: $0, in: &rows)) })
      })
  }
  let (oldTable, newTable) = (numbered(old), numbered(new))
  var what = fault(in: plan, from: oldTable, to: newTable, isValidated: false)
  // The validator has to agree on the identities as they are.
  var current = old
  for step in plan.steps where what == nil {
    var after = new
    if case .oldSections(let order) = step.after { after = old.reordered(order) }
    let violations = Validator.violations(of: step.batch, from: current, to: after)
    if !violations.isEmpty { what = "\(violations)" }
    current = after
  }
  return what.map { report($0, plan, pairText(old, new)) }
}

/// The place of an identity in a list of all that were seen, found by `==` alone.
private func number<ID: Equatable>(of id: ID, in seen: inout [ID]) -> Int {
  if let index = seen.firstIndex(of: id) { return index }
  seen.append(id)
  return seen.count - 1
}

private func report(_ what: String, _ plan: Plan, _ pair: String) -> String {
  let batches = plan.steps.map(\.batch.description).joined(separator: "\n        ")
  return "\(what)\n  \(pair)\n  plan: " + (batches.isEmpty ? "no batch" : batches)
}

/// What is wrong with a plan, in a few words; text is only made where something is.
private func fault(
  in plan: Plan, from old: Table, to new: Table, isValidated: Bool
) -> String? {
  if plan.steps.count > 2 { return "more than two steps" }
  var current = old
  var last: SlotReplay?
  for (number, step) in plan.steps.enumerated() {
    if step.batch.isEmpty { return "step \(number) is empty" }
    var after = new
    if case .oldSections(let order) = step.after {
      if number > 0 { return "sections are put in order in step \(number)" }
      guard order.sorted() == Array(old.sections.indices) else {
        return "\(order) is not an order of the old sections"
      }
      after = old.reordered(order)
    }
    let replay = SlotReplay(step.batch, from: current, to: after)
    if let problem = replay.problem { return "step \(number): \(problem)" }
    if isValidated {
      let violations = Validator.violations(of: step.batch, from: current, to: after)
      if !violations.isEmpty { return "step \(number): \(violations)" }
    }
    last = step.after == .new ? replay : nil
    current = after
  }
  // Where no step leads to the new table, it must be there already.
  let end = last ?? SlotReplay(Batch(), from: current, to: new)
  if let problem = end.problem { return "what the plan leaves: \(problem)" }
  if plan.refreshedRows != end.changedRows || plan.refreshedSections != end.changedSections {
    return "the plan refreshes rows \(plan.refreshedRows) and sections \(plan.refreshedSections), "
      + "but \(end.changedRows) and \(end.changedSections) changed"
  }
  return nil
}
