/// Rows that belong together, under a header and above a footer.
///
/// ```swift
/// Section("songs", header: "Popular", index: "P") {
///   ForEach(songs) { SongRow(song: $0) }
/// }
/// ```
///
/// The first argument is the identity: it says which section this is after the next change, and
/// finds its handle, `table["songs"]`. It is never shown.
public struct Section {
  /// Which section this is. Unique in the table.
  public let identity: Identity
  /// What stands above the rows; `nil` for no header.
  public var header: SectionHeader?
  /// What stands below the rows; `nil` for no footer.
  public var footer: RowText?
  /// The section's entry in the index at the edge of the table; `nil` for none.
  public var indexTitle: String?
  /// Whether the section is left out of the table. It keeps its rows and its place.
  public var isHidden: Bool
  /// How the rows are laid out that do not say otherwise.
  package var style = RowStyle()

  var rows: SectionRows
  /// Whether the section was hidden when a commit took it last.
  var wasHidden = false
  package var handlers = EventHandlers()

  /// A section with the rows that the closure lists.
  public init(
    _ identity: some Hashable & Sendable, header: (any SectionHeaderConvertible)? = nil,
    footer: (any RowTextConvertible)? = nil, index indexTitle: String? = nil,
    isHidden: Bool = false,
    @RowBuilder rows: () -> RowBuilder.Rows
  ) {
    self.identity = Identity(identity)
    self.header = header?.sectionHeader
    self.footer = footer?.rowText
    self.indexTitle = indexTitle
    self.isHidden = isHidden
    self.rows = SectionRows(RowRuns(rows()))
  }

  /// Ends a turn: from here on changes are counted anew.
  mutating func resetChanges() {
    rows.resetChanges()
    wasHidden = isHidden
  }

  /// How many rows the section holds, shown or not.
  public var rowCount: Int { rows.count }

  /// Handles one type of event that a row of this section raised and did not handle itself.
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> Section {
    var section = self
    section.handlers.add(event, handler)
    return section
  }

  /// Handles one type of event that a row of this section raised and did not handle itself, and
  /// ends its way here.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> Section {
    var section = self
    section.handlers.add(event, handler)
    return section
  }
}

extension Section {
  /// Handles what rows of one type in this section raise. It is asked before handlers for any row.
  public func on<E: Event, R: Row>(
    _ event: E.Type, from row: R.Type,
    _ handler: @escaping (E, R, EventSource) throws -> EventResponse
  ) -> Section {
    var section = self
    section.handlers.add(event, from: row, handler)
    return section
  }

  /// Handles named events of this section's rows, each by its own handler.
  public func on(
    named handlers: [String: (NamedEvent, EventSource) throws -> Void]
  ) -> Section {
    var section = self
    section.handlers.add(named: handlers)
    return section
  }
}
