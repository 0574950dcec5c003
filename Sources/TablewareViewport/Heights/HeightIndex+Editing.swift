extension HeightIndex {
  /// Inserts items of one height before `index`, which may be `count`.
  package mutating func insert(count added: Int, each height: Int, at index: Int) {
    guard added > 0 else { return }
    insert([HeightRun(count: added, each: Self.clamp(height))], at: index)
  }

  /// Inserts items with the given heights before `index`, which may be `count`.
  package mutating func insert(_ heights: [Int], at index: Int) {
    guard !heights.isEmpty else { return }
    insert(
      HeightRun.blocks(heights.map { Int32(truncatingIfNeeded: Self.clamp($0)) }), at: index)
  }

  /// Removes a range of items that exist.
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
    let before = groups[position.group].runs[position.run].sum
    groups[position.group].runs[position.run].remove(part)
    let run = groups[position.group].runs[position.run]
    note(count: -part.count, sum: run.sum - before, in: position.group)
    guard run.count < HeightRun.blockSize / 2 else { return }
    mergeRuns(at: position.run + 1, in: position.group)
    mergeRuns(at: position.run, in: position.group)
  }

  /// Removes items of several runs, or a whole one.
  private mutating func removeRuns(_ range: Range<Int>) {
    // Splitting at the start first keeps the end's place right.
    let start = split(at: range.lowerBound)
    var rest = range.count
    var group = start.group
    while rest > 0 {
      let first = group == start.group ? start.run : 0
      var end = first
      var count = 0
      var sum = 0
      while end < groups[group].runs.count, rest >= groups[group].runs[end].count {
        rest -= groups[group].runs[end].count
        count += groups[group].runs[end].count
        sum += groups[group].runs[end].sum
        end += 1
      }
      if rest > 0, end < groups[group].runs.count {
        let before = groups[group].runs[end].sum
        groups[group].runs[end].remove(0..<rest)
        count += rest
        sum += before - groups[group].runs[end].sum
        rest = 0
      }
      groups[group].runs.removeSubrange(first..<end)
      note(count: -count, sum: -sum, in: group)
      group += 1
    }
    tidyGroups(in: start.group..<group, joiningRunsAt: start.run)
  }

  /// Drops groups that are empty now and joins small ones.
  private mutating func tidyGroups(in touched: Range<Int>, joiningRunsAt run: Int) {
    for group in touched.reversed() where groups[group].runs.isEmpty { groups.remove(at: group) }
    let group = touched.lowerBound
    guard group < groups.count else { return }
    mergeRuns(at: run, in: group)
    for left in [group, group - 1] where left >= 0 && left + 1 < groups.count {
      guard groups[left].runs.count + groups[left + 1].runs.count <= HeightGroup.limit / 2
      else { continue }
      let border = groups[left].runs.count
      groups[left] = HeightGroup(groups[left].runs + groups[left + 1].runs)
      groups.remove(at: left + 1)
      mergeRuns(at: border, in: left)
    }
  }

  private mutating func insert(_ added: [HeightRun], at index: Int) {
    if added.count == 1, let run = added.first, absorb(run, at: index) { return }
    let position = split(at: index)
    guard !groups.isEmpty else {
      appendGroups(added)
      return
    }
    groups[position.group].runs.insert(contentsOf: added, at: position.run)
    note(
      count: added.reduce(0) { $0 + $1.count }, sum: added.reduce(0) { $0 + $1.sum },
      in: position.group)
    mergeRuns(at: position.run + added.count, in: position.group)
    mergeRuns(at: position.run, in: position.group)
    splitGroup(position.group)
  }

  /// Puts a run into the one that is there, or into the one before.
  private mutating func absorb(_ run: HeightRun, at index: Int) -> Bool {
    guard count > 0 else { return false }
    var position = locate(min(index, count - 1))
    if index == count { position.offset += 1 }
    if groups[position.group].runs[position.run].absorb(run, at: position.offset) {
      note(count: run.count, sum: run.sum, in: position.group)
      return true
    }
    guard position.offset == 0, position.run > 0 else { return false }
    position.run -= 1
    let end = groups[position.group].runs[position.run].count
    guard groups[position.group].runs[position.run].absorb(run, at: end) else { return false }
    note(count: run.count, sum: run.sum, in: position.group)
    return true
  }

  /// Makes a run begin at `index`; the place may be behind the last run of a group.
  private mutating func split(at index: Int) -> Position {
    guard index < count else {
      let last = max(groups.count - 1, 0)
      return Position(group: last, run: groups.last?.runs.count ?? 0, offset: 0)
    }
    var position = locate(index)
    guard position.offset > 0 else { return position }
    let whole = groups[position.group].runs[position.run]
    groups[position.group].runs[position.run] = whole.slice(0..<position.offset)
    groups[position.group].runs.insert(
      whole.slice(position.offset..<whole.count), at: position.run + 1)
    position.run += 1
    position.offset = 0
    return position
  }

  /// Puts several runs with the same items in the place of one.
  mutating func replaceRun(at position: Position, with parts: [HeightRun]) {
    groups[position.group].runs.replaceSubrange(position.run...position.run, with: parts)
    splitGroup(position.group)
  }

  /// Joins the runs on both sides of a border where that keeps them simple and short.
  private mutating func mergeRuns(at border: Int, in group: Int) {
    guard border > 0, border < groups[group].runs.count,
      let joined = groups[group].runs[border - 1].joined(with: groups[group].runs[border])
    else { return }
    groups[group].runs[border - 1] = joined
    groups[group].runs.remove(at: border)
  }

  private mutating func splitGroup(_ group: Int) {
    guard groups[group].runs.count > HeightGroup.limit else { return }
    groups.replaceSubrange(group...group, with: Self.groups(of: groups[group].runs))
  }

  fileprivate mutating func appendGroups(_ added: [HeightRun]) {
    groups = Self.groups(of: added)
    count = groups.reduce(0) { $0 + $1.count }
    total = groups.reduce(0) { $0 + $1.sum }
  }

  private static func groups(of runs: [HeightRun]) -> [HeightGroup] {
    stride(from: 0, to: runs.count, by: HeightGroup.limit / 2).map {
      HeightGroup(Array(runs[$0..<min($0 + HeightGroup.limit / 2, runs.count)]))
    }
  }

  private mutating func note(count added: Int, sum: Int, in group: Int) {
    groups[group].count += added
    groups[group].sum += sum
    count += added
    total += sum
  }
}

extension HeightIndex {
  /// Puts heights together from the first to the last, without looking for their place.
  ///
  /// - Complexity: O(1) on average for each call.
  struct Builder {
    private var runs: [HeightRun] = []
    private var list: [Int32] = []

    /// Adds items of one height behind the last.
    mutating func append(_ count: Int, each height: Int) {
      let height = HeightIndex.clamp(height)
      guard count < HeightRun.blockSize else {
        closeList()
        return runs.append(HeightRun(count: count, each: height))
      }
      for _ in 0..<count { list.append(Int32(truncatingIfNeeded: height)) }
      if list.count >= HeightRun.blockSize { closeList() }
    }

    /// All that was added.
    var index: HeightIndex {
      var builder = self
      builder.closeList()
      var index = HeightIndex()
      index.appendGroups(builder.runs)
      return index
    }

    private mutating func closeList() {
      guard !list.isEmpty else { return }
      runs.append(HeightRun(list))
      list = []
    }
  }
}
