#if DEBUG
extension HeightIndex {
  /// Checks the totals, the lengths of lists and the sizes of groups; for tests.
  ///
  /// - Returns: the first broken invariant; `nil` if all hold.
  /// - Complexity: O(runs, and the lengths of their lists).
  package func checkInvariants() -> String? {
    if let problem = counts.checkInvariants(of: groups.map(\.count)) {
      return "the counts of groups: \(problem)"
    }
    if let problem = sums.checkInvariants(of: groups.map(\.sum)) {
      return "the sums of groups: \(problem)"
    }
    for (number, group) in groups.enumerated() {
      if let problem = group.checkInvariants() { return "group \(number): \(problem)" }
    }
    return nil
  }
}

extension HeightGroup {
  fileprivate func checkInvariants() -> String? {
    guard !runs.isEmpty else { return "no runs" }
    guard runs.count <= Self.limit else { return "\(runs.count) runs" }
    if let problem = counts.checkInvariants(of: runs.map(\.count)) { return "counts: \(problem)" }
    if let problem = sums.checkInvariants(of: runs.map(\.sum)) { return "sums: \(problem)" }
    for (number, run) in runs.enumerated() {
      if let problem = run.checkInvariants() { return "run \(number): \(problem)" }
    }
    return nil
  }
}

extension HeightRun {
  fileprivate func checkInvariants() -> String? {
    guard count > 0 else { return "no items" }
    let heights = isUniform ? [Int32(truncatingIfNeeded: each)] : list
    guard heights.allSatisfy({ $0 >= 0 }) else { return "a height below 0" }
    if isUniform { return sum == count * each ? nil : "\(count) × \(each) is not \(sum)" }
    guard list.count == count, count <= Self.listLimit else {
      return "\(list.count) heights of \(count) items"
    }
    let total = list.reduce(0) { $0 + Int($1) }
    return sum == total ? nil : "the sum is \(total), not \(sum)"
  }
}

extension RunningTotals {
  fileprivate func checkInvariants(of lengths: [Int]) -> String? {
    var end = 0
    let expected = lengths.map { length in
      end += length
      return end
    }
    guard ends == expected else { return "\(ends) instead of \(expected)" }
    let exact = end > 0 ? min(Double(lengths.count) / Double(end), 1) : 0
    let noted = Double(density) / 0x1p64
    let isNear = abs(noted - exact) <= exact / 64
    return isNear ? nil : "the density is \(noted), not near \(exact)"
  }
}
#endif
