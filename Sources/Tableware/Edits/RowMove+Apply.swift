extension RowMove {
  /// Moves the element of the row within a list, as the user moved the row.
  ///
  /// ```swift
  /// table.on(RowMove.self) { move, _ in move.apply(to: &self.songs) }
  /// ```
  ///
  /// The elements around the new position decide where it is. So the result is correct if other
  /// elements were inserted or removed meanwhile; if both neighbors were removed, the element stays
  /// where it is.
  ///
  /// - Parameter elements: the elements of one section. For a move to another section, remove the
  ///   element from the list of the old section, and insert it into that of the new one.
  /// - Returns: whether the list contains the element of the row. If not, nothing happens.
  /// - Complexity: O(elements).
  @discardableResult
  public func apply<Element: Identifiable>(to elements: inout [Element]) -> Bool
  where Element.ID: Sendable {
    apply(to: &elements, id: \.id)
  }

  /// Moves the element of the row within a list of elements with another identity.
  ///
  /// - Parameters:
  ///   - elements: the elements of one section.
  ///   - id: the property of an element that is the identity of its row, as in `ForEach`.
  /// - Returns: whether the list contains the element of the row. If not, nothing happens.
  /// - Complexity: O(elements).
  @discardableResult
  public func apply<Element, ID: Hashable & Sendable>(
    to elements: inout [Element], id: KeyPath<Element, ID>
  ) -> Bool {
    func index(of row: Identity?) -> Int? {
      row.flatMap { row in elements.firstIndex { Identity($0[keyPath: id]) == row } }
    }
    guard let old = index(of: row) else { return false }
    let element = elements.remove(at: old)
    let next = index(of: before) ?? index(of: after).map { $0 + 1 }
    let end = before == nil ? elements.count : after == nil ? 0 : old
    elements.insert(element, at: next ?? end)
    return true
  }
}
