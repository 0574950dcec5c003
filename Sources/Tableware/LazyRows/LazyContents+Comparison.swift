import TablewareDiff

extension LazyContents {
  /// Returns the rows that this state and an older one have in the same order, as runs: known rows
  /// by identity, and placeholders by token. A placeholder and the row that was loaded for it are
  /// the same row, so focus and position stay when it is loaded.
  ///
  /// - Complexity: O(known rows + gaps), and the square of the number of runs that moved.
  func runsInOrder(since old: LazyContents) -> [Scan.Run] {
    var comparison = LazyComparison(from: old, to: self)
    comparison.run()
    return Self.longestInOrder(comparison.common)
  }

  /// Returns the rows of an older state that have another identity now, by their positions there:
  /// placeholders that were loaded, and rows that were released.
  func renamedRows(since old: LazyContents) -> [Int: Identity] {
    var comparison = LazyComparison(from: old, to: self)
    comparison.run()
    return comparison.renamed
  }

  /// Returns those runs that are in the same order in both states and have the most rows.
  private static func longestInOrder(_ runs: [Scan.Run]) -> [Scan.Run] {
    guard zip(runs, runs.dropFirst()).contains(where: { $0.old > $1.old }) else { return runs }
    var best: [(rows: Int, previous: Int)] = []
    for (index, run) in runs.enumerated() {
      var choice = (rows: 0, previous: -1)
      for earlier in 0..<index
      where runs[earlier].old < run.old && best[earlier].rows > choice.rows {
        choice = (best[earlier].rows, earlier)
      }
      best.append((choice.rows + Int(run.count), choice.previous))
    }
    var index = best.indices.max { best[$0].rows < best[$1].rows } ?? -1
    var kept: [Scan.Run] = []
    while index >= 0 {
      kept.append(runs[index])
      index = best[index].previous
    }
    return kept.reversed()
  }
}

/// The rows that two states of a list have in common.
private struct LazyComparison {
  private let old: LazyContents
  private let new: LazyContents
  /// Runs of rows that are in both states, ascending in the new one.
  private(set) var common: [Scan.Run] = []
  private(set) var renamed: [Int: Identity] = [:]
  /// The runs of the old state that have tokens, in the order of these.
  private let slots: [(tokens: Range<Int>, position: Int, run: LazyContents.Run)]

  init(from old: LazyContents, to new: LazyContents) {
    (self.old, self.new) = (old, new)
    slots =
      old.list != new.list
      ? []
      : zip(old.runs, old.ends).compactMap { run, end in
        run.token.map { ($0..<$0 + run.count, end - run.count, run) }
      }.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  mutating func run() {
    for (run, end) in zip(new.runs, new.ends) {
      if run.isGap {
        compareGap(run, at: end - run.count)
      } else {
        compareRows(run, at: end - run.count)
      }
    }
  }

  private mutating func compareRows(_ run: LazyContents.Run, at start: Int) {
    for (offset, row) in run.rows.enumerated() {
      if let position = old.position(of: row) {
        add(old: position, new: start + offset, count: 1)
      } else if let token = run.token, let slot = slot(token + offset), slot.row == nil {
        renamed[slot.position] = row
        add(old: slot.position, new: start + offset, count: 1)
      }
    }
  }

  private mutating func compareGap(_ run: LazyContents.Run, at start: Int) {
    guard let token = run.token else { return }
    let end = token + run.count
    var next = slots.partitioningIndex { $0.tokens.upperBound > token }
    while next < slots.count, slots[next].tokens.lowerBound < end {
      let slot = slots[next]
      let shared = slot.tokens.clamped(to: token..<end)
      let offset = shared.lowerBound - slot.tokens.lowerBound
      let place = start + shared.lowerBound - token
      if slot.run.isGap {
        add(old: slot.position + offset, new: place, count: shared.count)
      } else {
        for index in 0..<shared.count where new.position(of: slot.run.rows[offset + index]) == nil {
          renamed[slot.position + offset + index] = new.identity(at: place + index)
          add(old: slot.position + offset + index, new: place + index, count: 1)
        }
      }
      next += 1
    }
  }

  /// The position of a token in the old state, and the row that it was loaded as.
  private func slot(_ token: Int) -> (position: Int, row: Identity?)? {
    let index = slots.partitioningIndex { $0.tokens.upperBound > token }
    guard index < slots.count, slots[index].tokens.contains(token) else { return nil }
    let offset = token - slots[index].tokens.lowerBound
    let run = slots[index].run
    return (slots[index].position + offset, run.isGap ? nil : run.rows[offset])
  }

  private mutating func add(old: Int, new: Int, count: Int) {
    if let last = common.last, Int(last.old + last.count) == old, Int(last.new + last.count) == new
    {
      common[common.count - 1].count += Int32(truncatingIfNeeded: count)
    } else {
      common.append(Scan.Run(old: old, new: new, count: count))
    }
  }
}

extension Scan {
  /// Adds runs that are known to be the same in two lists; all other rows are leftovers.
  mutating func add(_ found: [Run], _ oldCount: Int, _ newCount: Int) {
    let first = runs.count
    runs += found
    leaveOverGaps(from: first, oldCount: oldCount, newCount: newCount)
  }
}

extension Snapshot {
  /// Returns every rule that a batch from this snapshot to another one breaks. A placeholder and
  /// the row that was loaded for it are the same row.
  ///
  /// - Complexity: O(rows).
  package func violations(of batch: Batch, to new: Snapshot) -> [Violation] {
    guard sections.contains(where: { $0.rows.lazyContents != nil }) else {
      return Validator.violations(of: batch, from: self, to: new)
    }
    var old = CapturedOutline(self)
    for (index, section) in sections.enumerated() {
      if let contents = section.rows.lazyContents, let newIndex = new.index(of: section.identity),
        let newContents = new.sections[newIndex].rows.lazyContents
      {
        old.rename(newContents.renamedRows(since: contents), in: index)
      }
    }
    return Validator.violations(of: batch, from: old, to: CapturedOutline(new))
  }

  /// The number of rows by which a list may become longer or shorter in a batch, which lists each
  /// row.
  private static var lazyLimit: Int { 10_000 }
  /// The same for a list that shows only placeholders, such as one before its first rows.
  private static var placeholderLimit: Int { 256 }
  /// The number of sections up to which each commit looks for such lists.
  private static var lazySections: Int { 256 }

  /// Returns whether a list of which only a part is loaded became so much longer or shorter that a
  /// batch would list too many rows.
  func isFarFrom(_ old: Snapshot) -> Bool {
    sections.count <= Self.lazySections
      && sections.contains { section in
        guard let new = section.rows.lazyContents,
          let index = old.index(of: section.identity)
        else { return false }
        let count = old.rowCount(in: index)
        let isBlank = old.sections[index].rows.lazyContents?.knownCount == 0
        let limit = isBlank ? Self.placeholderLimit : Self.lazyLimit
        return (new.count - count).magnitude > limit
      }
  }
}
