import Tableware
import TablewareHosting

/// Rows that the user drags to other pages and programs, and what is dropped on the page.
extension WebSession {
  /// Keeps the data of a row whose drag begins, for a drop on a page of the same browser.
  func beginDrag(of id: Int, named name: String) -> Outcome {
    guard DragBoard.isName(name) else { return .rejected("A drag has an invalid name.") }
    guard ids.wasGiven(id) else { return Self.neverRendered(id) }
    guard let entry = page.entry(id) else { return Self.removed(id) }
    guard let item = page.host.dragItem(at: entry.item.path) else {
      return .rejected("Row \(id) cannot be dragged.")
    }
    drags.put(item, named: name, of: self, in: browser)
    dragged = (name, entry.identity)
    return .accepted
  }

  /// Drops a dragged row, or a text of another program, before or after an item.
  ///
  /// A row of this page that the user may move is moved; otherwise the section of the item receives
  /// the data, if it accepts it. A drop that no section accepts has no effect.
  func drop(on id: Int, isBefore: Bool, named name: String, _ text: String) -> Outcome {
    guard ids.wasGiven(id) else { return Self.neverRendered(id) }
    guard let target = page.entry(id) else { return Self.removed(id) }
    if let dragged, dragged.name == name,
      let own = page.entries.first(where: { $0.isRow && $0.identity == dragged.row }),
      own.presentation.isMovable
    {
      return react(to: .drop(own.id, on: id, isBefore: isBefore))
    }
    let dropped = String(text.prefix(ClientLimits.fieldLength))
    let item =
      drags.item(named: name, in: browser)
      ?? (dropped.isEmpty ? nil : DragItem(text: dropped, data: [:]))
    guard let item else { return .late("The drag has ended.") }
    let path: RowPath
    switch target.item {
    case .header(let section): path = RowPath(section: section, row: 0)
    case .footer(let section): path = RowPath(section: section, row: .max)
    case .row(let row): path = RowPath(section: row.section, row: row.row + (isBefore ? 0 : 1))
    }
    guard let position = page.host.dropPosition(at: path, of: [DragOffer(item)]) else {
      return .accepted
    }
    let origin = actionOrigin
    page.host.drop([item], at: position)
    note("drop", target.identity, origin)
    return .accepted
  }
}
