/// The parts of a section besides its rows, and whether it shows these.
extension Section {
  /// The header, the footer, and what else few sections have.
  struct Parts: Omittable {
    var header: AnyRow?
    var footer: AnyRow?
    /// Whether the header stays at the top while the rows scroll.
    var isHeaderSticky = true
    /// How the section collapses; `nil` for one that does not.
    var collapsing: Collapsing?
    /// The text that is shown if there are no rows.
    var emptyText: AnyRow?
    /// The rows that are not shown.
    var hiddenRows = IdentitySet()
    /// Returns whether a row is shown; `nil` to show all rows that are not hidden.
    var filter: ((Identity) -> Bool)?
    /// Whether the section is a header or footer of the whole table.
    var place = Place.inside
    /// The items that the user may drop into the section.
    var dropRules: [DropRule] = []
    /// How the rows are laid out that do not say otherwise.
    var style = RowStyle()
  }

  /// The collapsed state of a section, and the app's closure for its changes.
  struct Collapsing {
    /// Whether the rows are hidden.
    var isCollapsed: Bool
    /// Set by an app that keeps the state itself; called when the user expands or collapses.
    var onChange: ((Bool) throws -> Void)?
  }

  /// The position of a section that is a header or footer of the whole table.
  enum Place {
    /// One of the sections of the table.
    case inside
    /// The header of the table, before all sections.
    case top
    /// The footer of the table, after all sections.
    case bottom
  }

  /// Lets the user collapse and expand the section by its header, which shows a mark for that.
  ///
  /// ```swift
  /// Section("done", header: "Done") { … }.collapsible()            // the table keeps the state
  /// Section("done", header: "Done") { … }
  ///   .collapsible(hidesDone) { self.hidesDone = $0 }               // the app keeps the state
  /// ```
  ///
  /// A collapsed section shows its header and footer. Its rows stay in the table: they keep their
  /// selection, and can be edited. A section without a header cannot be expanded again, so it is
  /// never collapsed (``Diagnostic/collapsibleWithoutHeader(_:)``).
  ///
  /// - Parameters:
  ///   - isCollapsed: without `onChange`, the state until the user or
  ///     ``SectionHandle/isCollapsed`` changes it; with `onChange`, the state that the app keeps.
  ///   - onChange: called with the new state when the user expands or collapses the section. The
  ///     app keeps the state, and declares the section with it. `nil` if the table keeps the state,
  ///     by the identity of the section.
  /// - Returns: the section, which collapses and expands.
  public func collapsible(
    _ isCollapsed: Bool = false, onChange: ((Bool) throws -> Void)? = nil
  ) -> Section {
    var section = self
    section.parts.collapsing = Collapsing(isCollapsed: isCollapsed, onChange: onChange)
    return section
  }

  /// Shows a text instead of the rows while the section has none.
  ///
  /// A collapsed section does not show it.
  ///
  /// - Parameter text: the text, such as `"No drafts."`.
  /// - Returns: the section with the text.
  public func emptyText(_ text: any RowTextConvertible) -> Section {
    var section = self
    section.parts.emptyText = AnyRow(EmptyTextRow(section: identity, text: text.rowText))
      .selectable(false)
    return section
  }

  /// Shows only the rows that satisfy a condition. The others stay in the section: they keep their
  /// selection, can be edited, and are shown when a later declaration has another condition.
  ///
  /// ```swift
  /// Section("songs") { ForEach(songs) { SongRow(song: $0) } }
  ///   .filtered { favorites.contains($0.value(as: Song.ID.self)) }
  /// ```
  ///
  /// - Parameter isShown: returns whether a row is shown. It receives the identity of the row, and
  ///   is called for each row of each commit.
  /// - Returns: the section with the filter.
  /// - Complexity: O(rows) for each commit. Where the models are at hand, filter them instead.
  public func filtered(by isShown: @escaping (_ row: Identity) -> Bool) -> Section {
    var section = self
    section.parts.filter = isShown
    return section
  }

  /// Sets whether the header stays at the top edge while the rows scroll under it, as headers do
  /// without this modifier. A `UITableView` decides that for all of its headers, by its style.
  ///
  /// - Parameter isSticky: whether the header stays at the top edge.
  /// - Returns: the section with the setting.
  public func stickyHeader(_ isSticky: Bool = true) -> Section {
    var section = self
    section.parts.isHeaderSticky = isSticky
    return section
  }

