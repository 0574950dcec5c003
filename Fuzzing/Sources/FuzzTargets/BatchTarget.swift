import TablewareDiff

/// Plans, batches, the validator and the mapping of positions: every batch of a plan is legal, the
/// validator agrees with an application of the rules to plain arrays, the mapping agrees with that
/// as well, and no batch is a crash.
func checkBatch(_ bytes: [UInt8]) throws(Finding) {
  var reader = ByteReader(bytes)
  let old = PlainTable(&reader)
  let new = PlainTable(&reader)
  let policy = [RepeatPolicy.inOrder, .paired, .unchecked][reader.number(upTo: 2)]
  let steps = Plan(from: old, to: new, repeats: policy).steps
  var before = old
  for step in steps {
    let after =
      switch step.after {
      case .oldSections(let order): PlainTable(sections: order.map { old.sections[$0] })
      case .new: new
      }
    try check(step.batch, from: before, to: after, isPlanned: true)
    before = after
  }
  try require(before == new, "a plan does not lead to the new table")

  var batch = steps.first?.batch ?? Batch()
  while !reader.isAtEnd { batch.change(&reader) }
  try check(batch, from: old, to: new, isPlanned: false)
}

private func check(
  _ batch: Batch, from old: PlainTable, to new: PlainTable, isPlanned: Bool
) throws(Finding) {
  let violations = Validator.violations(of: batch, from: old, to: new)
  let applied = NaiveApplication(batch, from: old, to: new)
  try require(
    violations.isEmpty == (applied != nil),
    "\(batch) from \(old) to \(new): the validator finds \(violations), the application "
      + (applied == nil ? "fails" : "succeeds"))
  try require(!isPlanned || violations.isEmpty, "the plan has \(batch): \(violations)")
  let mapping = BatchMapping(batch)
  for section in [.min, -1, old.sections.count, .max] {
    _ = mapping.section(section)
    for row in [Int.min, -1, 3, .max] { _ = mapping.row(RowPath(section: section, row: row)) }
  }
  guard let applied else { return }
  for (section, rows) in old.sections.enumerated() {
    let (expected, found) = (applied.sections[section], mapping.section(section))
    try require(
      found == expected, "\(batch) maps section \(section) to \(String(describing: found))")
    for row in rows.rows.indices {
      let path = RowPath(section: section, row: row)
      let (expected, found) = (applied.rows[path], mapping.row(path))
      try require(found == expected, "\(batch) maps row \(path) to \(String(describing: found))")
    }
  }
}

extension Batch {
  /// Adds or removes a change.
  fileprivate mutating func change(_ reader: inout ByteReader) {
    let kind = reader.number(upTo: 11)
    let first = reader.position()
    switch kind {
    case 0: deletedSections.append(first)
    case 1: insertedSections.append(first)
    case 2: movedSections.append(MovedSection(from: first, to: reader.position()))
    case 3: deletedRows.append(RowPath(section: first, row: reader.position()))
    case 4: insertedRows.append(RowPath(section: first, row: reader.position()))
    case 5:
      let source = RowPath(section: first, row: reader.position())
      let destination = RowPath(section: reader.position(), row: reader.position())
      movedRows.append(MovedRow(from: source, to: destination))
    case 6: remove(first, from: &deletedSections)
    case 7: remove(first, from: &insertedSections)
    case 8: remove(first, from: &movedSections)
    case 9: remove(first, from: &deletedRows)
    case 10: remove(first, from: &insertedRows)
    default: remove(first, from: &movedRows)
    }
  }

  private func remove<Element>(_ index: Int, from list: inout [Element]) {
    if list.indices.contains(index) { list.remove(at: index) }
  }
}
