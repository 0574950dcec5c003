import TablewareDiff

/// Requests of a list and their answers.
extension LazyContents {
  /// Returns the placeholders to request for one of them: at an end of a gap those that follow the
  /// loaded rows, and otherwise mostly those after the placeholder.
  ///
  /// - Returns: positions with consecutive tokens.
  package func window(around position: Int, count: Int) -> Range<Int>? {
    guard let gap = gap(around: position) else { return nil }
    let start =
      if gap.upperBound - position <= count / 4 {
        gap.upperBound - count
      } else if position - gap.lowerBound <= count / 4 {
        gap.lowerBound
      } else {
        position - count / 4
      }
    var range = (start..<start + count).clamped(to: gap)
    // The answer is recognized by its first token.
    let run = ends.partitioningIndex { $0 > position }
    range = range.clamped(to: ends[run] - runs[run].count..<ends[run])
    return range.isEmpty ? nil : range
  }

  /// Shows the first answer of a source. Former placeholders are not those of other rows now.
  package mutating func showFirst(_ rows: [Identity], at position: Int, of total: Int) {
    var contents = LazyContents(
      list: list, count: max(total, position + rows.count), firstToken: nextToken)
    contents.show(rows, at: position..<position + rows.count)
    self = contents
  }

  /// Shows the rows for some placeholders.
  ///
  /// - Parameters:
  ///   - token: the token of the first placeholder.
  ///   - count: the number of placeholders.
  ///   - position: the actual position of the first row.
  ///   - total: the actual number of all rows.
  /// - Returns: `false` if other changes replaced the placeholders meanwhile.
  package mutating func show(
    _ rows: [Identity], forToken token: Int, _ count: Int, at position: Int, of total: Int
  ) -> Bool {
    guard let start = self.position(ofToken: token),
      self.position(ofToken: token + count - 1) == start + count - 1
    else { return false }
    show(rows, at: start..<start + count)
    settle(start, rows.count, at: position, of: total)
    return true
  }

  /// Shows rows again, and forgets all others.
  ///
  /// - Parameter anchor: the row that stays where it is, if the answer contains it.
  package mutating func showAgain(
    _ rows: [Identity], for anchor: Identity?, at position: Int, of total: Int
  ) {
    if shows(rows, at: position, of: total) { return }
    var start = min(position, count)
    if let anchor, let old = self.position(of: anchor), let offset = rows.firstIndex(of: anchor) {
      start = max(0, old - offset)
    }
    forget(0..<count)
    show(rows, at: start..<min(count, start + rows.count))
    settle(start, rows.count, at: position, of: total)
  }

  /// Whether these rows are all known rows, at a position of as many rows.
  private func shows(_ rows: [Identity], at position: Int, of total: Int) -> Bool {
    guard count == total, knownCount == rows.count else { return false }
    var shown = 0
    for (run, end) in zip(runs, ends) where !run.isGap {
      guard end - run.count == position + shown,
        run.rows.elementsEqual(rows[shown..<shown + run.count])
      else { return false }
      shown += run.count
    }
    return true
  }

  /// Changes the gaps before and after an answer to its actual position.
  private mutating func settle(_ start: Int, _ rows: Int, at position: Int, of total: Int) {
    let start = setCount(before: start, to: position)
    setCount(after: start + rows, to: max(0, total - start - rows))
  }

  /// Makes the rows outside of a range unknown, except one.
  ///
  /// - Returns: the rows that were known.
  @discardableResult
  package mutating func forget(outside kept: Range<Int>, except position: Int?) -> [Identity] {
    let exception = position.map { $0..<$0 + 1 } ?? kept
    let bounds = [
      0, kept.lowerBound, kept.upperBound, exception.lowerBound, exception.upperBound, count,
    ].map { min(max($0, 0), count) }.sorted()
    var rows: [Identity] = []
    for (start, end) in zip(bounds, bounds.dropFirst()) where start < end {
      if !kept.contains(start), !exception.contains(start) { rows += forget(start..<end) }
    }
    return rows
  }
}
