import TablewareDiff

/// Loading and forgetting rows.
extension LazyContents {
  /// Makes the rows at some positions known.
  ///
  /// A row that is known at another position already is unknown there from now on: the data changed
  /// between two requests.
  ///
  /// - Parameters:
  ///   - rows: the identities, each of them once.
  ///   - range: the positions that they replace, of the same number or another one.
  package mutating func show(_ rows: [Identity], at range: Range<Int>) {
    for row in rows {
      guard let position = position(of: row), !range.contains(position) else { continue }
      replace(position..<position + 1, with: [gap(1)])
    }
    let token = rows.count == range.count ? firstToken(of: range) : nil
    replace(
      range, with: [Run(token: token ?? newTokens(rows.count), count: rows.count, rows: rows)])
  }

  /// Makes the rows at some positions unknown. Rows that replaced placeholders become the same
  /// placeholders again; rows that were inserted one by one become one gap, which one request loads
  /// again.
  ///
  /// - Returns: the rows that were known.
  @discardableResult
  package mutating func forget(_ range: Range<Int>) -> [Identity] {
    var forgotten: [Run] = []
    var rows: [Identity] = []
    var isShort = false
    for (run, end) in zip(runs, ends) {
      let start = end - run.count
      let part = range.clamped(to: start..<end)
      guard !part.isEmpty else { continue }
      let offset = part.lowerBound - start
      let gap = Run(token: run.token + offset, count: part.count)
      let wasShort = isShort
      isShort = !run.isGap && part.count < Self.shortCount
      if let last = forgotten.last, wasShort, isShort, last.tokens.upperBound != gap.token {
        forgotten[forgotten.count - 1] = self.gap(last.count + gap.count)
      } else {
        forgotten.append(gap)
      }
      if !run.isGap { rows += run.rows[offset..<offset + part.count] }
    }
    if !rows.isEmpty { replace(range, with: forgotten) }
    return rows
  }

  /// The rows below which neighbors whose tokens do not follow each other become one gap.
  private static var shortCount: Int { 32 }

  /// Changes the number of rows before a position, in the gaps nearest to it.
  ///
  /// - Returns: the new position of the same row: the requested one, unless there are more known
  ///   rows before it.
  @discardableResult
  package mutating func setCount(before position: Int, to wanted: Int) -> Int {
    var position = position
    if wanted > position {
      let added = wanted - position
      // At the end of the nearest gap, or at the beginning.
      let place = endOfGap(before: position) ?? 0
      replace(place..<place, with: [gap(added)])
      return wanted
    }
    while wanted < position, let end = endOfGap(before: position) {
      let start = gap(around: end - 1)?.lowerBound ?? end
      let removed = min(position - wanted, end - start)
      replace(end - removed..<end, with: [])
      position -= removed
    }
    return position
  }

  /// Changes the number of rows from a position to the end, in the gaps nearest to it.
  package mutating func setCount(after position: Int, to wanted: Int) {
    var rest = count - position
    if wanted > rest {
      let place = startOfGap(after: position) ?? count
      let end = gap(around: place)?.upperBound ?? count
      replace(end..<end, with: [gap(wanted - rest)])
    }
    while wanted < rest, let start = startOfGap(after: position) {
      let end = gap(around: start)?.upperBound ?? start
      let removed = min(rest - wanted, end - start)
      replace(end - removed..<end, with: [])
      rest -= removed
    }
  }

  private func endOfGap(before position: Int) -> Int? {
    runs.indices.last { runs[$0].isGap && ends[$0] - runs[$0].count < position }
      .map { min(ends[$0], position) }
  }

  private func startOfGap(after position: Int) -> Int? {
    runs.indices.first { runs[$0].isGap && ends[$0] > position }
      .map { max(ends[$0] - runs[$0].count, position) }
  }
}
