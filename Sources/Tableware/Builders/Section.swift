/// A group of rows, with an optional header above and footer below them.
///
/// ```swift
/// Section("songs", header: "Popular", index: "P") {
///   ForEach(songs) { SongRow(song: $0) }
/// }
/// ```
///
/// The first argument is the identity, which is never shown: it identifies the section across
/// changes, and finds its handle, `table["songs"]`.
public struct Section {
  /// The identity of the section. It has to be unique in the table.
  public internal(set) var identity: Identity
  /// The header above the rows; `nil` for none.
  public var header: (any SectionHeaderConvertible)? {
    get { storedParts.stored?.header }
    set { parts.header = newValue?.headerRow }
  }
  /// The footer below the rows; `nil` for none.
  public var footer: (any SectionHeaderConvertible)? {
    get { storedParts.stored?.footer }
    set { parts.footer = newValue?.footerRow }
  }
  /// The section's entry in the index at the edge of the table; `nil` for none.
  package var indexTitle: String?
  /// Whether the section is left out of the table. It keeps its rows and its position.
  public var isHidden: Bool
  var rows: SectionRows
  private var storedParts = Indirect<Parts>()
  package var handlers = EventHandlers()
  #if DEBUG
  /// Where the section was declared.
  var site: DeclarationSite?
  #else
  /// Where the section was declared: unknown in a release build.
  var site: DeclarationSite? {
    get { nil }
    set {}
  }
  #endif

  /// Creates a section with the rows of a closure.
  ///
  /// - Parameters:
  ///   - identity: the identity of the section, unique in the table.
  ///   - header: the header above the rows: a text, a ``SectionHeader`` with values, or a row of
  ///     any type, such as a ``HeaderRow``.
  ///   - footer: the same below the rows. A text may have several lines.
  ///   - indexTitle: the section's entry in the index at the edge of the table.
  ///   - isHidden: whether the section is left out of the table.
  ///   - fileID: the file that a debug build names in diagnostics about the section.
  ///   - line: the line in it.
  ///   - rows: declares the rows.
  public init(
    _ identity: some Hashable & Sendable, header: (any SectionHeaderConvertible)? = nil,
    footer: (any SectionHeaderConvertible)? = nil, index indexTitle: String? = nil,
    isHidden: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    @RowBuilder rows: () -> RowBuilder.Rows
  ) {
    self.identity = Identity(identity)
    self.indexTitle = indexTitle
    self.isHidden = isHidden
    let rows = rows()
    self.rows = SectionRows(RowRuns(rows))
    site = DeclarationSite(fileID: fileID, line: line)
    if !rows.hidden.isEmpty { parts.hiddenRows = IdentitySet(rows.hidden) }
    guard header != nil || footer != nil else { return }
    parts.header = header?.headerRow
    parts.footer = footer?.footerRow
  }

  /// Everything but the rows. A section without any of it stores nothing, because a table may have
  /// a million sections.
  var parts: Parts {
    get { storedParts.value }
    set { storedParts.value = newValue }
  }

  /// Whether the section has anything but rows.
  var hasParts: Bool { storedParts.isStored }

  /// Whether the section has a header. No row is built.
  package var hasHeader: Bool { storedParts.stored?.header != nil }
  /// Whether the section has a footer. No row is built.
  package var hasFooter: Bool { storedParts.stored?.footer != nil }
  /// Whether the section has a header that stays at the top while its rows scroll.
  package var hasStickyHeader: Bool {
    storedParts.stored.map { $0.header != nil && $0.isHeaderSticky } ?? false
  }

  /// How the rows are laid out that do not say otherwise.
  package var style: RowStyle { storedParts.stored?.style ?? RowStyle() }

  /// The number of rows in the section, shown or not.
  public var rowCount: Int { rows.count }

  /// Whether a row exists already, and is not built on demand.
  ///
  /// - Parameter index: the index of a row of the section.
  package func isBuilt(at index: Int) -> Bool { rows.isBuilt(at: index) }

  /// Returns the observer of a row that is not on screen yet: only rows that are not loaded have
  /// one.
  ///
  /// - Parameter index: the index of a row of the section.
  package func displayObserver(ahead index: Int) -> DisplayObserver? {
    rows.displayObserver(at: index, isAhead: true)
  }

  /// Whether the display of some rows is observed.
  package var hasDisplayObserver: Bool { rows.hasDisplayObserver }

  /// Adds a handler for one type of event that rows of this section raise and do not handle
  /// themselves.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - handler: returns whether it handled the event.
  /// - Returns: the section with the handler.
  @_disfavoredOverload
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> EventResponse
  ) -> Section {
    var section = self
    section.handlers.add(event, handler)
    return section
  }

  /// Adds a handler for one type of event that rows of this section raise and do not handle
  /// themselves. The event is passed to no further handler.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - handler: receives the event and its source.
  /// - Returns: the section with the handler.
  public func on<E: Event>(
    _ event: E.Type, _ handler: @escaping (E, EventSource) throws -> Void
  ) -> Section {
    var section = self
    section.handlers.add(event, handler)
    return section
  }
}

extension Section {
  /// Adds a handler for events of one type of row in this section. It is called before handlers for
  /// rows of any type.
  ///
  /// - Parameters:
  ///   - event: the type of the event.
  ///   - row: the type of the row.
  ///   - handler: receives the event and its row, and returns whether it handled the event.
  /// - Returns: the section with the handler.
  public func on<E: Event, R: Row>(
    _ event: E.Type, from row: R.Type,
    _ handler: @escaping (E, R, EventSource) throws -> EventResponse
  ) -> Section {
    var section = self
    section.handlers.add(event, from: row, handler)
    return section
  }
}
