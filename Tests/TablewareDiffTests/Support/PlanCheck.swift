import TablewareDiff

/// Plans, replays and validates; gives the first thing that is wrong, with the pair, or `nil`.
///
/// The replay fills slots as rules B-35 and B-36 say, in its own way: it shares nothing with the
/// planner, the validator or ``BatchMapping``.
func problem<S, R>(planning old: Lists<S, R>, to new: Lists<S, R>) -> String? {
  let plan = Plan(from: old, to: new)
  func report(_ what: String) -> String {
    "\(what)\n  old: \(old)\n  new: \(new)\n  plan: "
      + plan.steps.map(\.batch.description).joined(separator: "\n        ")
  }

  var current = old
  for (number, step) in plan.steps.enumerated() {
    if step.batch.isEmpty { return report("step \(number) is empty") }
    let after: Lists<S, R>
    switch step.after {
    case .oldSections(let order):
      guard order.sorted() == Array(old.sections.indices) else {
        return report("step \(number): \(order) is not an order of the old sections")
      }
      after = old.reordered(order)
    case .new: after = new
    }
    let violations = Validator.violations(of: step.batch, from: current, to: after)
    if !violations.isEmpty { return report("step \(number): \(violations)") }
    guard let replayed = replay(step.batch, on: current, fillingFrom: after) else {
      return report("step \(number) does not add up")
    }
    if replayed != after { return report("step \(number) shows \(replayed)") }
    current = after
  }
  if current != new { return report("the last step leaves \(current)") }
  if plan.steps.count > 2 { return report("more than two steps") }
  return nil
}

/// What a table shows after a batch: survivors by slot mapping, new places from `target`; `nil` if
/// the batch asks for places that do not exist.
func replay<S, R>(
  _ batch: Batch, on old: Lists<S, R>, fillingFrom target: Lists<S, R>
) -> Lists<S, R>? {
  let deletedSections = Set(batch.deletedSections)
  let sectionMoves = Dictionary(
    batch.movedSections.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 })
  guard
    let sectionMap = slots(
      old.sections.indices, of: target.sections.count, deleted: deletedSections.contains,
      inserted: Set(batch.insertedSections), moved: { sectionMoves[$0] },
      arriving: Set(sectionMoves.values))
  else { return nil }

  let deletedRows = Set(batch.deletedRows)
  let insertedRows = Dictionary(grouping: batch.insertedRows, by: \.section)
  let arrivingRows = Dictionary(grouping: batch.movedRows.map(\.destination), by: \.section)
  let rowMoves = Dictionary(
    batch.movedRows.map { ($0.source, $0.destination) }, uniquingKeysWith: { $1 })
  var result = target
  for (source, destination) in sectionMap {
    result.sections[destination].id = old.sections[source].id
    func path(_ row: Int) -> RowPath { RowPath(section: source, row: row) }
    guard
      let rowMap = slots(
        old.sections[source].rows.indices.filter { rowMoves[path($0)] == nil },
        of: target.sections[destination].rows.count, deleted: { deletedRows.contains(path($0)) },
        inserted: Set((insertedRows[destination] ?? []).map(\.row)), moved: { _ in nil },
        arriving: Set((arrivingRows[destination] ?? []).map(\.row)))
    else { return nil }
    for (row, slot) in rowMap {
      result.sections[destination].rows[slot] = old.sections[source].rows[row]
    }
  }
  for (source, destination) in rowMoves {
    result.sections[destination.section].rows[destination.row] = old.rowID(at: source)
  }
  return result
}

/// Which slot each survivor takes: moved ones their destination, the others, in order, the slots
/// that are neither inserted nor a destination. `nil` if their number is not the number of slots.
private func slots(
  _ places: some Sequence<Int>, of count: Int, deleted: (Int) -> Bool, inserted: Set<Int>,
  moved: (Int) -> Int?, arriving: Set<Int>
) -> [(Int, Int)]? {
  let free = (0..<count).filter { !inserted.contains($0) && !arriving.contains($0) }
  guard inserted.union(arriving).allSatisfy({ (0..<count).contains($0) }) else { return nil }
  var next = free.makeIterator()
  var result: [(Int, Int)] = []
  for place in places where !deleted(place) {
    guard let slot = moved(place) ?? next.next() else { return nil }
    result.append((place, slot))
  }
  return next.next() == nil ? result : nil
}
