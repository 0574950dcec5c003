/// The user dropped items into a section that accepts them.
///
/// The event is passed up from the section to the table, the screen and the application, until a
/// handler handles it. ``Section/dropDestination(for:_:)`` attaches a handler to the section.
public struct RowDrop: Event {
  /// The items that the section accepts, in the order of the drag.
  public let items: [DragItem]
  /// The position at which the user dropped the items.
  public let position: DropPosition

  /// Creates a drop of items at a position.
  ///
  /// - Parameters:
  ///   - items: the items in their order.
  ///   - position: the position in the section.
  public init(_ items: [DragItem], at position: DropPosition) {
    self.items = items
    self.position = position
  }
}

/// What a drag offers before its data is loaded.
package struct DragOffer {
  /// The value for a drop in this app.
  let value: (any Sendable)?
  /// Whether the item has a text.
  let hasText: Bool
  /// Whether the item has bytes of a uniform type identifier.
  let hasType: (String) -> Bool

  /// The offer of a text of another app.
  package static var text: DragOffer { DragOffer(hasText: true) { _ in false } }

  /// The offer of an item of another app.
  package init(hasText: Bool, hasType: @escaping (String) -> Bool) {
    value = nil
    self.hasText = hasText
    self.hasType = hasType
  }

  /// The offer of an item of this app.
  package init(_ item: DragItem) {
    value = item.value
    hasText = item.text != nil
    hasType = { item.data[$0] != nil }
  }
}

/// The items that a section accepts.
struct DropRule {
  /// The uniform type identifiers whose bytes are loaded.
  var types: [String] = []
  /// Whether the section accepts an item.
  let accepts: (DragOffer) -> Bool
}

/// The row that a drop into a section comes from, because a section may have no rows.
private struct DropRow: Row {
  let section: Identity
  var id: SectionPart { SectionPart(section: section, role: .header) }
  var body: RowContent { RowContent(title: "") }
}

/// Drops into sections.
extension Table {
  /// Whether any section accepts one of several items.
  package func acceptsDrop(of offers: [DragOffer]) -> Bool {
    (0..<snapshot.sectionCount).contains { snapshot.accepts(offers, in: $0) }
  }

  /// The uniform type identifiers of bytes that a section accepts.
  package func dropTypes(in section: Identity) -> [String] {
    guard let slot = snapshot.sections.slot(of: section) else { return [] }
    return snapshot.sections[slot].dropRules.flatMap(\.types)
  }

  /// Returns the position of a drop.
  ///
  /// - Parameters:
  ///   - path: a path of the shown rows; a row after the last one is the end of the section. `nil`
  ///     for the end of the last section that accepts the items.
  ///   - offers: what the drag offers.
  /// - Returns: `nil` if the section does not exist, or accepts none of the items.
  package func dropPosition(at path: RowPath?, of offers: [DragOffer]) -> DropPosition? {
    let sections = 0..<snapshot.sectionCount
    let path =
      path
      ?? sections.last { snapshot.accepts(offers, in: $0) }
      .map { RowPath(section: $0, row: .max) }
    guard let path, sections.contains(path.section), snapshot.accepts(offers, in: path.section)
    else { return nil }
    let count = snapshot.rowCount(in: path.section)
    let position = min(max(path.row, 0), count)
    func row(_ index: Int) -> Identity? {
      guard (0..<count).contains(index) else { return nil }
      let row = snapshot.rowID(at: RowPath(section: path.section, row: index))
      // The text of an empty section is no row of the app.
      return row.value(as: SectionPart.self) == nil ? row : nil
    }
    return DropPosition(
      in: snapshot.sectionID(at: path.section), after: row(position - 1), before: row(position))
  }

  /// Sends a drop up the chain from its section, as far as the section accepts the items now.
  @discardableResult
  package func drop(_ items: [DragItem], at position: DropPosition) -> Delivery {
    let drop = { RowDrop($0, at: position) }
    guard let slot = snapshot.sections.slot(of: position.section) else {
      reportStale(drop([]).eventName, position.section)
      return .stale
    }
    let section = snapshot.sections[slot]
    let accepted = items.filter { section.accepts(DragOffer($0)) }
    guard !accepted.isEmpty else { return .stale }
    return deliver(drop(accepted), from: AnyRow(DropRow(section: position.section)), in: section)
  }
}

extension Snapshot {
  /// Whether a section accepts one of several items.
  fileprivate func accepts(_ offers: [DragOffer], in section: Int) -> Bool {
    let section = sections[section]
    return offers.contains(where: section.accepts)
  }
}

extension Section {
  /// Whether the section accepts drops of any kind.
  package var acceptsDrops: Bool { !dropRules.isEmpty }

  /// Whether the section accepts texts of other programs.
  package var acceptsText: Bool { accepts(.text) }

  fileprivate var dropRules: [DropRule] { hasParts ? parts.dropRules : [] }

  fileprivate func accepts(_ offer: DragOffer) -> Bool {
    dropRules.contains { $0.accepts(offer) }
  }
}
