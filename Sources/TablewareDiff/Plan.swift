/// How one snapshot becomes another: a list of batches, each legal by itself, and what has to be
/// bound again once they are applied.
///
/// At most two steps are needed. Sections that change their order move alone, because a section
/// move beside row changes, or beside section inserts and deletes, crashes real tables even where
/// the arithmetic is right (rules B-50, B-52, P-07); everything else follows in one batch:
///
/// ```
///   old ──[ section moves ]──▶ old sections, reordered ──[ all other changes ]──▶ new
/// ```
///
/// Equal outlines give an empty plan.
public struct Plan: Hashable, Sendable {
  /// One batch and the arrangement that holds once it is applied.
  public struct Step: Hashable, Sendable {
    /// The changes of this step.
    public var batch: Batch
    /// What the table shows after them.
    public var after: Arrangement

    /// A step.
    public init(batch: Batch, after: Arrangement) {
      self.batch = batch
      self.after = after
    }
  }

  /// Which snapshot holds after a step, told without copying one.
  public enum Arrangement: Hashable, Sendable {
    /// The old snapshot with its sections in another order: the values are old section indexes.
    case oldSections(order: [Int])
    /// The new snapshot.
    case new
  }

  /// The batches in the order in which they are to be applied.
  public var steps: [Step]
  /// Rows that stay or move and look different, as paths of the new snapshot, ascending. A `Table`
  /// does not use these: it compares what its back end has really bound.
  public var refreshedRows: [RowPath] = []
  /// Sections that stay or move and whose header looks different, as indexes of the new snapshot.
  public var refreshedSections: [Int] = []

  /// A plan of the given steps.
  public init(steps: [Step] = []) {
    self.steps = steps
  }

  /// Whether nothing changes at all.
  public var isEmpty: Bool {
    steps.isEmpty && refreshedRows.isEmpty && refreshedSections.isEmpty
  }
}
