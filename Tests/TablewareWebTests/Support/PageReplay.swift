import TablewareWeb

/// A page without a browser: what a client has after the patches so far. It shares no code with the
/// script or with what makes patches.
struct PageReplay {
  /// An item of the page.
  struct Item: Hashable {
    let id: Int
    var state: String
    /// The HTML that it came with, and its parts that were set since.
    var html: String
    var changed: [Int: String] = [:]
  }

  /// The items in their order.
  private(set) var items: [Item] = []
  /// Which part of the table they are.
  private(set) var window = Patch.Window()
  /// What could not be applied.
  private(set) var problems: [String] = []

  init() {}

  init(_ items: [PageItem], _ window: Patch.Window) {
    self.window = window
    self.items = items.map { Item(id: $0.id, state: $0.html.state, html: $0.string) }
  }

  mutating func apply(_ patch: Patch) {
    if patch.isReset { items = [] }
    for operation in patch.operations { apply(operation) }
    if let window = patch.window { self.window = window }
  }

  mutating func apply(_ operation: Patch.Operation) {
    switch operation {
    case .remove(let ids):
      for id in ids { if let position = position(of: id) { items.remove(at: position) } }
    case .insert(let id, let after, let state, let html):
      if items.contains(where: { $0.id == id }) { problems.append("Item \(id) came twice.") }
      insert(Item(id: id, state: state, html: html), after: after)
    case .move(let id, let after):
      guard let position = position(of: id) else { return }
      insert(items.remove(at: position), after: after)
    case .update(let id, let part, let payload):
      guard let position = position(of: id) else { return }
      if part == 0 {
        items[position].state = payload
      } else {
        items[position].changed[part] = payload
      }
    case .replace(let id, let state, let html):
      guard let position = position(of: id) else { return }
      items[position] = Item(id: id, state: state, html: html)
    }
  }

  private mutating func insert(_ item: Item, after: Int) {
    guard after != 0 else { return items.insert(item, at: 0) }
    guard let position = position(of: after) else { return }
    items.insert(item, at: position + 1)
  }

  private mutating func position(of id: Int) -> Int? {
    let position = items.firstIndex { $0.id == id }
    if position == nil { problems.append("Item \(id) is not there.") }
    return position
  }
}
