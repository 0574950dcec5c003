/// Adding sections without declaring the whole table again. See ``SectionHandle`` for changing those that
/// are there; the same rules hold.
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

  /// Submits what an edit changed. Where a screen declares the sections, the edit does not last.
  func submitEdit(of identity: Identity) {
    if declaration != nil { diagnostics.report(.editOfDeclaredSections(identity)) }
    submit(nil)
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
