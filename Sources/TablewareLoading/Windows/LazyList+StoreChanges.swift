import Tableware

/// Changes that a store reports by position.
extension LazyList {
  /// Applies one batch of changes: all that a store reports between two of its states, as a fetched
  /// results controller, Realm or the observer of a database does. Nothing is loaded.
  ///
  /// ```swift
  /// store.onChange = { [songs] changes in songs.apply(changes) }
  /// ```
  ///
  /// Positions count all rows of the source, and not only those in memory. The store is one
  /// section, whose index is 0: use a list for each group of a store with sections. A row that was
  /// inserted, moved or updated is in memory afterwards; an update of a row that is not in memory
  /// needs nothing. Contradictions have the results that `StoredList` describes.
  ///
  /// - Parameter changes: the changes, in any order. Before the first answer of the source, they
  ///   cause a request instead.
  /// - Returns: the changes that do not fit the list, after which the rows on screen are loaded
  ///   again.
  /// - Complexity: O(changes × rows in memory).
  @discardableResult
  public func apply(_ changes: [StoreChange<Element>]) -> [StoreProblem] {
    guard isTotalKnown else {
      mustReload = true
      load()
      return []
    }
    var batch = LazyBatch<Element>(storedContents)
    for change in changes { batch.collect(change) }
    for id in batch.removedRows where batch.placed[id] == nil {
      if let element = elements.removeValue(forKey: id) {
        context?.table?.selection.deselect(element.id)
      }
    }
    for (id, element) in batch.updates where elements[id] != nil { elements[id] = element }
    for (id, change) in batch.placed { elements[id] = change.element }
    note(.rows)
    contents = batch.result()
    if !batch.problems.isEmpty { reload() }
    return batch.problems
  }
}

/// What a batch of changes does to a list of which only a part is in memory.
private struct LazyBatch<Element: Identifiable & Sendable> where Element.ID: Sendable {
  private let contents: LazyContents
  private var removed: Set<Int> = []
  /// The inserted and moved rows: the last report of each.
  private(set) var placed: [Identity: (element: Element, path: RowPath)] = [:]
  private(set) var updates: [Identity: Element] = [:]
  private(set) var problems: [StoreProblem] = []

  init(_ contents: LazyContents) { self.contents = contents }

  /// The identities of the rows in memory that leave their positions.
  var removedRows: [Identity] {
    removed.map(contents.identity(at:)).filter { !($0.value is LazyPlaceholder) }
  }

  mutating func collect(_ change: StoreChange<Element>) {
    switch change {
    case .insert(let element, let path): place(element, from: nil, at: path)
    case .move(let element, let old, let path): place(element, from: old, at: path)
    case .update(let element, let path): update(element, at: path)
    case .remove(let path): if isInside(path) { removed.insert(path.row) }
    case .insertSection(_, let index), .removeSection(let index):
      problems.append(.outOfRange(RowPath(section: index, row: 0)))
    }
  }

  private mutating func place(_ element: Element, from old: RowPath?, at path: RowPath) {
    let identity = Identity(element.id)
    placed[identity] = (updates[identity] ?? element, path)
    if let position = contents.position(of: identity) {
      removed.insert(position)
    } else if let old, isInside(old) {
      if contents.token(at: old.row) == nil {
        problems.append(.unknownElement(identity, at: old))
      } else {
        removed.insert(old.row)
      }
    }
  }

  private mutating func update(_ element: Element, at path: RowPath) {
    let identity = Identity(element.id)
    updates[identity] = element
    placed[identity]?.element = element
    guard contents.position(of: identity) == nil, placed[identity] == nil, isInside(path) else {
      return
    }
    if contents.token(at: path.row) == nil {
      problems.append(.unknownElement(identity, at: path))
    }
  }

  private mutating func isInside(_ path: RowPath) -> Bool {
    if path.section == 0, (0..<contents.count).contains(path.row) { return true }
    problems.append(.outOfRange(path))
    return false
  }

  /// The rows after the batch.
  mutating func result() -> LazyContents {
    var contents = contents
    for position in removed.sorted(by: >) { contents.replace(position..<position + 1, with: []) }
    for (identity, change) in placed.sorted(by: { $0.value.path.row < $1.value.path.row }) {
      let position = min(max(0, change.path.row), contents.count)
      if change.path != RowPath(section: 0, row: position) {
        problems.append(.outOfRange(change.path))
      }
      contents.show([identity], at: position..<position)
    }
    return contents
  }
}
