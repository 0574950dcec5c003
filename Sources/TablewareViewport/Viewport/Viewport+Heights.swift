import Tableware
import TablewareHosting

/// Heights: measured when an item appears, remembered when it disappears.
extension Viewport {
  typealias Memory = HeightMemory<Int, Int>

  /// Notifies the viewport that the surface measures or paints differently now, as with another
  /// font, text size or language. The items on screen are bound and measured again in their cells;
  /// the scroll position stays. The next ``layout()`` shows the change. A new width needs no
  /// notification.
  ///
  /// - Complexity: O(visible items).
  public func environmentDidChange() {
    holdPosition()
    memory = Memory()
    records = records.compactMap(rebound)
    pinned = pinned.flatMap(rebound)
    forgetFrames()
    // The focused row may have grown beyond the edge.
    if isFocusChosen, case .item(let item, _) = held, item.path == focus { revealsFocus = true }
  }

  /// Measures an item and records its height. An item with the same content at the same width is
  /// not measured again. Without a width, the known heights are used. A row has at least one unit,
  /// and every height is limited to 32 bits, regardless of the surface.
  @discardableResult
  func measure(_ index: Int) -> Int {
    let width = surface.size.width
    guard width > 0 else { return geometry.heights[index] }
    let item = geometry.item(at: index)
    guard let content = measuredContents[item] ?? content(of: item) else {
      geometry.setHeight(0, at: index)
      return 0
    }
    if bindsMeasured { measuredContents[item] = content }
    let (key, measured) = (key(of: item), content.measured)
    if let known = memory.height(of: key, showing: measured, in: width) {
      geometry.setHeight(known, at: index)
      return known
    }
    trace.measured += 1
    let height = surface.height(of: content, width: width)
    // With rows without height, an endless number could be visible at once.
    if case .row = item {
      geometry.setHeight(max(1, height), at: index)
    } else {
      geometry.setHeight(height, at: index)
    }
    memory.note(geometry.heights[index], of: key, showing: measured, in: width)
    return geometry.heights[index]
  }

  /// Restores the remembered heights around an item for a width. No content is read.
  ///
  /// - Returns: the rows that were found.
  /// - Complexity: O(``HeightMemory/limit``) look-ups, however many items there are.
  @discardableResult
  func recallHeights(around center: Int, at width: Int) -> IdentityMap<Void> {
    var found = IdentityMap<Void>()
    guard !memory.isEmpty, geometry.itemCount > 0 else { return found }
    let center = min(max(center, 0), geometry.itemCount - 1)
    for index in max(0, center - recallReach)..<min(geometry.itemCount, center + recallReach) {
      let item = geometry.item(at: index)
      guard exists(item) else { continue }
      let key = key(of: item)
      guard let height = memory.lastHeight(of: key, in: width) else { continue }
      geometry.setHeight(height, at: index)
      if case .row(let identity) = key { found[identity] = () }
    }
    return found
  }

  /// After everything was replaced: restores the heights around the scroll position, and forgets
  /// removed rows if all rows can be checked.
  func recallHeightsAfterReload() {
    guard !memory.isEmpty else { return }
    let index = heldIndex ?? 0
    let found = recallHeights(around: index, at: layoutSize.width)
    if index <= recallReach, index + recallReach >= geometry.itemCount {
      memory.keepRows { found[$0] != nil }
    }
  }

  /// After a batch, whose snapshot is shown already: inserted rows have their remembered heights,
  /// and removed rows are forgotten. For a batch larger than the memory only as many rows as the
  /// memory holds are checked; the others are forgotten over time.
  func recallHeights(after batch: Batch, from old: Snapshot) {
    guard !memory.isEmpty else { return }
    var found = IdentityMap<Void>()
    for path in Self.paths(batch.insertedRows, batch.insertedSections, in: snapshot) {
      let identity = snapshot.rowID(at: path)
      guard let height = memory.lastHeight(of: .row(identity), in: layoutSize.width) else {
        continue
      }
      found[identity] = ()
      geometry.setHeight(height, at: geometry.index(of: ViewportItem(path)))
    }
    let gone = Self.paths(batch.deletedRows, batch.deletedSections, in: old).map(old.rowID(at:))
    memory.forget(gone.filter { found[$0] == nil })
  }

  /// The distance from the scroll position up to which heights are recalled, in items to each side:
  /// a memory of few rows is of rows near each other.
  private var recallReach: Int { min(Memory.limit / 2, max(64, 8 * memory.count)) }

  /// The index of the held item; `nil` at the top.
  var heldIndex: Int? {
    switch held {
    case .item(let item, _): geometry.index(of: item)
    case .end: geometry.itemCount - 1
    case .start where table.anchoring == .stickToEnd: geometry.itemCount - 1
    case .start, .top, nil: nil
    }
  }

  private func exists(_ item: ViewportItem) -> Bool {
    switch item {
    case .header(let section): snapshot.hasHeader(section)
    case .footer(let section): snapshot.hasFooter(section)
    case .row: true
    }
  }

  private func key(of item: ViewportItem) -> HeightKey {
    switch item {
    case .header(let section): .header(snapshot.sectionID(at: section))
    case .footer(let section): .footer(snapshot.sectionID(at: section))
    case .row(let path): .row(snapshot.rowID(at: path))
    }
  }

  /// Returns single rows and the rows of whole sections, no more than the memory holds.
  private static func paths(
    _ rows: [RowPath], _ sections: [Int], in snapshot: Snapshot
  ) -> [RowPath] {
    let inSections = sections.lazy.flatMap { section in
      (0..<snapshot.rowCount(in: section)).lazy.map { RowPath(section: section, row: $0) }
    }
    let first = Array(rows.prefix(Memory.limit))
    return first + inSections.prefix(Memory.limit - first.count)
  }
}
