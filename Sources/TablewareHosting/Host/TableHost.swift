import Tableware

/// The side of a `Table` that a surface or back end uses: attaching, committing, presentations,
/// events of cells, moving rows by hand.
///
/// An app uses `Table`. The implementation of a ``TableBackend`` creates a host for its table:
///
/// ```swift
/// final class PrintedTable: TableBackend {
///   private let host: TableHost
///   init(_ table: Table) {
///     host = TableHost(table)
///     host.attach(self)
///   }
///   …
/// }
/// ```
///
/// Like the table, a host belongs to one isolation domain. Hosts of one table are interchangeable.
public struct TableHost {
  /// The table that the host drives.
  public let table: Table

  /// Creates the host side of a table.
  ///
  /// - Parameter table: the table.
  public init(_ table: Table) { self.table = table }

  /// The snapshot that is shown: the result of the latest commit.
  public var snapshot: Snapshot { table.snapshot }

  /// Attaches a back end, and loads it with the current state at once. A back end that was attached
  /// before is reported as `Diagnostic.backendReplaced`. The table holds the back end weakly.
  ///
  /// - Parameter backend: the back end.
  public func attach(_ backend: any TableBackend) { table.attach(backend) }

  /// Detaches the back end. The table can be changed and attached again.
  public func detach() { table.detach() }

  /// Applies everything that was submitted so far. A back end calls it at the end of each turn in
  /// which `TableBackend.setNeedsCommit()` was called; a test may call it at any time.
  public func commit() { table.commit() }

  /// Returns the responders between the table and its screen, from the nearest to the farthest,
  /// such as views of a toolkit. Called for each event.
  public var responders: () -> [any EventResponder] {
    get { table.responders }
    nonmutating set { table.responders = newValue }
  }

  /// The time of the screens; `nil` if no navigator shows the table.
  public var timeline: Timeline? { table.navigator?.timeline }
}

extension TableHost {
  /// Returns the presentation of a row in the snapshot that is shown; `nil` if there is no such
  /// row.
  ///
  /// - Parameter path: the path of the row.
  public func presentation(at path: RowPath) -> RowPresentation? {
    table.snapshot.presentation(at: path)
  }

  /// Reports the parts of a row that cannot be shown unchanged, each once for the table. A surface
  /// calls it for each row that it binds.
  ///
  /// - Parameter row: the binding of the row.
  public func reportProblems(of row: BoundRow) {
    table.reportProblems(of: row.content, row: row.identity)
  }

  /// Returns the row at a path with its binding, created once.
  ///
  /// - Parameters:
  ///   - snapshot: the snapshot that the back end shows.
  ///   - generation: a number that the back end never used before.
  package func bind(
    _ path: RowPath, in snapshot: Snapshot, generation: Int
  ) -> (bound: BoundRow, row: AnyRow)? {
    guard let row = snapshot[path] else { return nil }
    return (bind(row, at: path, in: snapshot, generation: generation), row)
  }

  /// Returns the binding of a row that was built already.
  ///
  /// - Parameters:
  ///   - path: the path of the row in the snapshot.
  ///   - snapshot: the snapshot that the back end shows.
  ///   - generation: a number that the back end never used before.
  package func bind(
    _ row: AnyRow, at path: RowPath, in snapshot: Snapshot, generation: Int
  ) -> BoundRow {
    var presenter = RowPresenter(snapshot)
    let presentation = presenter.presentation(of: row, at: path)
    let bound = BoundRow(row, presentation, at: path, generation: generation)
    reportProblems(of: bound)
    return bound
  }
}
