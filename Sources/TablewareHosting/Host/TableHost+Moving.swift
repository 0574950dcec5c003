import Tableware

/// Moving rows by hand, for surfaces with a drag.
///
/// While a row is held, commits wait, so that no row moves under the pointer. At the end the move
/// is made in the newest state (rules E-05…E-09).
extension TableHost {
  /// Whether the user holds a row.
  public var isMoving: Bool { table.isMoving }

  /// Begins to hold a row. Commits wait until ``endMoving(at:)``.
  ///
  /// - Parameter row: the identity of the row.
  /// - Returns: `false` if the row does not exist, is not movable or disabled, or another row is
  ///   held.
  public func beginMoving(_ row: some Hashable & Sendable) -> Bool { table.beginMoving(row) }

  /// Returns the move that a drop at a path would make. The app may have vetoed it or changed its
  /// target.
  ///
  /// - Parameter path: an index path in the snapshot that is shown, counted after the row was
  ///   removed; a path outside is clamped.
  /// - Returns: `nil` if the row may not be dropped there.
  public func target(at path: RowPath) -> RowMove? { table.target(at: path) }

  /// Ends holding the row, and moves it.
  ///
  /// - Parameter path: as for ``target(at:)``; `nil` leaves the row where it was.
  /// - Returns: whether the row moved.
  @discardableResult
  public func endMoving(at path: RowPath?) -> Bool { table.endMoving(at: path) }

  /// Ends holding the row, with a target that was determined before; `nil` leaves the row where it
  /// was.
  @discardableResult
  package func endMoving(as move: RowMove?) -> Bool { table.endMoving(as: move) }

  /// The path in the snapshot that is shown to which a move leads, counted after the row was
  /// removed.
  package func path(of move: RowMove) -> RowPath? { table.position(of: move) }

  /// Adopts a move that the surface has shown already (rule E-09).
  package func adoptMove(from source: RowPath, to destination: RowPath) -> Snapshot {
    table.adoptMove(from: source, to: destination)
  }
}

/// The part that only the surfaces of this repository use.
extension TableHost {
  /// Whether a commit is being shown.
  package var isShowing: Bool { table.isShowing }

  /// Runs an action after everything submitted so far is shown.
  package func afterCommit(_ action: @escaping () -> Void) { table.afterCommit(action) }

  /// Shows a screen if no navigator does.
  package var showScreen: ((any Screen) -> Bool)? {
    get { table.showScreen }
    nonmutating set { table.showScreen = newValue }
  }

  /// Presents a screen modally.
  package var presentScreen: ((any Screen) -> Bool)? {
    get { table.presentScreen }
    nonmutating set { table.presentScreen = newValue }
  }

  /// Creates the screen that is shown beside the menu of the row at a path; `nil` for none.
  package func preview(at path: RowPath) -> (() -> any Screen)? {
    guard let row = snapshot[path], row.isEnabled else { return nil }
    return row.behaviors.preview
  }

  /// Shows a question in the style of the surface.
  package var askQuestion: ((QuestionScreen) -> Bool)? {
    get { table.askQuestion }
    nonmutating set { table.askQuestion = newValue }
  }

  /// Returns a table that shows the same at the moment, for reading without an effect on this one.
  package func copy() -> Table { table.copy() }
}
