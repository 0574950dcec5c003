import TablewareDiff

extension LazyContents {
  /// Returns the rows that this state and an older one have in the same order, as runs: known rows
  /// by identity, and placeholders by token. A placeholder and the row that was loaded for it are
  /// the same row, so focus and position stay when it is loaded.
  ///
  /// - Complexity: O(runs + known rows of runs that differ), and the square of the number of runs
  ///   that moved.
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

  init(from old: LazyContents, to new: LazyContents) { (self.old, self.new) = (old, new) }

  mutating func run() {
    for (run, end) in zip(new.runs, new.ends) {
      let start = end - run.count
      var next = run.token
      // Tokens of another list mean other rows.
      for index in old.list == new.list ? old.runs(ofTokens: run.tokens) : [] {
        let other = old.runs[index]
        let shared = other.tokens.clamped(to: run.tokens)
        if !run.isGap { lookUp(run, next..<shared.lowerBound, at: start) }
        compare(
          Part(run, shared, at: start),
          with: Part(other, shared, at: old.ends[index] - other.count))
        next = shared.upperBound
      }
      if !run.isGap { lookUp(run, next..<run.tokens.upperBound, at: start) }
    }
  }

  /// A part of a run.
  private struct Part {
    let run: LazyContents.Run
    let offsets: Range<Int>
    /// The position of its first row.
    let position: Int

    init(_ run: LazyContents.Run, _ tokens: Range<Int>, at start: Int) {
      self.run = run
      offsets = tokens.lowerBound - run.token..<tokens.upperBound - run.token
      position = start + offsets.lowerBound
    }

    /// Whether the rows of two parts are the same memory.
    func sharesRows(with other: Part) -> Bool {
      offsets == other.offsets
        && run.rows.withUnsafeBufferPointer { rows in
          other.run.rows.withUnsafeBufferPointer { rows.baseAddress == $0.baseAddress }
        }
    }
  }

  /// Compares rows with the same tokens.
  private mutating func compare(_ part: Part, with other: Part) {
    let count = part.offsets.count
    if part.run.isGap == other.run.isGap, part.run.isGap || part.sharesRows(with: other) {
      return add(old: other.position, new: part.position, count: count)
    }
    for index in 0..<count {
      let (position, place) = (other.position + index, part.position + index)
      let earlier = other.run.isGap ? nil : other.run.rows[other.offsets.lowerBound + index]
      if part.run.isGap {
        // A row that was released, unless it is known elsewhere.
        guard let earlier, new.knownPosition(of: earlier) == nil else { continue }
        renamed[position] = new.identity(at: place)
        add(old: position, new: place, count: 1)
        continue
      }
      let row = part.run.rows[part.offsets.lowerBound + index]
      if row == earlier {
        add(old: position, new: place, count: 1)
      } else if let moved = old.knownPosition(of: row) {
        add(old: moved, new: place, count: 1)
      } else if earlier == nil {
        renamed[position] = row
        add(old: position, new: place, count: 1)
      }
    }
  }

  /// Finds known rows whose tokens are new.
  private mutating func lookUp(_ run: LazyContents.Run, _ tokens: Range<Int>, at start: Int) {
    for token in tokens {
      let offset = token - run.token
      guard let position = old.knownPosition(of: run.rows[offset]) else { continue }
      add(old: position, new: start + offset, count: 1)
    }
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
