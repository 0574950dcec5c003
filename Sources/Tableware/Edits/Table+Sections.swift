/// Adding sections without declaring the whole table again. See ``SectionHandle`` for changing
/// those that are there; the same rules hold.
extension Table {
  /// Adds sections behind the last one.
  ///
  /// ```swift
  /// table.append { Section("more", header: "More") { TextRow("one") } }
  /// ```
  public func append(@TableBuilder _ sections: () -> [Section]) {
    insert(sections(), at: draft.sections.count)
  }

  /// Adds sections before the one that stands at a place among all sections, hidden ones included,
  /// counted from 0. A place outside is a diagnostic and gives the nearest one.
  public func insert(at position: Int, @TableBuilder _ sections: () -> [Section]) {
    insert(sections(), at: position)
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
    let count = draft.sections.count
    let nearest = min(max(position, 0), count)
    draft.add(sections, at: nearest)
    submitEdit(of: first.identity)
    if nearest != position {
      diagnostics.report(.sectionIndexOutOfRange(position, section: first.identity, count: count))
    }
  }
}
