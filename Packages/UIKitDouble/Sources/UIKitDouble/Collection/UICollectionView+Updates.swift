import Foundation

/// What a collection view is doing.
enum CollectionPhase: Hashable {
  /// No change and no layout is in progress.
  case idle
  /// A batch is open; the number of open blocks.
  case batch(depth: Int)
  /// The data source or the delegate is asked, and must not change the view.
  case asking
  /// The view threw.
  case poisoned
}

/// The test's side of a collection view.
@MainActor
public final class CollectionInspector {
  /// How much is asked.
  public var strictness = Strictness.strict
  /// Called with every breach, such as to fail a test at once.
  public var onBreach: ((Breach) -> Void)?
  /// Every breach so far.
  public private(set) var breaches: [Breach] = []
  /// How many cells were made, by reuse identifier.
  public internal(set) var cellsMade: [String: Int] = [:]
  /// How often a cell was asked for.
  public internal(set) var cellRequests = 0

  func report(_ breach: Breach) {
    guard strictness.notices(breach.verdict) else { return }
    breaches.append(breach)
    onBreach?(breach)
  }
}

extension UICollectionView {
  func report(_ rule: String, _ verdict: Breach.Verdict, _ detail: String) {
    inspector.report(Breach(rule, verdict, detail))
    if verdict == .exception { phase = .poisoned }
  }

  func reloadAtNextLayout() {
    needsReload = true
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsReload, phase == .idle, dataSource != nil else { return }
    needsReload = false
    readCounts()
    collectionViewLayout.invalidateLayout()
  }

  private func readCounts() {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    counts = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
  }

  func baseReloadData() {
    guard allows("reloadData", inBatch: false) else { return }
    recycleAll()
    selected = []
    prefetched = []
    needsReload = true
    collectionViewLayout.forgetPreferredSizes()
    loadIfNeeded()
    setNeedsLayout()
  }

  func basePerformBatchUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard allows("performBatchUpdates", inBatch: true) else { return }
    open()
    if let completion { completions.append(completion) }
    updates?()
    close()
  }

  func record(_ changes: [TableUpdate]) {
    guard allows("an update", inBatch: true) else { return }
    open()
    updates += changes
    close()
  }

  /// Whether a call may go on (B-47, B-57, B-58).
  private func allows(_ call: String, inBatch: Bool) -> Bool {
    switch phase {
    case .idle: return true
    case .batch:
      if !inBatch { report("B-58", .exception, "\(call) inside of a batch") }
      return inBatch
    case .asking:
      report("B-57", .exception, "\(call) while the data source is asked")
      return false
    case .poisoned:
      inspector.report(Breach("B-47", .exception, "\(call) after an exception"))
      return false
    }
  }

  private func open() {
    if case .batch(let depth) = phase {
      phase = .batch(depth: depth + 1)
      return
    }
    loadIfNeeded()
    if window == nil { report("B-54", .hazard, "a batch without a window") }
    phase = .batch(depth: 1)
  }

  private func close() {
    guard case .batch(let depth) = phase else { return }
    guard depth == 1 else {
      phase = .batch(depth: depth - 1)
      return
    }
    commit()
  }

  /// Reads the new numbers, checks every rule of batches, and applies the batch if UIKit would.
  private func commit() {
    let changes = updates
    updates = []
    let old = counts
    phase = .asking
    readCounts()
    guard phase == .asking else { return }
    let shape = BatchShape(changes, old: old, new: counts)
    let check = BatchCheck(shape)
    for breach in check.breaches { inspector.report(breach) }
    guard !check.breaches.contains(where: { $0.verdict == .exception }) else {
      completions = []
      phase = .poisoned
      return
    }
    apply(shape)
    phase = .idle
    collectionViewLayout.invalidateLayout()
    let answers = completions
    completions = []
    guard !changes.isEmpty, UIView.areAnimationsEnabled else { return answers.forEach { $0(true) } }
    VirtualTime.shared.after(0.3) { for answer in answers { answer(true) } }
  }

  /// Cells and selection follow their items.
  private func apply(_ shape: BatchShape) {
    let map = RowMap(shape)
    let rows = Set(shape.reloadedRows)
    let sections = Set(shape.reloadedSections)
    func target(_ path: IndexPath) -> IndexPath? {
      rows.contains(path) || sections.contains(path.section) ? nil : map[path]
    }
    let old = shown.sorted { $0.key < $1.key }
    shown = [:]
    for (path, cell) in old {
      if let target = target(path) { shown[target] = cell } else { end(cell, at: path) }
    }
    selected = Set(selected.compactMap(target))
    prefetched = Set(prefetched.compactMap(target))
    collectionViewLayout.forgetPreferredSizes()
    for (kind, views) in shownSupplementary {
      for (path, view) in views {
        view.removeFromSuperview()
        pool.put(view, kind: kind)
        shownSupplementary[kind]?[path] = nil
      }
    }
  }

  /// Taps an item on screen: highlights, asks, deselects, selects, notifies.
  ///
  /// - Returns: whether the item was selected.
  @discardableResult
  public func simulateTap(at path: IndexPath) -> Bool {
    guard phase == .idle, window != nil else { return false }
    layoutIfNeeded()
    guard allowsSelection, let cell = shown[path], cell.isUserInteractionEnabled,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsMultipleSelection, selected.contains(path) {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
        return false
      }
      deselectItem(at: path, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return false
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return false
    }
    let others = allowsMultipleSelection ? [] : selected.filter { $0 != path }.sorted()
    for other in others {
      deselectItem(at: other, animated: true)
      collectionDelegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: true, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }
}
