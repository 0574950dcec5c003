import Tableware

extension Viewport {
  /// Returns the row of a tree that takes the position of a removed one: the nearest ancestor that
  /// now shows no children, because it is collapsed, loading or empty; or its first child, if the
  /// removed row was all that it showed, such as an error that was retried. `nil` if the row has
  /// no parent, or if other rows remain below the same parent.
  ///
  /// - Parameter found: The new path of a row at an old path.
  func successor(
    inTreeOf path: RowPath, to new: Snapshot, found: (RowPath) -> RowPath?
  ) -> RowPath? {
    var child = path
    while let parent = parent(of: child) {
      defer { child = parent }
      guard let ancestor = found(parent) else { continue }
      guard new[ancestor.next]?.parent == snapshot.rowID(at: parent) else { return ancestor }
      let wasOnlyChild = path == parent.next && self.parent(of: path.next) != parent
      return wasOnlyChild ? ancestor.next : nil
    }
    return nil
  }

  /// Returns the distance of a removed row's ancestor from the top edge at the last layout, if the
  /// ancestor takes its position and was on screen.
  ///
  /// - Parameter found: The new path of a row at an old path.
  func shownY(
    ofAncestor ancestor: RowPath, of path: RowPath, found: (RowPath) -> RowPath?
  ) -> Int? {
    sequence(first: path, next: parent).first { found($0) == ancestor }.flatMap(visibleY)
  }

  /// Returns the path of a row's parent in the snapshot on screen; `nil` for rows without one.
  private func parent(of path: RowPath) -> RowPath? {
    snapshot[path]?.parent.flatMap(snapshot.path(of:))
  }
}

extension RowPath {
  /// The path of the next row of the section, whether or not there is one.
  fileprivate var next: RowPath { RowPath(section: section, row: row + 1) }
}
