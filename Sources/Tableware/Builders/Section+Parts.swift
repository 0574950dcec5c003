/// What a section shows apart from its rows, and whether it shows these.
extension Section {
  /// What decides whether the rows are shown.
  struct Collapsing {
    /// Whether the rows are out of sight.
    var isCollapsed: Bool
    /// Set by an app that keeps the state itself; called when the user expands or collapses.
    var onChange: ((Bool) throws -> Void)?
  }

  /// What the section is to the table.
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
  /// selection, and edits reach them. A section without a header cannot be expanded again, so it is
  /// never collapsed (``Diagnostic/collapsibleWithoutHeader(_:)``).
  ///
  /// - Parameters:
  ///   - isCollapsed: without `onChange`, the state until the user or
  ///     ``SectionHandle/isCollapsed`` changes it; with `onChange`, the state that the app keeps.
  ///   - onChange: called with the new state when the user expands or collapses the section. The
  ///     app keeps the state, and declares the section with it. `nil` if the table keeps the state,
  ///     by the identity of the section.
  public func collapsible(
    _ isCollapsed: Bool = false, onChange: ((Bool) throws -> Void)? = nil
  ) -> Section {
    var section = self
    section.collapsing = Collapsing(isCollapsed: isCollapsed, onChange: onChange)
    return section
  }

  /// Shows a text in the place of the rows as long as there are none.
  ///
  /// A collapsed section does not show it.
  public func emptyText(_ text: any RowTextConvertible) -> Section {
    var section = self
    section.emptyRow = AnyRow(EmptyTextRow(section: identity, text: text.rowText))
      .selectable(false)
    return section
  }

  /// Decides whether the header stays at the top edge while the rows scroll under it, as headers
  /// do. A `UITableView` decides that for all of its headers, by its style.
  public func stickyHeader(_ isSticky: Bool = true) -> Section {
    var section = self
    section.isHeaderSticky = isSticky
    return section
  }

  /// A header of the whole table: it stands before all sections, wherever it is listed among them,
  /// and scrolls with them.
  ///
  /// It has the same parts and handlers as the header of a section. A table has one; another one is
  /// a ``Diagnostic/repeatedSection(_:first:again:)``.
  public static func tableHeader(_ header: any SectionHeaderConvertible) -> Section {
    var section = Section(Place.top, header: header) {}.stickyHeader(false)
    section.place = .top
    return section
  }

  /// A footer of the whole table: it stands after all sections, wherever it is listed among them.
  public static func tableFooter(_ footer: any SectionHeaderConvertible) -> Section {
    var section = Section(Place.bottom, footer: footer) {}
    section.place = .bottom
    return section
  }

  /// Whether the rows are out of sight.
  var isCollapsed: Bool { headerRow != nil && collapsing?.isCollapsed == true }

  /// Whether the section may ever show something else than its rows.
  var mayHideRows: Bool { collapsing != nil || emptyRow != nil }

  /// Whether something else than the rows stands in their place.
  var hidesRows: Bool { isCollapsed || emptyRow != nil && rows.count == 0 }

  /// The section as a snapshot shows it: a collapsed one without its rows, an empty one with its
  /// text.
  var shown: Section {
    guard hidesRows else { return self }
    var runs = RowRuns()
    if !isCollapsed, let emptyRow { runs.append(ListSource([emptyRow])) }
    var section = self
    section.rows = SectionRows(runs)
    return section
  }

  /// What is wrong with the declaration of the section and of its rows.
  var problems: [Diagnostic] {
    collapsing != nil && headerRow == nil
      ? rows.problems + [.collapsibleWithoutHeader(identity)] : rows.problems
  }
}

extension [Section] {
  /// The sections with the header of the table first and its footer last.
  var placed: [Section] {
    guard contains(where: { $0.place != .inside }) else { return self }
    return filter { $0.place == .top } + filter { $0.place == .inside }
      + filter { $0.place == .bottom }
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
    return RowContent(title: text, titleLineLimit: 12)
  }
}
