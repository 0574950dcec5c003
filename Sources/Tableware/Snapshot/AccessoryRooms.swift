/// What a header with values determines for the rows of its section: the room at their trailing
/// edge for accessories and menus, and whether they are lines of a table with captions.
package struct AccessoryRoom: Hashable, Sendable {
  package var accessory = RowContent.Accessory.none
  package var hasMenu = false
  package var hasColumns = false

  package init(
    accessory: RowContent.Accessory = .none, hasMenu: Bool = false, hasColumns: Bool = false
  ) {
    self.accessory = accessory
    self.hasMenu = hasMenu
    self.hasColumns = hasColumns
  }
}

/// The rooms of a snapshot's sections, each found when it is first asked for.
final class AccessoryRooms {
  private var known: [Identity: AccessoryRoom?] = [:]

  /// The room in a section whose header has values: that of its first row. `nil` in every other.
  func room(of section: Section) -> AccessoryRoom? {
    if let room = known[section.identity] { return room }
    guard let header = section.parts.header?.body, !header.values.isEmpty else {
      known[section.identity] = .some(nil)
      return nil
    }
    var room = AccessoryRoom(hasColumns: header.sort != nil)
    if section.rows.count > 0 {
      let row = section.rows.row(at: 0)
      let content = row.content
      let style = content.style.over(section.style)
      room.hasMenu = content.isEnabled && row.hasActions
      if style.accessoryEdge != .leading {
        room.accessory = style.accessoryRoom ?? content.accessory
      }
    }
    known[section.identity] = room
    return room
  }
}
