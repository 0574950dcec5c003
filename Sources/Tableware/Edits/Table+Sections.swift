/// Adding sections without declaring the whole table again. See ``SectionHandle`` for edits of
/// existing sections; the same rules apply.
extension Table {
  /// Inserts sections after the last one.
  ///
  /// ```swift
  /// table.append { Section("more", header: "More") { TextRow("one") } }
  /// ```
  ///
  /// - Parameter sections: declares the sections.
  public func append(@TableBuilder _ sections: () -> [Section]) {
    insert(sections(), at: draft.sections.keptCount)
  }

  /// Inserts sections before the section at an index.
  ///
  /// - Parameters:
  ///   - position: the index among all sections, hidden ones included, from 0. An index out of
  ///     range is a diagnostic and becomes the nearest one.
  ///   - sections: declares the sections.
  public func insert(at position: Int, @TableBuilder _ sections: () -> [Section]) {
    insert(sections(), at: position)
  }

  /// Collapses or expands a section. A section that does not exist, or is not collapsible, is a
  /// diagnostic.
  func setCollapsed(_ section: Identity, _ isCollapsed: Bool) {
    guard let slot = draft.sections.slot(of: section) else {
      return diagnostics.report(.unknownSection(section))
    }
    guard draft.sections[slot].parts.collapsing != nil else {
      return diagnostics.report(.notCollapsible(section))
    }
    draft.setCollapsed(slot, isCollapsed)
    submit(nil)
  }

  /// Submits an edit.
  func submitEdit(of identity: Identity) {
    reportEdit(of: identity)
    submit(nil)
  }

  /// Reports an edit where a screen declares the sections: the next evaluation replaces it.
  func reportEdit(of identity: Identity) {
    if declaration != nil { diagnostics.report(.editOfDeclaredSections(identity)) }
  }

  private func insert(_ sections: [Section], at position: Int) {
    guard let first = sections.first else { return }
    let count = draft.sections.keptCount
    let nearest = min(max(position, 0), count)
    draft.insert(sections, at: nearest)
    submitEdit(of: first.identity)
    if nearest != position {
      diagnostics.report(.sectionIndexOutOfRange(position, section: first.identity, count: count))
    }
  }
}
