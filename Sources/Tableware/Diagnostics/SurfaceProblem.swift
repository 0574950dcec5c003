/// What a back end noticed about the surface that it shows a table on, such as a `UITableView`:
/// somebody else changed it, or the app described a cell that is not there.
public enum SurfaceProblem: Hashable, Sendable {
  /// Somebody else became what the surface asks, named here, such as `dataSource`. It was taken
  /// back; where that is possible, the other one hears of what it would have heard.
  case replaced(String)
  /// Somebody told the surface of changes behind the table's back. Everything was shown again.
  case changedFromOutside
  /// Another table was shown on the same surface. This one let go of it.
  case taken
  /// A cell of another class than the row's kind is configured with. The row is shown the plain
  /// way.
  case wrongCell(kind: String, expected: String, found: String)
  /// A nib or a prototype that is not there. Rows of this kind are shown the plain way.
  case missingCell(kind: String, name: String)
  /// A height that is none: negative, infinite or not a number, as it was given. The row measures
  /// itself.
  case badHeight(row: Identity, height: String)
}

extension SurfaceProblem: CustomStringConvertible {
  /// What happened, what was done about it, and how to mend it.
  public var description: String {
    switch self {
    case .replaced(let role):
      "Somebody else became the \(role) of what shows the table. It was taken back; set your own "
        + "before the table is shown, or give it to the back end."
    case .changedFromOutside:
      "What shows the table was changed behind its back. Everything was shown again; change the table "
        + "instead."
    case .taken:
      "Another table was shown where this one was. This one let go; detach it first."
    case .wrongCell(let kind, let expected, let found):
      "\(kind) is configured in a \(expected), and its cell is a \(found). Its rows are shown the plain "
        + "way; give the nib or prototype the right class."
    case .missingCell(let kind, let name):
      "There is no nib or prototype “\(name)” for \(kind). Its rows are shown the plain way; check the "
        + "name and the bundle."
    case .badHeight(let row, let height):
      "Row \(row) wants to be \(height) points high. It measures itself instead; give a finite height "
        + "of 0 or more."
    }
  }
}
