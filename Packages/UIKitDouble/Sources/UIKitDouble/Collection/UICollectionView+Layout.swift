import Foundation

extension UICollectionView {
  /// Shows what the bounds cover. A cell that asks for another size moves those behind it, so this
  /// goes on until all sizes are known.
  func layOut() {
    let isFirst = laidOutSize == nil
    if laidOutSize != bounds.size,
      isFirst || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collectionViewLayout.forgetPreferredSizes()
      collectionViewLayout.isPrepared = false
    }
    laidOutSize = bounds.size
    for _ in 0..<20 where phase == .idle {
      updateContentSize()
      if isFirst { showBeginning() }
      guard phase == .idle, showElements() else { break }
    }
    guard phase == .idle else { return }
    prefetch()
  }

  func updateContentSize() {
    let phase = phase
    self.phase = .asking
    collectionViewLayout.prepareIfNeeded()
    if self.phase == .asking { self.phase = phase }
    contentSize = collectionViewLayout.collectionViewContentSize
    boundsOrigin.x = clampedAcross(boundsOrigin.x)
    boundsOrigin.y = clamped(boundsOrigin.y)
  }

  /// A flipped layout begins at the right.
  private func showBeginning() {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return }
    boundsOrigin.x = clampedAcross(contentSize.width)
  }

  /// - Returns: whether a cell asked for another size.
  private func showElements() -> Bool {
    let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    endItems(except: Set(visible.filter { $0.representedElementKind == nil }.map(\.indexPath)))
    endSupplementary(except: visible)
    for attributes in visible where phase == .idle {
      let path = attributes.indexPath
      guard attributes.representedElementKind == nil else {
        showSupplementary(attributes)
        continue
      }
      guard let cell = shown[path] ?? begin(path) else { continue }
      let copy = UICollectionViewLayoutAttributes(forCellWith: path)
      copy.frame = attributes.frame
      if let flow = collectionViewLayout as? UICollectionViewFlowLayout,
        flow.estimatedItemSize != .zero
      {
        let preferred = cell.preferredLayoutAttributesFitting(copy)
        if collectionViewLayout.take(preferred) { return true }
      }
      cell.apply(attributes)
      cell.frame = attributes.frame
    }
    return false
  }

  private func begin(_ path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource, holds(path) else { return nil }
    inspector.cellRequests += 1
    request = (path, false)
    phase = .asking
    var made: UICollectionViewCell?
    traitCollection.performAsCurrent {
      made = dataSource.collectionView(self, cellForItemAt: path)
    }
    request = nil
    guard phase != .poisoned, let cell = made else { return nil }
    phase = .idle
    cell.layoutState.environment = self
    if let other = shown.first(where: { $0.value === cell })?.key {
      report("L-06", .hazard, "the cell of \(path.text) is that of \(other.text) already")
    }
    shown[path] = cell
    cell.isSelected = selected.contains(path)
    addSubview(cell)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func endItems(except visible: Set<IndexPath>) {
    for (path, cell) in shown.sorted(by: { $0.key < $1.key }) where !visible.contains(path) {
      end(cell, at: path)
    }
  }

  func end(_ cell: UICollectionViewCell, at path: IndexPath) {
    if shown[path] === cell { shown[path] = nil }
    cell.removeFromSuperview()
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    pool.put(cell, kind: Self.cellKind)
  }

  private func showSupplementary(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind, let dataSource else { return }
    let path = attributes.indexPath
    var view = shownSupplementary[kind]?[path]
    if view == nil {
      traitCollection.performAsCurrent {
        view = dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
    guard let view else { return }
    if shownSupplementary[kind]?[path] == nil {
      if view.reuseIdentifier == nil {
        report("L-04", .exception, "the \(kind) of section \(path.section) was not dequeued")
      }
      shownSupplementary[kind, default: [:]][path] = view
      addSubview(view)
    }
    view.frame = attributes.frame
  }

  private func endSupplementary(except visible: [UICollectionViewLayoutAttributes]) {
    for (kind, views) in shownSupplementary {
      let kept = Set(visible.filter { $0.representedElementKind == kind }.map(\.indexPath))
      for (path, view) in views where !kept.contains(path) {
        shownSupplementary[kind]?[path] = nil
        view.removeFromSuperview()
        pool.put(view, kind: kind)
      }
    }
  }

  /// Everything goes back to the pools.
  func recycleAll() {
    endItems(except: [])
    endSupplementary(except: [])
  }

  /// Asks for the items up to one page behind those on screen.
  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let next = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let paths = (collectionViewLayout.layoutAttributesForElements(in: next) ?? [])
      .filter { $0.representedElementKind == nil }.map(\.indexPath)
      .filter { shown[$0] == nil && !prefetched.contains($0) }
    guard !paths.isEmpty else { return }
    prefetched.formUnion(paths)
    prefetchDataSource.collectionView(self, prefetchItemsAt: paths)
  }
}
