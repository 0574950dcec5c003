/// The part of a back end that shows the commits of a ``Table``. Back ends conform to
/// `TableBackend` of TablewareHosting, which adds the bindings.
///
/// ```
///  Table ── reload, perform, refresh, scroll, focus ──▶ back end
/// ```
///
/// The table makes these calls one at a time, never from inside one another, and always in the
/// isolation domain of both. None of them may commit. `BackendConformance` in TablewareTesting
/// checks a conformance.
public protocol CommitBackend: AnyObject {
  /// Whether a batch could be shown now. If not (no window, no size, nothing loaded yet), the table
  /// reloads instead.
  var isReady: Bool { get }

  /// Returns the path of the row that was bound with a number, in the snapshot shown last.
  ///
  /// - Parameter generation: the number of the binding.
  /// - Returns: the path; `nil` if the cell was bound again, or shows no row.
  func path(ofBinding generation: Int) -> RowPath?

  /// Requests a commit at the end of this turn: the back end calls `TableHost.commit()` once.
  func setNeedsCommit()

  /// Shows a snapshot as a whole, without animation. Focus and scroll position are kept by identity
  /// as far as their rows still exist.
  ///
  /// - Parameter snapshot: the sections and rows to show.
  func reload(to snapshot: Snapshot)

  /// Applies a legal, non-empty batch. Rows that stay keep their cells.
  ///
  /// Call `done` last: the table may begin the next step at once. A back end that is deallocated
  /// before it has called `done` detaches itself first; otherwise the completions of the commit
  /// wait until something else is submitted.
  ///
  /// - Parameters:
  ///   - batch: the changes from the snapshot shown last to `snapshot`.
  ///   - snapshot: the sections and rows after the batch.
  ///   - done: called once, at once or when the animation has ended.
  func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void)

  /// Binds every row and header on screen again, in place, that looks different now.
  ///
  /// - Parameter snapshot: the sections and rows, with the same structure as the snapshot shown
  ///   last.
  func refresh(to snapshot: Snapshot)

  /// Makes a row visible by changing the scroll position.
  ///
  /// - Parameters:
  ///   - path: the path of the row in the snapshot shown last.
  ///   - position: the position of the row on screen.
  ///   - animated: whether scrolling is animated, if that is possible.
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool)

  /// Moves the focus to a row, or removes it.
  ///
  /// - Parameter path: the path of the row in the snapshot shown last; `nil` for no row.
  func focus(_ path: RowPath?)

  /// The scroll position and the focus by identity. Setting it restores them; its rows exist in the
  /// snapshot shown last.
  var scrollState: ScrollState { get set }
}

/// A back end that animates batches, and lets a commit go on meanwhile.
///
/// It calls `done` at once, so that a change of contents is shown during an animation. The next
/// batch has to wait, and the table keeps the snapshot that is shown until then.
package protocol AnimatingBackend: CommitBackend {
  /// Whether a batch has to wait.
  ///
  /// - Parameter action: called once, later, if it has to wait.
  func waits(before batch: Batch, then action: @escaping () -> Void) -> Bool
}
