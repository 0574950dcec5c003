/// The work of the viewport since the trace was last reset: it proves that a commit costs only as
/// much as the visible rows, and that equal content is never bound again.
public struct FrameTrace: Hashable, Sendable {
  /// Cells that had to be created, because the pool was empty.
  public var made = 0
  /// Cells bound to an item that appeared.
  public var bound = 0
  /// Cells bound again in place, because their content changed.
  public var rebound = 0
  /// Cells that were returned to the pool.
  public var recycled = 0
  /// The number of items whose height was measured.
  public var measured = 0

  /// Creates a trace without any work.
  public init() {}
}

extension FrameTrace: CustomStringConvertible {
  /// The counts of the trace on one line: `made 2, bound 20, rebound 0, recycled 0, measured 22`.
  public var description: String {
    "made \(made), bound \(bound), rebound \(rebound), recycled \(recycled), measured \(measured)"
  }
}
