extension Plan {
  /// Finds the plan on another thread, for outlines so large that the caller would notice the
  /// delay. In every other respect, the plan is that of ``init(from:to:repeats:)``.
  ///
  /// The computation cannot be canceled; ignore the result if it is no longer needed.
  ///
  /// - Parameters:
  ///   - old: what the table shows.
  ///   - new: what the table is to show.
  ///   - repeats: how copies of one identity are matched.
  /// - Returns: the plan.
  @inlinable
  public static func inBackground<O: Outline & Sendable>(
    from old: O, to new: O, repeats: RepeatPolicy = .inOrder
  ) async -> Plan {
    await Task.detached(priority: Task.currentPriority) {
      Plan(from: old, to: new, repeats: repeats)
    }.value
  }
}
