/// Changes of all rows of a type, for ``Table/modifyRows(of:_:)``.
struct RowModifiers {
  private var changes: [ObjectIdentifier: [(any Row, AnyRow) -> AnyRow]] = [:]

  mutating func add<R: Row>(_ type: R.Type, _ change: @escaping (R, AnyRow) -> AnyRow) {
    changes[ObjectIdentifier(type), default: []].append { base, row in
      (base as? R).map { change($0, row) } ?? row
    }
  }

  /// Applies the changes of its type to a row, which keeps its identity.
  func apply(to row: inout AnyRow?) {
    guard !changes.isEmpty, let original = row,
      let changes = changes[ObjectIdentifier(type(of: original.base))]
    else { return }
    let changed = changes.reduce(original) { $1(original.base, $0) }
    row = AnyRow(changed, identity: original.identity)
  }
}

extension Table {
  /// Changes all rows of a type in this table, wherever they are declared: their style, their
  /// actions, what a tap or a detail button does.
  ///
  /// ```swift
  /// func configure(_ table: Table) {
  ///   table.modifyRows(of: SongRow.self) { song, row in
  ///     row.onDetail { self.show(song) }.swipe(trailing: [self.share(song)])
  ///   }
  /// }
  /// ```
  ///
  /// The change runs each time that a row is created, after the modifiers of its declaration;
  /// several changes of one type run in the order of the calls. A row keeps its identity.
  ///
  /// - Parameters:
  ///   - type: the type of the rows.
  ///   - change: receives the row as the app wrote it, and the same with its modifiers; returns the
  ///     latter with further ones.
  public func modifyRows<R: Row>(
    of type: R.Type, _ change: @escaping (_ row: R, _ modified: AnyRow) -> AnyRow
  ) {
    modifiers.add(type, change)
    snapshot.modifiers = modifiers
    if isLoaded { submit(isChange: false, nil) }
  }
}
