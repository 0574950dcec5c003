import Tableware

/// Creates the presentations of a snapshot's rows: of one row, or of many in their order.
///
/// ```
///  snapshot ──▶ section: style, room, handlers ─┐  read once for all of its rows
///               row: content, actions ──────────┴─▶ RowPresentation
/// ```
package struct RowPresenter {
  private let snapshot: Snapshot
  /// The section of the latest row.
  private var latest: (index: Int, presenter: SectionPresenter)?

  package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// Returns the row, header or footer at a path with its presentation; `nil` if the path does not
  /// exist.
  ///
  /// - Complexity: creates the row; O(handlers and actions of the row, its section and the table).
  package mutating func row(at path: RowPath) -> (row: AnyRow, presentation: RowPresentation)? {
    guard let row = snapshot[path] else { return nil }
    return (row, presentation(of: row, at: path))
  }

  /// Returns the presentation of a row that was created already, at a path that exists.
  package mutating func presentation(of row: AnyRow, at path: RowPath) -> RowPresentation {
    presenter(of: path.section).presentation(of: row)
  }

  /// Returns the properties of the section of an existing path.
  package mutating func section(at path: RowPath) -> PresentedSection {
    presenter(of: path.section).properties
  }

  /// Returns the display events for which a row at an existing path has handlers.
  package mutating func displayEvents(of row: AnyRow, at path: RowPath) -> DisplayEvents {
    presenter(of: path.section).displayEvents(of: row)
  }

  private mutating func presenter(of section: Int) -> SectionPresenter {
    if let latest, latest.index == section { return latest.presenter }
    let presenter = SectionPresenter(snapshot, section)
    latest = (section, presenter)
    return presenter
  }
}

/// The properties of a section on which the appearance of its header and rows depends.
package struct PresentedSection: Hashable {
  /// Whether the header stays at the top while the rows scroll.
  package let hasStickyHeader: Bool
  /// Whether the section accepts drops of any kind.
  package let acceptsDrops: Bool
  /// Whether the section accepts texts of other programs.
  package let acceptsText: Bool
}

/// What the rows of a section have in common. It is an object, because it is passed on for each
/// row.
private final class SectionPresenter {
  let properties: PresentedSection
  private let section: Section
  private let style: RowStyle
  private let density: RowStyle.Density?
  private let room: AccessoryRoom?
  private let canSelect: Bool
  /// The handlers of the table.
  private let handlers: EventHandlers
  /// Whether neither the section nor the table has a handler.
  private let isWithoutHandlers: Bool
  private let isObserved: Bool

  init(_ snapshot: Snapshot, _ index: Int) {
    section = snapshot.sections[index]
    properties = PresentedSection(
      hasStickyHeader: section.hasStickyHeader, acceptsDrops: section.acceptsDrops,
      acceptsText: section.acceptsText)
    style = section.style
    density = snapshot.density
    room = snapshot.room(in: section)
    canSelect = snapshot.selection.mode != .none
    handlers = snapshot.handlers
    isWithoutHandlers = handlers.isEmpty && section.handlers.isEmpty
    isObserved = section.hasDisplayObserver
  }

  func presentation(of row: AnyRow) -> RowPresentation {
    var content = row.content
    // The styles of a section and of the theme are those of rows.
    if row.part == nil {
      content.style = content.style.over(style)
      content.style.density = content.style.density ?? density
    }
    if row.part != .footer, let room {
      content.style.accessoryRoom = content.style.accessoryRoom ?? room.accessory
      content.style.hasMenuRoom = room.hasMenu
      content.style.hasColumns = room.hasColumns
    }
    let isEnabled = content.isEnabled
    let change = isEnabled ? content.expansion?.change : nil
    let actions = isEnabled && row.behaviors.hasActions ? row.behaviors.placedActions : []
    return RowPresentation(
      content,
      tap: tapEffect(of: row, content, canExpand: change != nil),
      expansion: change.map { $0.isExpanded ? .expand : .collapse },
      actions: actions.enumerated().map { index, action in
        ActionPresentation(action.action, at: index, action.placement, in: action.submenus)
      },
      hasLongPress: responds(to: LongPress.self, row),
      isMovable: isEnabled && row.behaviors.isMovable,
      isDraggable: isEnabled && row.part == nil && row.behaviors.dragItem != nil,
      displayEvents: displayEvents(of: row))
  }

  private func tapEffect(of row: AnyRow, _ content: RowContent, canExpand: Bool) -> TapEffect {
    guard content.isEnabled else { return .none }
    if content.accessory == .disclosure || content.accessory == .detailDisclosure { return .push }
    if canSelect, row.behaviors.isSelectable { return .select }
    if responds(to: Tap.self, row) { return .act }
    if case .button = content.control { return .act }
    return canExpand ? .expand : .none
  }

  func displayEvents(of row: AnyRow) -> DisplayEvents {
    var events: DisplayEvents = []
    if responds(to: Prefetch.self, row) { events.insert(.prefetch) }
    if responds(to: Appearance.self, row) || responds(to: Disappearance.self, row) {
      events.insert(.appearance)
    }
    if responds(to: Impression.self, row) { events.insert(.impression) }
    if row.part == nil, isObserved { events.insert(.observed) }
    return events
  }

  /// Whether the row, its section or the table has a handler for a type of event, and the row is
  /// enabled. What a section or table handles for rows of any type is not for its headers.
  private func responds<E: Event>(to event: E.Type, _ row: AnyRow) -> Bool {
    let hasHandlers = !row.behaviors.handlers.isEmpty
    guard hasHandlers || !isWithoutHandlers, row.isEnabled else { return false }
    let isForAny = row.part == nil
    return hasHandlers && row.behaviors.handlers.responds(to: event, from: row.base)
      || section.handlers.responds(to: event, from: row.base, isForAny: isForAny)
      || handlers.responds(to: event, from: row.base, isForAny: isForAny)
  }
}

extension Behaviors {
  /// An action of the row with its placement and the titles of its submenus.
  fileprivate typealias PlacedAction = (
    action: RowAction, placement: ActionPresentation.Placement, submenus: [String]
  )

  /// All actions of the row, also those in submenus, in the order of the menu.
  fileprivate var placedActions: [PlacedAction] {
    func placed(
      _ entries: [RowAction], _ placement: ActionPresentation.Placement
    ) -> [PlacedAction] {
      entries.flatMap(\.leaves).map { ($0.action, placement, $0.submenus) }
    }
    return placed(leadingActions, .leading) + placed(menuActions, .menu)
      + placed(trailingActions, .trailing)
  }
}
