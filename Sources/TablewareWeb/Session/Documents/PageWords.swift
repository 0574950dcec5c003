import JSONText

/// What a page says around its table, beside the ``Words`` of the framework.
///
/// In braces stand numbers; a text may leave them out.
public struct PageWords: Hashable, Sendable {
  /// Takes over what was set, where no script runs.
  public var apply = "Apply"
  /// Turns to the rows before, where no script runs.
  public var rowsBefore = "‹ Rows before"
  /// Turns to the rows behind, where no script runs.
  public var moreRows = "More rows ›"
  /// What leads back, as a landmark.
  public var way = "Way"
  /// The commands of the screen, as a group.
  public var commands = "Commands"
  /// The index of sections, as a landmark.
  public var index = "Index"
  /// How many rows a search has left, where the screen has no status that says so.
  public var rows = "Rows: {count}"
  /// A row was moved by keys.
  public var moved = "Moved to {place} of {count}"
  /// A form was sent to a session that is gone, where no script runs.
  public var ended = "This page was left for too long: what was sent is not taken."
  /// Leads to a new session then.
  public var beginAnew = "Begin anew"
  /// The connection is broken.
  public var lost = "Connecting again …"
  /// The connection is there again.
  public var back = "Connected again"

  /// The words in English.
  public init() {}

  /// What the script says by itself.
  var spoken: String {
    var writer = JSONWriter()
    writer.object { writer in
      for (name, text) in [
        ("rows", rows), ("moved", moved), ("lost", lost), ("back", back),
      ] {
        writer.member(name) { $0.write(text) }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
