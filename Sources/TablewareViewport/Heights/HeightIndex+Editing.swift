extension HeightIndex {
  /// Inserts items of one height before `index`, which may be `count`.
  package mutating func insert(count added: Int, each height: Int, at index: Int) {
    guard added > 0 else { return }
    let run = HeightRun(count: added, each: Self.clamp(height))
    if !absorb(run, at: index) { insert([run], at: index) }
  }

  /// Inserts items with the given heights before `index`, which may be `count`.
  package mutating func insert(_ heights: [Int], at index: Int) {
    guard !heights.isEmpty else { return }
    let runs = HeightRun.blocks(heights.map { Int32(truncatingIfNeeded: Self.clamp($0)) })
    if runs.count > 1 || !absorb(runs[0], at: index) { insert(runs, at: index) }
  }

  /// Removes a range of existing items.
  package mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = locate(range.lowerBound)
    let part = start.offset..<start.offset + range.count
    let length = groups[start.group].runs[start.run].count
    if part.upperBound <= length, part.count < length {
      remove(part, at: start)
    } else {
      removeRuns(range)
    }
  }

  /// Removes a part of one run.
  private mutating func remove(_ part: Range<Int>, at position: Position) {
    changeRun(at: position) { $0.remove(part) }
    guard groups[position.group].runs[position.run].count < HeightRun.blockSize / 2 else { return }
    changeGroup(position.group) {
      $0.mergeRuns(at: position.run + 1)
      $0.mergeRuns(at: position.run)
    }
  }

  /// Removes items of several runs, or a whole run.
  private mutating func removeRuns(_ range: Range<Int>) {
    // Splitting at the start first keeps the position of the end right.
    let start = split(at: range.lowerBound)
    var rest = range.count
    var group = start.group
    while rest > 0 {
      let first = group == start.group ? start.run : 0
      changeGroup(group) { $0.removeItems(&rest, from: first) }
      group += 1
    }
    tidyGroups(in: start.group..<group, joiningRunsAt: start.run)
  }

  /// Removes empty groups and joins small ones.
  private mutating func tidyGroups(in touched: Range<Int>, joiningRunsAt run: Int) {
    for group in touched.reversed() where groups[group].runs.isEmpty {
      replaceGroups(group..<group + 1, with: [])
    }
    let group = touched.lowerBound
    guard group < groups.count else { return }
    changeGroup(group) { $0.mergeRuns(at: run) }
    for left in [group, group - 1] where left >= 0 && left + 1 < groups.count {
      guard groups[left].runs.count + groups[left + 1].runs.count <= HeightGroup.limit / 2
      else { continue }
      var joined = HeightGroup(groups[left].runs + groups[left + 1].runs)
      joined.mergeRuns(at: groups[left].runs.count)
      replaceGroups(left..<left + 2, with: [joined])
    }
  }

  private mutating func insert(_ added: [HeightRun], at index: Int) {
    let position = split(at: index)
    guard !groups.isEmpty else { return replaceGroups(0..<0, with: HeightGroup.groups(of: added)) }
    changeGroup(position.group) {
      $0.replace(position.run..<position.run, with: added)
      $0.mergeRuns(at: position.run + added.count)
      $0.mergeRuns(at: position.run)
    }
    splitGroup(position.group)
  }

  /// Adds a run to the existing one, or to the previous one.
  private mutating func absorb(_ run: HeightRun, at index: Int) -> Bool {
    guard count > 0 else { return false }
    var position = locate(min(index, count - 1))
    if index == count { position.offset += 1 }
    if changeRun(at: position, { $0.absorb(run, at: position.offset) }) { return true }
    guard position.offset == 0, position.run > 0 else { return false }
    position.run -= 1
    return changeRun(at: position) { $0.absorb(run, at: $0.count) }
  }

  /// Makes a run begin at `index`; the position may be after the last run of a group.
  private mutating func split(at index: Int) -> Position {
    guard index < count else {
      let last = max(groups.count - 1, 0)
      return Position(group: last, run: groups.last?.runs.count ?? 0, offset: 0)
    }
    var position = locate(index)
    guard position.offset > 0 else { return position }
    let whole = groups[position.group].runs[position.run]
    changeGroup(position.group) {
      $0.replace(
        position.run..<position.run + 1,
        with: [whole.slice(0..<position.offset), whole.slice(position.offset..<whole.count)])
    }
    position.run += 1
    position.offset = 0
    return position
  }
}

extension HeightGroup {
  /// Removes items from a run on, as many as possible, and subtracts them from `rest`.
  fileprivate mutating func removeItems(_ rest: inout Int, from first: Int) {
    var end = first
    while end < runs.count, rest >= runs[end].count {
      rest -= runs[end].count
      end += 1
    }
    if rest > 0, end < runs.count {
      let part = rest
      change(end) { $0.remove(0..<part) }
      rest = 0
    }
    replace(first..<end, with: [])
  }
}

extension HeightIndex {
  /// Appends heights in order, without searching for their position.
  ///
  /// - Complexity: O(1) on average for each call.
  struct Builder {
    private var runs: [HeightRun] = []
    private var list: [Int32] = []

    /// Appends items of one height.
    mutating func append(_ count: Int, each height: Int) {
      let height = HeightIndex.clamp(height)
      guard count < HeightRun.blockSize else {
        closeList()
        return runs.append(HeightRun(count: count, each: height))
      }
      list.append(contentsOf: repeatElement(Int32(height), count: count))
      if list.count >= HeightRun.blockSize { closeList() }
    }

    /// The heights that were appended.
    var index: HeightIndex {
      var builder = self
      builder.closeList()
      var index = HeightIndex()
      index.replaceGroups(0..<0, with: HeightGroup.groups(of: builder.runs))
      return index
    }

    private mutating func closeList() {
      guard !list.isEmpty else { return }
      runs.append(HeightRun(list))
      list = []
    }
  }
}
