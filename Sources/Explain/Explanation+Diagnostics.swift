import TablewareDiff

/// Checks the batches of a plan once more before an explanation reports them.
package enum Verification {
  /// Returns one sentence for each rule that a batch breaks; none if the planner is correct.
  package static func sentences(
    _ batch: Batch, number: Int, from old: Sheet, to new: Sheet
  ) -> [String] {
    Validator.violations(of: batch, from: old, to: new).map {
      "Batch \(number) breaks rule \($0.rule.rawValue): \($0.detail)."
    }
  }
}

/// Finds identities that occur more than once. Such data is invalid: plans stay legal, but the
/// assignment of the copies is arbitrary.
enum Repeats {
  /// Returns one sentence for each repeated identity, sections first, in the order of their second
  /// copies.
  static func sentences(in sheet: Sheet, named name: String) -> [String] {
    let sections = sheet.sections.indices.lazy.map { (sheet.sections[$0].id, "\($0)") }
    let rows = sheet.sections.indices.lazy.flatMap { section in
      sheet.sections[section].rows.indices.lazy.map { row in
        (sheet.sections[section].rows[row].id, RowPath(section: section, row: row))
      }
    }
    return sentences("section", sections, name, count: sheet.sectionCount) { $0 }
      + sentences("row", rows, name, count: sheet.rowCount) { "[\($0.section),\($0.row)]" }
  }

  private static func sentences<Position>(
    _ noun: String, _ positions: some Sequence<(ExactText, Position)>, _ name: String, count: Int,
    _ describe: (Position) -> String
  ) -> [String] {
    var first = Dictionary<ExactText, Position>(minimumCapacity: count)
    var repeated: [ExactText: Int] = [:]
    var found: [(id: ExactText, first: Position, second: Position, more: Int)] = []
    for (id, position) in positions {
      guard let start = first[id] else {
        first[id] = position
        continue
      }
      if let index = repeated[id] {
        found[index].more += 1
      } else {
        repeated[id] = found.count
        found.append((id, start, position, 0))
      }
    }
    return found.map { item in
      let more = item.more == 0 ? "" : " and \(item.more.of("more time"))"
      return "The \(noun) id “\(item.id.text)” is repeated in \(name): "
        + "first at \(describe(item.first)), again at \(describe(item.second))\(more)."
    }
  }
}
