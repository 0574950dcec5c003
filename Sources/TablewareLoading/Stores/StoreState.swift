import Tableware

/// The contents of a ``StoredList``, and the way from one state to the next.
struct StoreState<Element> {
  private(set) var sections: [StoredSection<Element>]
  private let identity: (Element) -> Identity
  /// The identities of all elements; `nil` until an insertion needs them.
  private var identities: Set<Identity>?

  init(_ sections: [StoredSection<Element>], _ identity: @escaping (Element) -> Identity) {
    self.sections = sections
    self.identity = identity
  }

  mutating func replace(with sections: [StoredSection<Element>]) {
    self.sections = sections
    identities = nil
  }

  /// Applies one batch of changes, in any order.
  ///
  /// - Returns: the changes that do not fit.
  mutating func apply(_ changes: [StoreChange<Element>]) -> [StoreProblem] {
    var batch = StoreBatch<Element>()
    for change in changes { collect(change, in: &batch) }
    for placed in batch.placed { takeOut(placed, from: &batch) }
    for update in batch.updates { apply(update, in: &batch) }
    remember(batch)
    sections = batch.result(of: sections)
    return batch.problems
  }

  private mutating func collect(_ change: StoreChange<Element>, in batch: inout StoreBatch<Element>)
  {
    switch change {
    case .insert(let element, let path):
      batch.place(element, identity(element), from: nil, at: path)
    case .move(let element, let old, let path):
      batch.place(element, identity(element), from: old, at: path)
    case .update(let element, let path):
      batch.updates.append(.init(element: element, identity: identity(element), path: path))
    case .remove(let path):
      guard let removed = identity(at: path) else {
        return batch.problems.append(.outOfRange(path))
      }
      batch.remove(removed, at: path)
    case .insertSection(let name, let index):
      batch.insertedSections.append((name, index))
    case .removeSection(let index):
      guard sections.indices.contains(index) else {
        return batch.problems.append(.outOfRange(RowPath(section: index, row: 0)))
      }
      batch.removedSections.insert(index)
    }
  }

  /// Removes an inserted or moved element from where it was. Its identity says where that is, also
  /// if the store says something else or nothing.
  private mutating func takeOut(
    _ placed: StoreBatch<Element>.Change, from batch: inout StoreBatch<Element>
  ) {
    guard !batch.removed.contains(placed.identity) else { return }
    if let old = placed.old, identity(at: old) == placed.identity {
      return batch.remove(placed.identity, at: old)
    }
    if isKnown(placed.identity), let old = path(of: placed.identity) {
      batch.remove(placed.identity, at: old)
    }
  }

  private mutating func apply(
    _ update: StoreBatch<Element>.Change, in batch: inout StoreBatch<Element>
  ) {
    if batch.updatePlaced(update) || batch.removed.contains(update.identity) { return }
    let isThere = identity(at: update.path) == update.identity
    guard let path = isThere ? update.path : path(of: update.identity) else {
      return batch.problems.append(.unknownElement(update.identity, at: update.path))
    }
    sections[path.section].elements[path.row] = update.element
  }

  private func identity(at path: RowPath) -> Identity? {
    guard sections.indices.contains(path.section),
      sections[path.section].elements.indices.contains(path.row)
    else { return nil }
    return identity(sections[path.section].elements[path.row])
  }

  /// Finds an element that is not where the store says.
  ///
  /// - Complexity: O(n).
  private func path(of wanted: Identity) -> RowPath? {
    for (section, contents) in sections.enumerated() {
      if let row = contents.elements.firstIndex(where: { identity($0) == wanted }) {
        return RowPath(section: section, row: row)
      }
    }
    return nil
  }

  private mutating func isKnown(_ wanted: Identity) -> Bool {
    let known = identities ?? Set(sections.lazy.flatMap(\.elements).map(identity))
    identities = known
    return known.contains(wanted)
  }

  /// Keeps the set of all identities up to date.
  private mutating func remember(_ batch: StoreBatch<Element>) {
    guard identities != nil else { return }
    identities?.subtract(batch.removed)
    for section in batch.removedSections {
      identities?.subtract(sections[section].elements.map(identity))
    }
    identities?.formUnion(batch.placed.map(\.identity))
  }
}
