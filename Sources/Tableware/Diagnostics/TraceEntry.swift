import TablewareDiff

/// One step in the work of a table, for ``Table/trace``: an event at one level of the chain, or a
/// change of what is shown.
public enum TraceEntry: Hashable, Sendable {
  /// The reason for which a table shows its sections as a whole, without animation.
  public enum ReloadReason: Hashable, Sendable {
    /// The back end shows its first content.
    case firstContent
    /// The back end cannot show a batch at the moment, for example because it has no window.
    case backEndNotReady
    /// The batch breaks a rule: see ``Diagnostic/illegalBatch(_:from:to:)``.
    case illegalBatch
    /// A list of which only a part is loaded became more than 10,000 rows longer or shorter.
    case manyRows
  }

  /// A level of the chain received the named event of a row.
  case event(String, row: Identity, at: Delivery.Level, EventResponse)
  /// The back end received a batch.
  case batch(Batch)
  /// The back end received the sections as a whole.
  case reload(ReloadReason)
  /// The back end compared the rows on screen with the current ones; the structure is unchanged.
  case refresh
}

extension TraceEntry: CustomStringConvertible {
  /// The step in one line, such as `Liked from row 3: section passed`.
  public var description: String {
    switch self {
    case .event(let name, let row, let level, let response):
      "\(name) from row \(row): \(level) \(response)"
    case .batch(let batch): "batch: " + Self.counts(of: batch)
    case .reload(.firstContent): "reload: the back end shows its first content"
    case .reload(.backEndNotReady): "reload: the back end cannot show a batch now"
    case .reload(.illegalBatch): "reload: the batch was illegal"
    case .reload(.manyRows): "reload: a partly loaded list changed by many rows"
    case .refresh: "refresh"
    }
  }

  private static func counts(of batch: Batch) -> String {
    let counts = [
      (batch.deletedSections.count, "section", "deleted"),
      (batch.insertedSections.count, "section", "inserted"),
      (batch.movedSections.count, "section", "moved"),
      (batch.deletedRows.count, "row", "deleted"),
      (batch.insertedRows.count, "row", "inserted"),
      (batch.movedRows.count, "row", "moved"),
    ]
    return counts.filter { $0.0 > 0 }
      .map { count, noun, verb in "\(count) \(noun)\(count == 1 ? "" : "s") \(verb)" }
      .joined(separator: ", ")
  }
}
