import Tableware
import TablewareHosting

/// A back end that binds every row and can be made to misbehave, or to call back while it is
/// called.
final class ScriptedBackend: TableBackend {
  enum Flaw: CaseIterable {
    case forgetsRefresh, forgetsHeaders, miscarriesRows, keepsOldPaths, repeatsGenerations
    case forgetsDone
  }

  var flaw: Flaw?
  /// Runs inside each call from the table, with its name.
  var onCall: (String) -> Void = { _ in }
  var isReady = true
  /// Whether a batch ends only when ``finishAnimation()`` is called.
  var isAnimated = false
  private(set) var bindings = Bindings()
  private(set) var needsCommit = false
  private var snapshot = Snapshot.empty
  private var generation = 0
  private var pendingDone: (() -> Void)?

  init(flaw: Flaw? = nil) { self.flaw = flaw }

  func endTurn(of table: Table) {
    guard needsCommit else { return }
    needsCommit = false
    table.host.commit()
  }

  func finishAnimation() {
    let done = pendingDone
    pendingDone = nil
    done?()
  }

  func setNeedsCommit() { needsCommit = true }

  func reload(to snapshot: Snapshot) {
    bindings = Bindings()
    adopt(snapshot, keeping: [:])
    onCall("reload")
  }

  func perform(_ batch: Batch, to new: Snapshot, done: @escaping () -> Void) {
    let mapping = BatchMapping(batch)
    var kept: [RowPath: BoundRow] = [:]
    for row in bindings.rows {
      guard var path = mapping.row(row.path) else { continue }
      if flaw == .miscarriesRows, new.contains(row.path) { path = row.path }
      kept[path] = row
    }
    adopt(new, keeping: kept)
    onCall("perform")
    if flaw == .forgetsDone { return }
    if isAnimated { pendingDone = done } else { done() }
  }

  func refresh(_ changes: ContentChanges, to new: Snapshot) {
    snapshot = new
    if flaw != .forgetsRefresh {
      for index in bindings.rows.indices {
        let path = bindings.rows[index].path
        let isForgotten = flaw == .forgetsHeaders && path.role != .row
        if !isForgotten, changes.rows.contains(path) || changes.replacedRows.contains(path),
          let row = bind(path)
        {
          bindings.rows[index] = row
        }
      }
    }
    if flaw != .forgetsHeaders {
      for section in changes.sections {
        bindings.sections[section] = BoundSection(section, of: new)
      }
    }
    onCall("refresh")
  }

  var scrollState = ScrollState()
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) { onCall("scroll") }
  func focus(_ path: RowPath?) { onCall("focus") }

  private func adopt(_ new: Snapshot, keeping kept: [RowPath: BoundRow]) {
    snapshot = new
    let oldHeaders = bindings.sections
    bindings.rows = (0..<new.sectionCount).flatMap { section in
      let rows = (0..<new.rowCount(in: section)).map { RowPath(section: section, row: $0) }
      return (rows + [.header(of: section), .footer(of: section)]).compactMap { path in
        guard var bound = kept[path] else { return bind(path) }
        if flaw != .keepsOldPaths { bound.path = path }
        return bound
      }
    }
    bindings.sections = (0..<new.sectionCount).map { section in
      flaw == .forgetsHeaders && section < oldHeaders.count
        ? oldHeaders[section] : BoundSection(section, of: new)
    }
  }

  private func bind(_ path: RowPath) -> BoundRow? {
    if flaw != .repeatsGenerations { generation += 1 }
    return BoundRow(snapshot, at: path, generation: generation)
  }
}

/// A back end that shows nothing, so that nothing is built for it.
final class BlankBackend: TableBackend {
  var isReady: Bool { true }
  var bindings: Bindings { Bindings() }
  private(set) var batches: [Batch] = []
  func setNeedsCommit() {}
  func reload(to snapshot: Snapshot) {}
  func perform(_ batch: Batch, to snapshot: Snapshot, done: @escaping () -> Void) {
    batches.append(batch)
    done()
  }
  func refresh(_ changes: ContentChanges, to snapshot: Snapshot) {}
  var scrollState = ScrollState()
  func scroll(to path: RowPath, at position: ScrollAlignment, animated: Bool) {}
  func focus(_ path: RowPath?) {}
}
