import Tableware

/// Which cell shows which kind of row, registered when it is first needed.
@MainActor
struct CellRegistry {
  private var identifiers: [RowKind: String] = [:]

  /// The reuse identifier of a row's kind.
  mutating func identifier(for row: AnyRow, in table: UITableView) -> String {
    if let known = identifiers[row.kind] { return known }
    // The number keeps apart two types of one name.
    let identifier = "\(row.kind.name) \(identifiers.count)"
    identifiers[row.kind] = identifier
    let cellClass: UITableViewCell.Type =
      if let row = row.base as? any UIKitRow { Self.cellClass(of: row) } else { ContentCell.self }
    table.register(cellClass, forCellReuseIdentifier: identifier)
    return identifier
  }

  private static func cellClass<R: UIKitRow>(of row: R) -> UITableViewCell.Type { R.cellClass }
}
