/// The way from one snapshot to another: a list of batches, each legal by itself, and the rows and
/// headers to bind again afterwards.
///
/// At most two steps are needed. Sections that change their order move in a separate batch, because
/// a section move together with row changes, or with section inserts and deletes, crashes real
/// tables even if the arithmetic is right (rules B-50, B-52, P-07). One batch contains all other
/// changes:
///
/// ```
///   old ──[ section moves ]──▶ old sections, reordered ──[ all other changes ]──▶ new
/// ```
///
/// Equal outlines give an empty plan.
public struct Plan: Hashable, Sendable {
  /// One batch and the arrangement after it.
  public struct Step: Hashable, Sendable {
    /// The changes of this step.
    public var batch: Batch
    /// The content of the table after the batch.
    public var after: Arrangement

    /// Creates a step of a plan.
    ///
    /// - Parameters:
    ///   - batch: the changes of the step.
    ///   - after: the content of the table after the batch.
    public init(batch: Batch, after: Arrangement) {
      self.batch = batch
      self.after = after
    }
  }

  /// The snapshot after a step, described without a copy.
  public enum Arrangement: Hashable, Sendable {
    /// The old snapshot with its sections in another order: the values are old section indexes.
    case oldSections(order: [Int])
    /// The table shows the new snapshot.
    case new
  }

  /// The batches in the order in which they have to be applied.
  public var steps: [Step]
  /// Rows that stay or move and look different, as paths of the new snapshot, ascending. A `Table`
  /// does not use these: it compares what its back end has actually bound.
  public var refreshedRows: [RowPath] = []
  /// Sections that stay or move and whose header looks different, as indexes of the new snapshot.
  public var refreshedSections: [Int] = []

  /// Creates a plan from some steps.
  ///
  /// - Parameter steps: the batches in the order in which they have to be applied.
  public init(steps: [Step] = []) {
    self.steps = steps
  }

  /// Whether nothing changes at all.
  public var isEmpty: Bool {
    steps.isEmpty && refreshedRows.isEmpty && refreshedSections.isEmpty
  }
}
