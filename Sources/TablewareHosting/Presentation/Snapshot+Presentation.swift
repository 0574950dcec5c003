import Tableware

extension Snapshot {
  /// Returns the presentation of the row, header or footer at a path; `nil` if the path does not
  /// exist.
  ///
  /// - Parameter path: the path of the row.
  /// - Complexity: creates the row; O(handlers and actions of the row, its section and the table).
  public func presentation(at path: RowPath) -> RowPresentation? {
    guard let row = self[path] else { return nil }
    return presentation(of: row, in: sections[path.section])
  }

  /// Returns the display events for which the row at a path has handlers.
  ///
  /// - Complexity: builds the row.
  package func displayEvents(at path: RowPath) -> DisplayEvents {
    self[path].map { displayEvents(of: $0, in: sections[path.section]) } ?? []
  }

  /// Returns whether a section or the table has a handler of the prefetches of its rows.
  func mayPrefetch(in section: Section) -> Bool {
    handlers.contains(Prefetch.self) || section.handlers.contains(Prefetch.self)
  }

  package func presentation(of row: AnyRow, in section: Section) -> RowPresentation {
    var content = row.content
    // The styles of a section and of the theme are those of rows.
    if row.part == nil {
      content.style = content.style.over(section.style)
      content.style.density = content.style.density ?? density
    }
    if row.part != .footer, let room = room(in: section) {
      content.style.accessoryRoom = content.style.accessoryRoom ?? room.accessory
      content.style.hasMenuRoom = room.hasMenu
    }
    let isEnabled = content.isEnabled
    let change = isEnabled ? content.expansion?.change : nil
    let actions = isEnabled && row.behaviors.hasActions ? row.behaviors.placedActions : []
    return RowPresentation(
      content,
      tap: tapEffect(of: row, content, in: section, canExpand: change != nil),
      expansion: change.map { $0.isExpanded ? .expand : .collapse },
      actions: actions.enumerated().map { index, action in
        ActionPresentation(action.action, at: index, action.placement, in: action.submenus)
      },
      hasLongPress: responds(to: LongPress.self, row, in: section),
      isMovable: isEnabled && row.behaviors.isMovable,
      isDraggable: isEnabled && row.part == nil && row.behaviors.dragItem != nil,
      displayEvents: displayEvents(of: row, in: section))
  }

  private func tapEffect(
    of row: AnyRow, _ content: RowContent, in section: Section, canExpand: Bool
  ) -> TapEffect {
    guard content.isEnabled else { return .none }
    if content.accessory == .disclosure || content.accessory == .detailDisclosure { return .push }
    if selection.mode != .none, row.behaviors.isSelectable { return .select }
    if responds(to: Tap.self, row, in: section) { return .act }
    if case .button = content.control { return .act }
    return canExpand ? .expand : .none
  }

  /// Returns the display events for which a row of a section has handlers.
  package func displayEvents(of row: AnyRow, in section: Section) -> DisplayEvents {
    var events: DisplayEvents = []
    if responds(to: Prefetch.self, row, in: section) { events.insert(.prefetch) }
    if responds(to: Appearance.self, row, in: section)
      || responds(to: Disappearance.self, row, in: section)
    {
      events.insert(.appearance)
    }
    if responds(to: Impression.self, row, in: section) { events.insert(.impression) }
    if row.part == nil, section.hasDisplayObserver { events.insert(.observed) }
    return events
  }

  /// Whether the row, its section or the table has a handler for a type of event, and the row is
  /// enabled. What a section or table handles for rows of any type is not for its headers.
  private func responds<E: Event>(to event: E.Type, _ row: AnyRow, in section: Section) -> Bool {
    guard row.isEnabled else { return false }
    let isForAny = row.part == nil
    return row.behaviors.handlers.responds(to: event, from: row.base)
      || section.handlers.responds(to: event, from: row.base, isForAny: isForAny)
      || handlers.responds(to: event, from: row.base, isForAny: isForAny)
  }
}

extension Behaviors {
  /// An action of the row with its placement and the titles of its submenus.
  typealias PlacedAction = (
    action: RowAction, placement: ActionPresentation.Placement, submenus: [String]
  )

  /// All actions of the row, also those in submenus, in the order of the menu.
  var placedActions: [PlacedAction] {
    func placed(
      _ entries: [RowAction], _ placement: ActionPresentation.Placement
    ) -> [PlacedAction] {
      entries.flatMap(\.leaves).map { ($0.action, placement, $0.submenus) }
    }
    return placed(leadingActions, .leading) + placed(menuActions, .menu)
      + placed(trailingActions, .trailing)
  }
}