  /// Creates a header of the whole table. It is before all sections, at whichever position it is
  /// listed among them, and scrolls with them.
  ///
  /// It has the same content and handlers as the header of a section. A table has one; another one
  /// is a ``Diagnostic/repeatedSection(_:first:again:)``.
  ///
  /// - Parameter header: a text or a row, as for a section.
  /// - Returns: a section without rows.
  public static func tableHeader(_ header: any SectionHeaderConvertible) -> Section {
    var section = Section(Place.top, header: header) {}.stickyHeader(false)
    section.parts.place = .top
    return section
  }

  /// Creates a footer of the whole table. It is after all sections, at whichever position it is
  /// listed among them.
  ///
  /// - Parameter footer: a text or a row, as for a section.
  /// - Returns: a section without rows.
  public static func tableFooter(_ footer: any SectionHeaderConvertible) -> Section {
    var section = Section(Place.bottom, footer: footer) {}
    section.parts.place = .bottom
    return section
  }

  /// Whether the rows are hidden by their header.
  var isCollapsed: Bool { parts.header != nil && parts.collapsing?.isCollapsed == true }

  /// Whether the section may ever show something else than its rows.
  var mayHideRows: Bool {
    hasParts && (parts.collapsing != nil || parts.emptyText != nil || parts.leavesOutRows)
  }

  /// Whether something else is shown instead of the rows, or only some of them.
  var hidesRows: Bool {
    mayHideRows
      && (isCollapsed || parts.leavesOutRows || parts.emptyText != nil && rows.count == 0)
  }

  /// The section as a snapshot shows it: a collapsed one without its rows, an empty one with its
  /// text.
  var shown: Section {
    guard hidesRows else { return self }
    var section = self
    if !isCollapsed, parts.leavesOutRows { section.rows = rows.leavingOut(parts.leavesOut) }
    guard isCollapsed || section.rows.count == 0 else { return section }
    var runs = RowRuns()
    if !isCollapsed, let text = parts.emptyText { runs.append(SingleRow(text)) }
    section.rows = SectionRows(runs)
    return section
  }

  /// Appends the problems in the declaration of the section and of its rows.
  func appendProblems(to problems: inout [Diagnostic]) {
    rows.appendProblems(to: &problems)
    if hasParts, parts.collapsing != nil, parts.header == nil {
      problems.append(.collapsibleWithoutHeader(identity))
    }
  }
}

extension Section.Parts {
  /// Whether some rows may be left out.
  var leavesOutRows: Bool { hiddenRows.count > 0 || filter != nil }

  /// Returns whether a row is left out.
  func leavesOut(_ row: Identity) -> Bool {
    hiddenRows.contains(row) || filter?(row) == false
  }
}

extension SectionRows {
  /// Returns the rows without those that satisfy a condition.
  fileprivate func leavingOut(_ isLeftOut: (Identity) -> Bool) -> SectionRows {
    var shown = self
    var end = count
    // From the end, so that the positions before stay valid; neighbors are removed at once.
    for (position, row) in allIdentities.enumerated().reversed() where !isLeftOut(row) {
      if position + 1 < end { shown.remove(position + 1..<end) }
      end = position
    }
    if end > 0 { shown.remove(0..<end) }
    return shown
  }
}

extension [Section] {
  /// The sections with the header of the table first and its footer last.
  var placed: [Section] {
    guard contains(where: { $0.hasParts && $0.parts.place != .inside }) else { return self }
    return [Section.Place.top, .inside, .bottom].flatMap { place in
      filter { $0.parts.place == place }
    }
  }
}

/// The text of a section without rows.
private struct EmptyTextRow: Row {
  let section: Identity
  let text: RowText

  var id: SectionPart { SectionPart(section: section, role: .emptyText) }

  var body: RowContent {
    var text = text
    for index in text.runs.indices where text.runs[index].tone == nil {
      text.runs[index].tone = .secondary
    }
    var content = RowContent(title: text, titleLineLimit: 12)
    content.style.isNotice = true
    return content
  }
}
