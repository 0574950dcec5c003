import Tableware

/// Drags between tables and apps, for surfaces that have them.
extension TableHost {
  /// The data of the row at a path when a drag begins; `nil` if the row has none or is disabled.
  package func dragItem(at path: RowPath) -> DragItem? {
    guard presentation(at: path)?.isDraggable == true else { return nil }
    return snapshot[path]?.behaviors.dragItem?()
  }

  /// Whether any section accepts one of several items.
  package func acceptsDrop(of offers: [DragOffer]) -> Bool { table.acceptsDrop(of: offers) }

  /// The uniform type identifiers of bytes that a section accepts.
  package func dropTypes(in section: Identity) -> [String] { table.dropTypes(in: section) }

  /// Returns the position of a drop at a path of the snapshot that is shown.
  ///
  /// - Parameters:
  ///   - path: the path; a row after the last one is the end of the section, and `nil` is the end
  ///     of the last section that accepts the items.
  ///   - offers: what the drag offers.
  /// - Returns: `nil` if the section does not exist, or accepts none of the items.
  package func dropPosition(at path: RowPath?, of offers: [DragOffer]) -> DropPosition? {
    table.dropPosition(at: path, of: offers)
  }

  /// Drops items at a position that was determined before, perhaps some time ago.
  @discardableResult
  package func drop(_ items: [DragItem], at position: DropPosition) -> Delivery {
    table.drop(items, at: position)
  }
}
