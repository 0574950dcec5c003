/// What a snapshot shows besides its sections: the state of its table at the commit.
struct ShownState {
  var selection = Selection()
  var typing: TypedField?
  /// All entries of the index; empty for those of the sections.
  var indexTitles: [String] = []
  /// Whether an index has an entry for the search.
  var showsSearchInIndex = false
  /// The handlers of the table.
  var handlers = EventHandlers()
  /// The changes of rows by their type.
  var modifiers = RowModifiers()
  /// The sections whose cells are replaced when the snapshot is shown.
  var reloadedSections: Set<Identity> = []
  /// Called when a value changed that a row has read.
  var observer: (@Sendable () -> Void)?
  /// The density of rows that have none of their own; `nil` for that of the surface.
  var density: RowStyle.Density?

  init() {}

  init(of table: Table) {
    selection = table.selection
    typing = table.typing
    indexTitles = table.indexTitles
    showsSearchInIndex = table.indexHasSearch
    handlers = table.handlers
    modifiers = table.modifiers
    reloadedSections = table.reloadedSections
    observer = table.observer
    let density = table.shownTheme.density
    self.density = density == .regular ? nil : density
  }
}

/// A state, and the rooms that were found in the snapshot that shows it. An object, because
/// snapshots are copied several times in each commit.
final class ShownStateBox {
  let state: ShownState
  /// The rooms; `nil` until they are needed, which most tables never do.
  private(set) var foundRooms: AccessoryRooms?

  init(_ state: ShownState, rooms: AccessoryRooms? = nil) {
    (self.state, foundRooms) = (state, rooms)
  }

  var rooms: AccessoryRooms {
    if let foundRooms { return foundRooms }
    let rooms = AccessoryRooms()
    foundRooms = rooms
    return rooms
  }
}
