/// The position in a section at which the user dropped items, described by the rows around it, so
/// that it is still valid if other rows were inserted or removed meanwhile.
public struct DropPosition: Hashable, Sendable {
  /// The identity of the section that receives the items.
  public let section: Identity
  /// The row before the position; `nil` for the beginning of the section.
  public let after: Identity?
  /// The row after the position; `nil` for the end of the section.
  public let before: Identity?

  /// Creates a position between two rows.
  ///
  /// - Parameters:
  ///   - section: the identity of the section.
  ///   - after: the row before the position; `nil` for the beginning of the section.
  ///   - before: the row after the position; `nil` for the end of the section.
  public init(in section: some Hashable & Sendable, after: Identity?, before: Identity?) {
    self.section = Identity(section)
    self.after = after
    self.before = before
  }

  /// Inserts elements into the list of the section, at the position.
  ///
  /// ```swift
  /// .dropDestination(for: Song.self) { songs, position in
  ///   position.insert(songs, into: &self.favorites)
  /// }
  /// ```
  ///
  /// Elements that the list contains already are moved. If the rows around the position were
  /// removed meanwhile, the elements are inserted at the end.
  ///
  /// - Parameters:
  ///   - elements: the elements in their order.
  ///   - list: the elements of the section.
  /// - Complexity: O(elements of both).
  public func insert<Element: Identifiable>(_ elements: [Element], into list: inout [Element])
  where Element.ID: Sendable {
    insert(elements, into: &list, id: \.id)
  }

  /// Inserts elements with another identity into the list of the section, at the position.
  ///
  /// - Parameters:
  ///   - elements: the elements in their order.
  ///   - list: the elements of the section.
  ///   - id: the property of an element that is the identity of its row, as in `ForEach`.
  /// - Complexity: O(elements of both).
  public func insert<Element, ID: Hashable & Sendable>(
    _ elements: [Element], into list: inout [Element], id: KeyPath<Element, ID>
  ) {
    let inserted = Set(elements.map { $0[keyPath: id] })
    func index(of row: Identity?) -> Int? {
      row.flatMap { row in list.firstIndex { Identity($0[keyPath: id]) == row } }
    }
    // The rows around the position may be among the elements themselves.
    var target = index(of: before) ?? index(of: after).map { $0 + 1 }
    if target == nil, after == nil, before != nil { target = 0 }
    let position = target ?? list.count
    let kept = list.enumerated().filter { !inserted.contains($0.element[keyPath: id]) }
    let start = kept.prefix { $0.offset < position }.count
    list = kept.map(\.element)
    list.insert(contentsOf: elements, at: start)
  }
}
