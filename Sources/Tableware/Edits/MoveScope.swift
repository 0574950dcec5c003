/// Where the reader may put a row.
public enum MoveScope: Hashable, Sendable {
  /// Between the rows of its own section.
  case withinSection
  /// Anywhere in the table.
  case anywhere
}
