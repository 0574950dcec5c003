/// What a ``Table`` needs from something that shows tables.
///
/// ```
///  Table ── reload, perform, refresh, scroll, focus ──▶ back end
///  Table ◀── bindings, readiness ── asked            ── back end
/// ```
///
/// The table calls these one at a time, never from inside one another, and always in the isolation
/// domain that owns both. None of them may call back into ``Table/commit()``. A conformance is
/// checked by `BackendConformance` in `TablewareTesting`.
public protocol TableBackend: AnyObject {
  /// Whether a batch could be shown now. If not (no window, no size, nothing loaded yet), the table
  /// reloads instead.
  var isReady: Bool { get }

  /// Everything that is bound to a cell at this moment, at its path in the snapshot shown last. The
  /// table compares these with the new snapshot, so a commit costs what is visible.
  var bindings: Bindings { get }

  /// Where the row of a binding stands; `nil` if its cell was bound again, or shows nothing. The same as in
  /// ``bindings``, which is how it is found unless a back end knows better.
  func path(ofBinding generation: Int) -> RowPath?

  /// Something was submitted. The back end calls ``Table/commit()`` once, at the end of this turn.
  func setNeedsCommit()

  /// Shows a snapshot as a whole, without animation. Focus and scroll position are kept by identity
  /// as far as their rows still exist.
  func reload(to snapshot: Snapshot)

  /// Applies a legal, non-empty batch that takes the snapshot shown last to `snapshot`; calls `done`
  /// once, at once or when the animation has ended. Rows that stay keep their cells.
  ///
  /// Call `done` last: the table may answer it with the next step at once. A back end that goes away
  /// before it has called `done` detaches itself first, or what waits for the commit waits for the next
  /// submit.
  func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void)

  /// Binds these rows and headers again, in place, to `snapshot`, which has the same structure as
  /// the one shown last.
  func refresh(_ refresh: Refresh, to snapshot: Snapshot)

  /// Brings a row on screen, in motion if that is asked for and the back end can. The path exists in the snapshot
  /// shown last.
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool)

  /// Moves the focus to a row, or takes it away. The path exists in the snapshot shown last.
  func focus(_ path: RowPath?)

  /// Where the reader is. Set to bring the reader back: its rows exist in the snapshot shown last.
  var place: ScrollState { get set }
}

extension TableBackend {
  /// Looks through all bindings.
  public func path(ofBinding generation: Int) -> RowPath? {
    bindings.rows.first { $0.generation == generation }?.path
  }
}
