import Foundation

extension UICollectionView {
  /// How many sections there are, as the view knows it.
  public var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// How many items a section has, as the view knows it; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cells on screen, in the order of their items; UIKit promises none.
  public var visibleCells: [UICollectionViewCell] {
    shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The items on screen, in order; UIKit promises none.
  public var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  /// The cell of an item on screen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  /// The item that a cell shows; `nil` for one that is not on screen.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.first { $0.value.frame.contains(point) }?.key
  }

  /// A header, a footer or another supplementary view on screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shownSupplementary[elementKind]?[indexPath] }

  /// Where an item lies.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The selected items, in order; `nil` if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects an item, or none for `nil`, without calling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection, holds(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    selected.insert(indexPath)
    shown[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    shown[indexPath]?.isSelected = false
  }

  /// Scrolls to an item; one that does not exist is an exception.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard phase != .poisoned else { return }
    loadIfNeeded()
    guard holds(indexPath) else {
      return report("G-20", .exception, "scrolled to \(indexPath.text), which does not exist")
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    updateContentSize()
    var offset = contentOffset
    let room = bounds.size
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width }
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height }
    setContentOffset(
      CGPoint(x: clampedAcross(offset.x), y: clamped(offset.y)), animated: animated)
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }
}
