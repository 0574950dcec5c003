import TablewareDiff

/// The identity of a row that is not loaded yet.
package struct LazyPlaceholder: Hashable, Sendable {
  /// The number of the list that contains the row.
  package let list: Int
  package let token: Int

  package init(list: Int, token: Int) { (self.list, self.token) = (list, token) }
}

/// The rows of a list of which only a few windows are loaded: identities where they are known, and
/// gaps, which have a length and no content.
///
/// ```
///   gap of 4,000 rows │ 100 known rows │ gap of 995,900 rows
///   tokens 0…3,999      tokens 4,000…    tokens 4,100…
/// ```
///
/// Each row of a gap has a token, which stays the same while rows elsewhere are loaded, inserted
/// and removed. So the comparison of two states costs as much as the known rows and the gaps, and
/// not as much as the list has rows.
@usableFromInline
package struct LazyContents: Sendable {
  /// Known rows, or a gap.
  package struct Run: Sendable {
    /// The token of the first row; `nil` for known rows that replaced no placeholders.
    package var token: Int?
    package var count: Int
    /// The known rows; empty for a gap.
    package var rows: [Identity] = []

    package var isGap: Bool { rows.isEmpty }

    /// The part of the run within some offsets.
    func part(_ range: Range<Int>) -> Run {
      Run(
        token: token.map { $0 + range.lowerBound }, count: range.count,
        rows: isGap ? [] : Array(rows[range]))
    }
  }

  package let list: Int
  package private(set) var runs: [Run] = []
  /// The position at which each run ends.
  package private(set) var ends: [Int] = []
  private var positions: [Identity: Int] = [:]
  /// The token of the next placeholder.
  package private(set) var nextToken: Int

  /// Creates a list of unknown rows.
  ///
  /// - Parameters:
  ///   - list: a number that no other list of the process has.
  ///   - count: the number of rows.
  ///   - token: the token of the first one.
  package init(list: Int, count: Int, firstToken token: Int = 0) {
    self.list = list
    nextToken = token
    replace(0..<0, with: [gap(count)])
  }

  package var count: Int { ends.last ?? 0 }
  /// The number of known rows.
  package var knownCount: Int { positions.count }

  package func identity(at position: Int) -> Identity {
    let (run, offset) = locate(position)
    if !runs[run].isGap { return runs[run].rows[offset] }
    return Identity(LazyPlaceholder(list: list, token: (runs[run].token ?? 0) + offset))
  }

  /// Whether the row at a position is known.
  func isLoaded(at position: Int) -> Bool { !runs[locate(position).run].isGap }

  /// Returns the position of a row or of a placeholder.
  package func position(of identity: Identity) -> Int? {
    positions[identity] ?? token(of: identity).flatMap(position(ofToken:))
  }

  /// Returns the token of a placeholder of this list; `nil` for every other row.
  package func token(of identity: Identity) -> Int? {
    guard let placeholder = identity.value as? LazyPlaceholder, placeholder.list == list else {
      return nil
    }
    return placeholder.token
  }

  package func position(ofToken token: Int) -> Int? {
    for (run, end) in zip(runs, ends) where run.isGap {
      if let first = run.token, (first..<first + run.count).contains(token) {
        return end - run.count + token - first
      }
    }
    return nil
  }

  /// Returns the number of consecutive placeholders around one of them, as their positions.
  package func gap(around position: Int) -> Range<Int>? {
    guard (0..<count).contains(position) else { return nil }
    var (run, _) = locate(position)
    guard runs[run].isGap else { return nil }
    var last = run
    while run > 0, runs[run - 1].isGap { run -= 1 }
    while last + 1 < runs.count, runs[last + 1].isGap { last += 1 }
    return ends[run] - runs[run].count..<ends[last]
  }

  /// Returns an unknown part with new tokens.
  package mutating func gap(_ count: Int) -> Run {
    defer { nextToken += max(0, count) }
    return Run(token: nextToken, count: max(0, count))
  }

  /// Replaces the rows at some positions.
  package mutating func replace(_ range: Range<Int>, with middle: [Run]) {
    var (first, last): ([Run], [Run]) = ([], [])
    for (run, end) in zip(runs, ends) {
      let start = end - run.count
      if start < range.lowerBound {
        first.append(run.part(0..<min(run.count, range.lowerBound - start)))
      }
      if end > range.upperBound {
        last.append(run.part(max(0, range.upperBound - start)..<run.count))
      }
    }
    runs = Self.merged(first + middle + last)
    ends = []
    positions = Dictionary(minimumCapacity: runs.reduce(0) { $0 + $1.rows.count })
    for run in runs {
      let start = count
      for (offset, row) in run.rows.enumerated() { positions[row] = start + offset }
      ends.append(start + run.count)
    }
  }

  /// Merges neighbors of one kind with consecutive tokens.
  private static func merged(_ runs: [Run]) -> [Run] {
    var merged: [Run] = []
    for run in runs where run.count > 0 {
      if let last = merged.last, last.isGap == run.isGap,
        last.token.map({ $0 + last.count }) == run.token
      {
        merged[merged.count - 1].count += run.count
        merged[merged.count - 1].rows += run.rows
      } else {
        merged.append(run)
      }
    }
    return merged
  }

  private func locate(_ position: Int) -> (run: Int, offset: Int) {
    precondition(
      (0..<count).contains(position),
      "Row \(position) of \(count): a path outlived the snapshot it was read from.")
    let run = ends.partitioningIndex { $0 > position }
    return (run, runs[run].count - (ends[run] - position))
  }
}
