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
/// Each row has a token, which stays the same while rows elsewhere are loaded, inserted and
/// removed. So a change costs as much as the rows that it replaces, and the comparison of two
/// states as much as the runs and the rows that differ, and not as much as the list has rows.
@usableFromInline
package struct LazyContents: Sendable {
  /// Known rows, or a gap.
  package struct Run: Sendable {
    /// The token of the first row; those of the others follow.
    package var token: Int
    package var count: Int
    /// The known rows; empty for a gap.
    package var rows: [Identity] = []

    package var isGap: Bool { rows.isEmpty }
    package var tokens: Range<Int> { token..<token + count }

    /// The part of the run within some offsets.
    func part(_ range: Range<Int>) -> Run {
      if range == 0..<count { return self }
      return Run(
        token: token + range.lowerBound, count: range.count,
        rows: isGap ? [] : Array(rows[range]))
    }
  }

  /// An object for each state: states with the same one are equal.
  private final class State: Sendable {}

  package let list: Int
  package private(set) var runs: [Run] = []
  /// The position at which each run ends.
  package private(set) var ends: [Int] = []
  /// The indices of the runs in the order of their tokens.
  private var order: [Int] = []
  /// The tokens of the known rows.
  private var tokens: [Identity: Int] = [:]
  /// The token of the next row.
  package private(set) var nextToken: Int
  private var state = State()

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
  package var knownCount: Int { tokens.count }

  package func identity(at position: Int) -> Identity {
    let (run, offset) = locate(position)
    if !runs[run].isGap { return runs[run].rows[offset] }
    return Identity(LazyPlaceholder(list: list, token: runs[run].token + offset))
  }

  /// Whether the row at a position is known.
  func isLoaded(at position: Int) -> Bool { !runs[locate(position).run].isGap }

  /// Whether two states are known to be the same; states that merely have equal rows may not be.
  func isKnownSame(as other: LazyContents) -> Bool { state === other.state }

  /// Returns the position of a row or of a placeholder.
  package func position(of identity: Identity) -> Int? {
    knownPosition(of: identity) ?? token(of: identity).flatMap(position(ofToken:))
  }

  /// Returns the position of a known row.
  func knownPosition(of row: Identity) -> Int? {
    tokens[row].flatMap(position(ofPlaceholderOrRow:))
  }

  /// Returns the token of a placeholder of this list; `nil` for every other row.
  package func token(of identity: Identity) -> Int? {
    guard let placeholder = identity.value(as: LazyPlaceholder.self), placeholder.list == list
    else { return nil }
    return placeholder.token
  }

  /// Returns the token of the placeholder at a position; `nil` for a known row.
  package func token(at position: Int) -> Int? {
    let (run, offset) = locate(position)
    return runs[run].isGap ? runs[run].token + offset : nil
  }

  /// Returns the position of the placeholder with a token; `nil` if its row is known.
  package func position(ofToken token: Int) -> Int? {
    guard let run = run(ofToken: token), runs[run].isGap else { return nil }
    return position(ofPlaceholderOrRow: token)
  }

  /// Returns the position of the row with a token, known or not; `nil` if it does not exist.
  package func position(ofPlaceholderOrRow token: Int) -> Int? {
    guard let run = run(ofToken: token) else { return nil }
    return ends[run] - runs[run].count + token - runs[run].token
  }

  /// Returns the first token of the rows at some positions, if their tokens are consecutive.
  func firstToken(of range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else { return nil }
    let (first, offset) = locate(range.lowerBound)
    let token = runs[first].token + offset
    var run = first
    while ends[run] < range.upperBound {
      guard runs[run + 1].token == runs[run].tokens.upperBound else { return nil }
      run += 1
    }
    return token
  }

  /// The runs whose tokens are within a range, in the order of these.
  func runs(ofTokens range: Range<Int>) -> [Int] {
    let first = order.partitioningIndex { runs[$0].tokens.upperBound > range.lowerBound }
    return Array(order[first...].prefix { runs[$0].token < range.upperBound })
  }

  private func run(ofToken token: Int) -> Int? {
    let index = order.partitioningIndex { runs[$0].tokens.upperBound > token }
    return index < order.count && runs[order[index]].token <= token ? order[index] : nil
  }

  /// Returns the positions of the consecutive placeholders around one of them.
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
    Run(token: newTokens(count), count: max(0, count))
  }

  /// Returns the first one of some new tokens.
  mutating func newTokens(_ count: Int) -> Int {
    defer { nextToken += max(0, count) }
    return nextToken
  }

  /// Replaces the rows at some positions.
  ///
  /// - Complexity: O(runs + replaced rows).
  package mutating func replace(_ range: Range<Int>, with middle: [Run]) {
    state = State()
    var (first, last): ([Run], [Run]) = ([], [])
    for (run, end) in zip(runs, ends) {
      let start = end - run.count
      if start < range.lowerBound {
        first.append(run.part(0..<min(run.count, range.lowerBound - start)))
      }
      let replaced = range.clamped(to: start..<end)
      if !run.isGap, !replaced.isEmpty {
        for position in replaced { tokens[run.rows[position - start]] = nil }
      }
      if end > range.upperBound {
        last.append(run.part(max(0, range.upperBound - start)..<run.count))
      }
    }
    for run in middle {
      for (offset, row) in run.rows.enumerated() { tokens[row] = run.token + offset }
    }
    runs = Self.merged(first + middle + last)
    ends.removeAll(keepingCapacity: true)
    for run in runs { ends.append(count + run.count) }
    order = runs.indices.sorted { runs[$0].token < runs[$1].token }
  }

  /// The most rows of a run that was merged of others. The comparison of two states skips a run
  /// that both have, so long runs that change at an end would cost more.
  private static var mergedCount: Int { 128 }

  /// Merges neighbors of one kind with consecutive tokens.
  private static func merged(_ runs: [Run]) -> [Run] {
    var merged: [Run] = []
    for run in runs where run.count > 0 {
      if let last = merged.last, last.isGap == run.isGap, last.tokens.upperBound == run.token,
        run.isGap || last.count + run.count <= mergedCount
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
