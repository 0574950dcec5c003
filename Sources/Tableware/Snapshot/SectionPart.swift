/// A part of a section that is presented as its rows are: a row with an identity and a path of its
/// own, which batches do not contain.
///
/// ```
///  RowPath(section: 2, row: -1)   header
///  RowPath(section: 2, row: 0…)   rows
///  RowPath(section: 2, row: -2)   footer
/// ```
///
/// Its identity contains that of the section, so no two parts of a table share one.
package struct SectionPart: Hashable, Sendable {
  /// The position of a part in its section.
  package enum Role: Hashable, Sendable {
    /// Above the rows.
    case header
    /// A row that the app declared.
    case row
    /// Below the rows.
    case footer
    /// The text of a section without rows.
    case emptyText
  }

  /// The section that the part belongs to.
  package let section: Identity
  /// The position of the part in its section.
  package let role: Role
}

extension SectionPart: CustomStringConvertible {
  /// `header of songs`
  package var description: String {
    switch role {
    case .header: "header of \(section)"
    case .row: "row of \(section)"
    case .footer: "footer of \(section)"
    case .emptyText: "empty text of \(section)"
    }
  }
}

extension RowPath {
  /// The path of the header of a section.
  package static func header(of section: Int) -> RowPath { RowPath(section: section, row: -1) }
  /// The path of the footer of a section.
  package static func footer(of section: Int) -> RowPath { RowPath(section: section, row: -2) }

  /// Whether the path is that of a row, a header or a footer.
  package var role: SectionPart.Role {
    switch row {
    case -1: .header
    case -2: .footer
    default: .row
    }
  }
}

extension Section {
  /// The header or footer as a row with an identity of its own; `nil` if the section has none.
  func row(of role: SectionPart.Role) -> AnyRow? {
    let part = role == .header ? parts.header : role == .footer ? parts.footer : nil
    guard let part else { return nil }
    var row = AnyRow(part, identity: Identity(SectionPart(section: identity, role: role)))
    row.part = role
    row.behaviors.isSelectable = false
    row.behaviors.moveScope = nil
    guard role == .header, let collapsing = parts.collapsing else { return row }
    row = row.standing(TreePosition(expansion: isCollapsed ? .collapsed : .expanded))
    let section = identity
    row.behaviors.handlers.add(ExpansionChange.self) { change, source -> EventResponse in
      try collapsing.onChange?(!change.isExpanded)
      source.table?.setCollapsed(section, !change.isExpanded)
      return .handled
    }
    return row
  }
}

extension Snapshot {
  /// Returns the header of a section, created on demand; `nil` also for a section that does not
  /// exist.
  ///
  /// - Parameter section: the index of the section.
  public func header(of section: Int) -> AnyRow? { self[.header(of: section)] }

  /// Returns the footer of a section, created on demand; `nil` also for a section that does not
  /// exist.
  ///
  /// - Parameter section: the index of the section.
  public func footer(of section: Int) -> AnyRow? { self[.footer(of: section)] }

  /// Whether a section has a header. No row is built.
  package func hasHeader(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections.read(section) { $0.hasHeader }
  }

  /// Whether a section has a footer. No row is built.
  package func hasFooter(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections.read(section) { $0.hasFooter }
  }

  /// Whether the header of a section stays at the top while its rows scroll.
  package func hasStickyHeader(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections.read(section) { $0.hasStickyHeader }
  }

  /// Whether a section is collapsed, so that its rows are hidden.
  package func isCollapsed(_ section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].isCollapsed
  }

  /// Returns whether a path is that of a row, a header or a footer of the snapshot.
  ///
  /// - Parameter path: any path.
  public func contains(_ path: RowPath) -> Bool {
    switch path.role {
    case .header: hasHeader(path.section)
    case .footer: hasFooter(path.section)
    default:
      sections.indices.contains(path.section)
        && (0..<rowCount(in: path.section)).contains(path.row)
    }
  }

  /// Returns the identity of the row, header or footer at a path that exists.
  ///
  /// - Parameter path: the path of the row, header or footer.
  public func rowID(at path: RowPath) -> Identity {
    let role = path.role
    return role == .row
      ? sections.identity(at: path)
      : Identity(SectionPart(section: sections[path.section].identity, role: role))
  }

  /// The path of a header or footer by its identity; `nil` for the identity of a row.
  func path(ofPart identity: Identity) -> RowPath? {
    guard let part = identity.value(as: SectionPart.self), part.role != .emptyText,
      let section = sections.firstIndex(where: { $0.identity == part.section })
    else { return nil }
    let path = part.role == .header ? RowPath.header(of: section) : .footer(of: section)
    return contains(path) ? path : nil
  }
}
