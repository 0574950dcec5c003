/// The part of a back end that shows the commits of a ``Table``. Back ends conform to
/// `TableBackend` of TablewareHosting, which adds the bindings.
///
/// ```
///  Table ── reload, perform, refresh, scroll, focus ──▶ back end
/// ```
///
/// The table calls these one at a time, never from inside one another, and always in the isolation
/// domain that owns both. None of them may commit. A conformance is checked by `BackendConformance`
/// in TablewareTesting.
public protocol CommitBackend: AnyObject {
  /// Whether a batch could be shown now. If not (no window, no size, nothing loaded yet), the table
  /// reloads instead.
  var isReady: Bool { get }

  /// The path of the row that was bound with this number, in the snapshot shown last; `nil` if its
  /// cell was bound again, or shows nothing.
  func path(ofBinding generation: Int) -> RowPath?

  /// Requests a commit at the end of this turn: the back end calls `TableHost.commit()` once.
  func setNeedsCommit()

  /// Shows a snapshot as a whole, without animation. Focus and scroll position are kept by identity
  /// as far as their rows still exist.
  func reload(to snapshot: Snapshot)

  /// Applies a legal, non-empty batch that takes the snapshot shown last to `snapshot`; calls
  /// `done` once, at once or when the animation has ended. Rows that stay keep their cells.
  ///
  /// Call `done` last: the table may begin the next step at once. A back end that is deallocated
  /// before it has called `done` detaches itself first; otherwise what waits for the commit waits
  /// until something else is submitted.
  func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void)

  /// Binds every row and header on screen again, in place, that `snapshot` shows differently. It
  /// has the same structure as the one shown last.
  func refresh(to snapshot: Snapshot)

  /// Brings a row on screen, animated if that is requested and possible. The path exists in the
  /// snapshot shown last.
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool)

  /// Moves the focus to a row, or removes it. The path exists in the snapshot shown last.
  func focus(_ path: RowPath?)

  /// The scroll position and the focus by identity. Setting it restores them; its rows exist in the
  /// snapshot shown last.
  var scrollState: ScrollState { get set }
}
