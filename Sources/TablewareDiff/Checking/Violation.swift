/// A violation of a rule by a batch, with the indexes.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The rules of table updates, by the numbers used throughout the project's documentation.
  ///
  /// The first group makes UIKit throw; `rowIdentity` and `sectionIdentity` are never detected by
  /// UIKit but show wrong rows; the last group has correct counts and still crashes some systems.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A deleted or moved section does not exist before the batch.
    case sectionSourceBounds = "B-10"
    /// A deleted or moved row does not exist before the batch.
    case rowSourceBounds = "B-11"
    /// An inserted section or the destination of one does not exist after the batch.
    case sectionDestinationBounds = "B-12"
    /// An inserted row or the destination of one does not exist after the batch.
    case rowDestinationBounds = "B-13"
    /// A row changes inside a deleted or inserted section: ignored by UIKit, and a sign of a
    /// mistake.
    case redundantRowChange = "B-14"
    /// The same source is deleted and moved.
    case deleteAndMove = "B-21"
    /// The same destination is inserted and moved to.
    case insertAndMove = "B-22"
    /// A row moves out of a deleted section.
    case moveFromDeletedSection = "B-23"
    /// A row's destination is in an inserted section.
    case moveIntoInsertedSection = "B-24"
    /// One source has two destinations, or one destination two sources.
    case ambiguousMove = "B-25"
    /// The same index is deleted twice.
    case doubleDelete = "B-26"
    /// The same index is inserted twice.
    case doubleInsert = "B-27"
    /// The number of sections does not match the inserts and deletes.
    case sectionCount = "B-30"
    /// The number of rows of a surviving section does not match the inserts and deletes.
    case rowCount = "B-31"
    /// A surviving position shows another row than before.
    case rowIdentity = "B-40"
    /// A surviving position shows another section than before.
    case sectionIdentity = "B-41"
    /// A batch contains moves of sections and changes of rows.
    case sectionMoveWithRowChanges = "B-50"
    /// A batch contains moves of sections and inserts or deletes of sections.
    case sectionMoveWithSectionChanges = "B-52"
  }

  /// The rule that the batch breaks.
  public var rule: Rule
  /// The changes that break it, with their indexes.
  public var detail: String

  /// The number of the rule and the detail: `B-30: …`
  public var description: String { "\(rule.rawValue): \(detail)" }
}
