extension Plan {
  /// Finds the plan on another thread, for outlines so large that the caller would feel it. The
  /// same as ``init(from:to:repeats:)`` in every other respect.
  ///
  /// Nothing stops it: who no longer wants the plan drops the answer.
  @inlinable
  public static func inBackground<O: Outline & Sendable>(
    from old: O, to new: O, repeats: RepeatPolicy = .inOrder
  ) async -> Plan {
    await Task.detached(priority: Task.currentPriority) {
      Plan(from: old, to: new, repeats: repeats)
    }.value
  }
}
