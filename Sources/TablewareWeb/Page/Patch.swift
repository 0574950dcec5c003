import Tableware

/// The changes from the items that a client has to those that it should have.
///
/// A patch is applied from its first operation to its last. Items are identified by short numbers,
/// each used once in a session; `after: 0` is the beginning.
package struct Patch: Hashable, Sendable {
  /// One change of the items.
  package enum Operation: Hashable, Sendable {
    case remove([Int])
    case insert(Int, after: Int, state: String, html: String)
    case move(Int, after: Int)
    /// A part has another content or value; part 0 is the item's state.
    case update(Int, part: Int, String)
    /// The whole content of an item is different.
    case replace(Int, state: String, html: String)
  }

  /// The part of the table that the items are.
  package struct Window: Hashable, Sendable {
    /// The position of the first item, counted with all headers and footers.
    package var first = 0
    /// One past the position of the last item.
    package var end = 0
    /// The number of positions.
    package var total = 0
    /// The number of rows before the first one.
    package var rowsBefore = 0
    /// The number of rows in the table.
    package var rows = 0
    /// Whether the header of a section that began before the window is included as well.
    package var hasExtraHeader = false

    package init() {}
  }

  /// The position to which the client scrolls.
  package struct Jump: Hashable, Sendable {
    package let item: Int
    /// 0 nearest, 1 top, 2 middle, 3 bottom.
    package let position: Int
    /// The item that receives the focus; 0 for none.
    package let focus: Int
    /// The offset of the item below the upper edge, in CSS pixels; `nil` if the position alone
    /// decides.
    package var distance: Int?
  }

  /// How some items are inserted or removed.
  package struct Animation: Hashable, Sendable {
    /// The name of a `RowAnimation`.
    package let name: String
    package let items: [Int]
  }

  /// The identifier of an item for tests of the app.
  package struct ItemIdentifier: Hashable, Sendable {
    package let item: Int
    package let identifier: String
  }

  /// Whether the client first has to remove everything that it has.
  package var isReset = false
  package var operations: [Operation] = []
  /// The window; `nil` if it is unchanged.
  package var window: Window?
  package var jump: Jump?
  /// The animations of inserted and removed items, other than those that the client chooses.
  package var animations: [Animation] = []
  /// Whether everything is shown at once.
  package var isUnanimated = false
  /// The identifiers of inserted items for tests of the app, by the numbers of the items.
  package var identifiers: [ItemIdentifier] = []
  /// The colors of the operations that the client has no rules for.
  package var colors: [ColorClass] = []
  /// The rule of the theme, if the client has none for it.
  package var theme: String?
  /// Whether a client at the end stays at the end.
  package var sticksToEnd = false

  package init() {}

  /// The HTML of all operations.
  var html: [String] {
    operations.compactMap { operation in
      switch operation {
      case .remove, .move: nil
      case .insert(_, _, let state, let html), .replace(_, let state, let html): state + " " + html
      case .update(_, _, let html): html
      }
    }
  }

  /// The numbers of the items that are inserted.
  var insertedItems: Set<Int> {
    Set(operations.compactMap { if case .insert(let id, _, _, _) = $0 { id } else { nil } })
  }

  /// Whether the patch has no effect on a client.
  package var isEmpty: Bool {
    !isReset && operations.isEmpty && window == nil && jump == nil
  }
}

extension Patch {
  /// Returns the operations between two lists of items.
  ///
  /// As few items as possible are moved: those outside a longest run that kept its order.
  ///
  /// - Complexity: O(items), and O(log items) for each item between the first and the last one that
  ///   was inserted, removed or moved.
  package static func operations(from old: [PageItem], to new: [PageItem]) -> [Operation] {
    let least = min(old.count, new.count)
    let first = (0..<least).first { old[$0].id != new[$0].id } ?? least
    let last =
      (0..<least - first).first { old[old.count - 1 - $0].id != new[new.count - 1 - $0].id }
      ?? least - first
    var operations: [Operation] = []
    for (before, item) in zip(old[..<first], new) {
      operations += updates(of: item.id, from: before.html, to: item.html)
    }
    appendChanges(
      from: old[first..<old.count - last], to: new[first..<new.count - last],
      after: first > 0 ? new[first - 1].id : 0, to: &operations)
    for (before, item) in zip(old.suffix(last), new.suffix(last)) {
      operations += updates(of: item.id, from: before.html, to: item.html)
    }
    return operations
  }

  /// Appends the operations between two stretches that have different ends.
  private static func appendChanges(
    from old: ArraySlice<PageItem>, to new: ArraySlice<PageItem>, after previous: Int,
    to operations: inout [Operation]
  ) {
    guard !old.isEmpty || !new.isEmpty else { return }
    let kept = Set(new.lazy.map(\.id))
    let removed = old.map(\.id).filter { !kept.contains($0) }
    if !removed.isEmpty { operations.append(.remove(removed)) }
    let indexes = Dictionary(
      zip(old.lazy.map(\.id), old.indices), uniquingKeysWith: { first, _ in first })
    let order = new.compactMap { indexes[$0.id] }
    let moved = Set(LongestIncreasingSubsequence.movedOffsets(of: order).map { order[$0] })
    var previous = previous
    for item in new {
      if let index = indexes[item.id] {
        if moved.contains(index) { operations.append(.move(item.id, after: previous)) }
        operations += updates(of: item.id, from: old[index].html, to: item.html)
      } else {
        operations.append(
          .insert(item.id, after: previous, state: item.html.state, html: item.string))
      }
      previous = item.id
    }
  }

  /// Returns the changes of an item in place.
  package static func updates(
    of id: Int, from old: ItemHTML, to new: ItemHTML
  ) -> [Operation] {
    // Equal rows share their memory, so that this reads no text.
    if new == old { return [] }
    guard new.hasSameShape(as: old) else {
      return [.replace(id, state: new.state, html: new.html.numbered(id))]
    }
    var updates: [Operation] = []
    if old.state != new.state { updates.append(.update(id, part: 0, new.state)) }
    for (index, (before, after)) in zip(old.parts, new.parts).enumerated()
    where after.isNews(after: before) {
      updates.append(.update(id, part: index + 1, after.payload))
    }
    return updates
  }
}

/// An item as a client has it, or should have it.
package struct PageItem: Hashable, Sendable {
  /// Its number in the session.
  package let id: Int
  /// The HTML of the item.
  package var html: ItemHTML

  package init(id: Int, html: ItemHTML) {
    self.id = id
    self.html = html
  }

  /// The complete HTML, without the element of the item itself.
  package var string: String { html.html.numbered(id) }
}
