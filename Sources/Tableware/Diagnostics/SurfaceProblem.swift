/// A problem that a back end detected with the surface of its table, such as a `UITableView`: other
/// code changed the surface, or the app configured a cell that does not exist.
public enum SurfaceProblem: Hashable, Sendable {
  /// Other code replaced the property named here, for example `dataSource`. Tableware reinstalled
  /// itself and, where possible, forwards calls to the replacement.
  case replaced(String)
  /// Other code changed the rows of the surface. Everything was shown again.
  case changedFromOutside
  /// Another table was shown on the same surface. This one was detached.
  case taken
  /// A cell has another class than the row's kind is configured with. The row is shown in a
  /// standard cell.
  case wrongCell(kind: String, expected: String, found: String)
  /// A nib or a prototype does not exist. Rows of this kind are shown in standard cells.
  case missingCell(kind: String, name: String)
  /// A height is invalid: negative, infinite or not a number. The measured height is used instead.
  case badHeight(row: Identity, height: String)
  /// A commit has more changes than the surface animates. Everything was shown again, with position
  /// and selection kept. Reported once for each back end.
  case tooManyChanges(Int, limit: Int)
}

extension SurfaceProblem: CustomStringConvertible {
  /// What happened, what Tableware did, and how to fix it.
  public var description: String {
    switch self {
    case .replaced(let role):
      "The \(role) of the table's view was replaced; Tableware restored itself. Set your own "
        + "before the table is shown, or assign it to the back end."
    case .changedFromOutside:
      "Other code changed the rows of the table's view. Everything was shown again; change the "
        + "table instead."
    case .taken:
      "Another table was shown in the view of this one. This one was detached; detach it first."
    case .wrongCell(let kind, let expected, let found):
      "\(kind) is configured in a \(expected), and its cell is a \(found). Its rows are shown in "
        + "standard cells; assign the right class to the nib or prototype."
    case .missingCell(let kind, let name):
      "There is no nib or prototype “\(name)” for \(kind). Its rows are shown in standard cells; "
        + "check the name and the bundle."
    case .badHeight(let row, let height):
      "The height of row \(row) is \(height). Its measured height is used instead; return a finite "
        + "height of 0 or more."
    case .tooManyChanges(let count, let limit):
      "A commit has \(count) changes, and at most \(limit) are animated. Everything was shown again; "
        + "set changeLimit of the back end to animate more."
    }
  }
}
