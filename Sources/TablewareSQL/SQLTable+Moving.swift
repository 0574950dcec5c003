#if SQLite || Postgres
extension SQLTable {
  /// Moves a row behind another one, in an order that the user arranges: that of a column with
  /// texts of ``SQLRank``.
  ///
  /// Only the moved row is changed. If its new neighbors have the same rank, or no valid one, all
  /// rows get new ranks in the same transaction.
  ///
  /// - Parameters:
  ///   - db: a connection that may write.
  ///   - row: the row as the user saw it.
  ///   - previous: the identity of the row that is before it afterwards; `nil` for the beginning.
  ///   - column: the name of the column with the ranks.
  ///   - filters: conditions of the list that the user arranges; other rows keep their ranks.
  /// - Returns: the row as it is now.
  /// - Throws: ``SQLEditError/changedMeanwhile(_:)`` if another connection moved or deleted the
  ///   row, or deleted the one before; or an error of the database.
  /// - Complexity: three queries by key; O(rows of the list) if all of them need a rank.
  @discardableResult
  public func move(
    _ db: some SQLConnection, _ row: SQLRow, after previous: SQLKey?, by column: String,
    where filters: [SQLFilter] = []
  ) throws -> SQLRow {
    guard let now = try self.row(db, row.id), now[column] == row[column] else {
      throw SQLEditError.changedMeanwhile(try self.row(db, row.id))
    }
    // Behind itself: where it is.
    if previous == row.id { return now }
    if let rank = try rank(db, row.id, after: previous, by: column, where: filters) {
      return try update(db, now, setting: [column: .text(rank)])
    }
    try arrange(db, by: column, where: filters)
    guard let arranged = try self.row(db, row.id),
      let rank = try rank(db, row.id, after: previous, by: column, where: filters)
    else { throw SQLEditError.changedMeanwhile(nil) }
    return try update(db, arranged, setting: [column: .text(rank)])
  }

  /// The rank behind a row; `nil` if its neighbors leave no room.
  private func rank(
    _ db: some SQLConnection, _ id: SQLKey, after previous: SQLKey?, by column: String,
    where filters: [SQLFilter]
  ) throws -> String? {
    let keyset = keyset(db.dialect, where: filters, order: [SQLOrder(column)])
    var place: [SQLValue]?
    if let previous {
      place = try keyset.place(db, ofKey: previous.values)
      // The neighbor was deleted, or belongs to another list now.
      if place == nil { throw SQLEditError.changedMeanwhile(try row(db, id)) }
    }
    var next: SQLValue?
    try keyset.forEach(db, keyset.placeColumns, after: place, limit: 2) { row in
      let found = row.columnValues
      guard next == nil, SQLKey(keyset.key(ofPlace: found)) != id else { return true }
      next = found[0]
      return false
    }
    let neighbors = (place?[0], next)
    guard neighbors.0?.isRank ?? true, neighbors.1?.isRank ?? true else { return nil }
    return SQLRank.between(neighbors.0?.stringValue, neighbors.1?.stringValue)
  }

  /// Gives all rows of a list new ranks in their present order.
  private func arrange(
    _ db: some SQLConnection, by column: String, where filters: [SQLFilter]
  ) throws {
    let keyset = keyset(db.dialect, where: filters, order: [SQLOrder(column)])
    var keys: [SQLKey] = []
    try keyset.forEach(db, keyset.placeColumns, after: nil, limit: .max) { row in
      keys.append(SQLKey(keyset.key(ofPlace: row.columnValues)))
      return true
    }
    for (key, rank) in zip(keys, SQLRank.spread(keys.count)) {
      guard let row = try row(db, key) else { continue }
      try update(db, row, setting: [column: .text(rank)])
    }
  }
}

extension SQLValue {
  fileprivate var isRank: Bool { stringValue != nil }
}
#endif
