import Tableware
import TablewareHosting
import TablewareViewport

extension WebPage: TableBackend {
  /// A page accepts every batch.
  package var isReady: Bool { true }

  /// The rows, headers and footers of the window.
  package var bindings: Bindings {
    Bindings(
      rows: entries.map(\.bound),
      sections: Set(entries.map(\.item.section)).sorted().map { BoundSection($0, of: snapshot) })
  }

  package func path(ofBinding generation: Int) -> RowPath? {
    entries.first { $0.generation == generation }?.item.path
  }

  package func setNeedsCommit() { onNeedsCommit?() }

  package func reload(to new: Snapshot) {
    let anchorPosition = anchorEntry.map { outline.index(of: $0.item) }
    let old = entries
    animations.noteReload()
    entries = entries.compactMap { entry in
      new.path(of: entry.identity).map(entry.moved)
    }
    passFocusOn(from: old)
    carryJump { new.path(of: self.snapshot.rowID(at: $0)) }
    adopt(new, anchorPosition)
    var presenter = RowPresenter(new)
    entries = entries.compactMap { entry(for: $0.item, $0, &presenter) }
  }

  package func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    let mapping = BatchMapping(batch)
    let anchorPosition = anchorEntry.map { outline.index(of: $0.item) }
    let old = entries
    noteAnimations { mapping.row($0) != nil }
    entries = entries.compactMap { mapping.row($0.item.path).map($0.moved) }
    passFocusOn(from: old)
    carryJump(mapping.row)
    adopt(new, anchorPosition)
    done()
  }

  package func refresh(_ changes: ContentChanges, to new: Snapshot) {
    snapshot = new
    isOutdated = true
    let rows = Set(changes.rows + changes.replacedRows)
    refreshRows(where: rows.contains)
  }

  /// Binds changed items again, without an intermediate list of bindings.
  package func refresh(to new: Snapshot) {
    snapshot = new
    isOutdated = true
    refreshRows { _ in true }
  }

  private func refreshRows(where isWanted: (RowPath) -> Bool) {
    snapshot.observing { snapshot in
      var presenter = RowPresenter(snapshot)
      for index in entries.indices {
        let path = entries[index].item.path
        guard isWanted(path), let new = changedRow(at: path, entries[index], &presenter) else {
          continue
        }
        noteReplacement(of: entries[index], by: new)
        entries[index] = new
      }
    }
  }

  package func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {
    aim(at: path, position, takesFocus: jump?.focus == path)
  }

  package func focus(_ path: RowPath?) {
    if let path { aim(at: path, .nearest, takesFocus: true) }
  }

  /// Includes a row in the window, and lets the client scroll to it.
  func aim(at path: RowPath, _ position: ScrollAlignment, takesFocus: Bool) {
    guard snapshot.contains(path) else { return }
    jump = PageJump(path: path, position: position, focus: takesFocus ? path : nil)
    let index = outline.index(of: ViewportItem(path))
    let margin = window.count / 4
    if !window.dropFirst(margin).dropLast(margin).contains(index) {
      let first = max(0, index - window.count / 2)
      window = first..<first + window.count
    }
    isAtEnd = isAtEnd && index == outline.count - 2
  }

  /// Moves the focus to the first or the last row of the table.
  func aimAtEdge(isLast: Bool) {
    let sections = (0..<snapshot.sectionCount).filter { snapshot.rowCount(in: $0) > 0 }
    guard let section = isLast ? sections.last : sections.first else { return }
    let row = isLast ? snapshot.rowCount(in: section) - 1 : 0
    aim(at: RowPath(section: section, row: row), isLast ? .bottom : .top, takesFocus: true)
  }

  /// The entry at the scroll position, if it is in the window.
  private var anchorEntry: Entry? { anchor.flatMap { id in entries.first { $0.id == id } } }

  /// Adopts a snapshot; the window follows the entry at the scroll position, or the next item that
  /// stayed.
  private func adopt(_ new: Snapshot, _ anchorPosition: Int?) {
    let old = outline
    snapshot = new
    isOutdated = true
    outline = ItemOutline(new)
    guard let anchorPosition else { return }
    if anchorEntry == nil {
      // The nearest remaining entry replaces it.
      let offset = anchorPosition - window.lowerBound
      anchor = entries.indices.min { abs($0 - offset) < abs($1 - offset) }.map { entries[$0].id }
      guard old.count > 0 else { return }
    }
    guard let entry = anchorEntry else { return }
    let shift = outline.index(of: entry.item) - anchorPosition
    let first = max(0, window.lowerBound + shift)
    window = first..<first + window.count
  }

  /// Moves the focus of a removed row to the row after it, or else to the one before.
  private func passFocusOn(from old: [Entry]) {
    guard let focused, entry(focused) == nil,
      let position = old.firstIndex(where: { $0.id == focused })
    else { return }
    let rows = Set(entries.lazy.filter(\.isRow).map(\.id))
    let next = old[position...].first { rows.contains($0.id) }
    self.focused = (next ?? old[..<position].last { rows.contains($0.id) })?.id
  }

  private func carryJump(_ carry: (RowPath) -> RowPath?) {
    guard let jump else { return }
    self.jump = carry(jump.path).map { path in
      var carried = jump
      carried.path = path
      carried.focus = jump.focus.flatMap(carry)
      return carried
    }
  }
}

/// The position to which the client scrolls with the next patch.
struct PageJump {
  var path: RowPath
  var position: ScrollAlignment
  /// The row that receives the focus.
  var focus: RowPath?
  /// The offset of the row below the upper edge, in CSS pixels; `nil` if the position alone
  /// decides.
  var distance: Int?
}

extension WebPage.Entry {
  fileprivate func moved(to path: RowPath) -> WebPage.Entry {
    var entry = self
    entry.item = ViewportItem(path)
    return entry
  }
}
