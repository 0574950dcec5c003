/// What the viewport did since the trace was last reset: the proof that a commit costs what is
/// visible, and that equal content is never bound again.
public struct FrameTrace: Hashable, Sendable {
  /// Cells that had to be made, because the pool had none.
  public var made = 0
  /// Cells bound to an item that came into view.
  public var bound = 0
  /// Cells bound again in place, because their content changed.
  public var rebound = 0
  /// Cells that went back to the pool.
  public var recycled = 0
  /// Heights that were measured.
  public var measured = 0

  /// Nothing done yet.
  public init() {}
}

extension FrameTrace: CustomStringConvertible {
  /// `made 2, bound 20, rebound 0, recycled 0, measured 22`
  public var description: String {
    "made \(made), bound \(bound), rebound \(rebound), recycled \(recycled), measured \(measured)"
  }
}
