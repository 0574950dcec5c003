import Tableware

/// The requirements of a ``TableHost`` for an object that shows tables: cells that are bound to
/// rows.
///
/// ```
///  TableHost ── refresh ──▶ back end
///  TableHost ◀── bindings ── back end
/// ```
///
/// The requirements of `CommitBackend` are documented there.
public protocol TableBackend: CommitBackend {
  /// Everything that is bound to a cell at this moment, at its path in the snapshot shown last. It
  /// is compared with the new snapshot, so a commit costs only as much as the visible rows.
  var bindings: Bindings { get }

  /// Binds these rows and headers again, in place.
  ///
  /// - Parameters:
  ///   - changes: the rows and headers whose content changed.
  ///   - snapshot: the sections and rows, with the same structure as the snapshot shown last.
  func refresh(_ changes: ContentChanges, to snapshot: Snapshot)
}

extension TableBackend {
  /// Returns the path of a binding, found among ``bindings``.
  ///
  /// - Parameter generation: the number of the binding.
  /// - Complexity: O(visible rows).
  public func path(ofBinding generation: Int) -> RowPath? {
    bindings.rows.first { $0.generation == generation }?.path
  }

  /// Compares the bindings with a snapshot, and refreshes those that differ.
  ///
  /// - Parameter snapshot: the sections and rows, with the same structure as the snapshot shown
  ///   last.
  /// - Complexity: O(visible rows).
  public func refresh(to snapshot: Snapshot) {
    refresh(bindings.refresh(to: snapshot), to: snapshot)
  }
}
