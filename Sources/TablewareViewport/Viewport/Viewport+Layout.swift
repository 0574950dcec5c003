import Tableware
import TablewareHosting

extension Viewport {
  /// Lays out one frame: measures and binds items that appear, recycles cells of items that
  /// disappear, and lets the surface present the frame.
  ///
  /// - Complexity: O(visible items).
  public func layout() {
    let size = surface.size
    guard size.width > 0, size.height > 0, geometry.itemCount > 0 else {
      holdPosition()
      recycleAll()
      forgetFrames()
      surface.present()
      return announce()
    }
    adopt(size)
    keepImplicitFocus()
    // At the end, the whole last row need not be visible.
    if case .end = held { revealsFocus = false }
    restorePosition()
    if revealsFocus, let focus { reveal(focus, at: .nearest) }
    revealsFocus = false
    bindsMeasured = true
    measuredContents.reserveCapacity(min(size.height, 64))
    fillFrames(height: size.height)
    bindFrames()
    bindsMeasured = false
    measuredContents = [:]
    placeFrames(width: size.width)
    surface.present()
    announce()
  }

  /// Adopts a new size. A new width changes heights; a new height must not hide the row that the
  /// user chose.
  private func adopt(_ size: Size) {
    guard size != layoutSize else { return }
    holdPosition()
    emptyItems = 0
    if size.width != layoutSize.width {
      recallHeights(around: heldIndex ?? anchor.item, at: size.width)
      for record in records { measure(geometry.index(of: record.item)) }
      if let pinned { measure(geometry.index(of: pinned.item)) }
    }
    if isFocusChosen, case .item(let item, _) = held, item.path == focus { revealsFocus = true }
    layoutSize = size
  }

  /// Computes the items on screen.
  func fillFrames(height: Int) {
    frames = fill(height: height)
    framesHeight = height
    areFramesOld = false
    coveredHeight =
      pinnedHeader().map { max(0, pinnedY(of: $0) + pinnedHeight(over: $0, in: height)) } ?? 0
  }

  func forgetFrames() {
    emptyItems = 0
    coveredHeight = 0
    frames = []
    areFramesOld = true
  }

  /// Returns the visible items from the top edge down; moves the content down if it would end too
  /// early.
  private func fill(height: Int) -> [(item: Int, y: Int, height: Int)] {
    normalizeAnchor()
    var result: [(item: Int, y: Int, height: Int)] = []
    // A second pass is needed only if the first ended above the bottom edge.
    for _ in 0..<2 {
      result = []
      var y = -anchor.inset
      var index = anchor.item
      while index < geometry.itemCount, y < height {
        let itemHeight = measuredHeight(index)
        if itemHeight > 0 { result.append((index, y, itemHeight)) }
        y += itemHeight
        index += 1
      }
      guard y < height, !isAtTop else { break }
      anchor.inset -= height - y
      normalizeAnchor()
    }
    return result
  }

  /// Whether nothing is above the top edge. Headers may have been inserted and removed meanwhile,
  /// so their remembered heights are verified.
  ///
  /// - Complexity: O(1), or once after each change O(empty sections at the beginning).
  var isAtTop: Bool {
    guard anchor.inset <= 0 else { return false }
    while true {
      let offset = geometry.heights.offset(of: anchor.item)
      guard offset > 0, let last = geometry.heights.index(at: offset - 1) else { break }
      if takesRoom(last) { return false }
    }
    while emptyItems < anchor.item {
      if takesRoom(emptyItems) { return false }
      emptyItems += 1
    }
    return true
  }

  /// Returns whether an item has a height. Every row has one, so it is not measured for that.
  private func takesRoom(_ index: Int) -> Bool {
    if case .row = geometry.item(at: index) { return true }
    return measuredHeight(index) > 0
  }

  /// Whether the last item was visible to its end at the last layout.
  var isAtEnd: Bool {
    guard let last = frames.last else { return true }
    return last.y + last.height <= framesHeight
      && !(last.item + 1..<geometry.itemCount).contains(where: takesRoom)
  }

  /// Converts an inset outside of the anchor item to an anchor further up or down.
  func normalizeAnchor() {
    guard geometry.itemCount > 0 else { return anchor = Anchor() }
    if anchor.item >= geometry.itemCount {
      anchor = Anchor(item: geometry.itemCount - 1)
    }
    while anchor.inset < 0, anchor.item > 0 {
      anchor.item -= 1
      anchor.inset += measuredHeight(anchor.item)
    }
    anchor.inset = max(anchor.inset, 0)
    while anchor.item + 1 < geometry.itemCount {
      let height = measuredHeight(anchor.item)
      guard anchor.inset >= height else { break }
      anchor.inset -= height
      anchor.item += 1
    }
  }

  /// Returns the true height of an item: measured now, unless a cell shows it already.
  func measuredHeight(_ index: Int) -> Int {
    if knownItems?.insert(index).inserted == false { return geometry.heights[index] }
    return isBound(geometry.item(at: index)) ? geometry.heights[index] : measure(index)
  }

  private func isBound(_ item: ViewportItem) -> Bool {
    if let boundItems { return boundItems.contains(item) }
    var items = Set<ViewportItem>(minimumCapacity: records.count + 1)
    for index in records.indices { items.insert(records[index].item) }
    if let pinned { items.insert(pinned.item) }
    boundItems = items
    return items.contains(item)
  }

  private func bindFrames() {
    let pinnedSection = pinnedHeader().map { ViewportItem.header($0) }
    defer { sections = visibleSections().map { BoundSection($0, of: snapshot) } }
    var old = records
    if let pinned { old.append(pinned) }
    var wanted = frames.map { geometry.item(at: $0.item) }
    wanted.removeAll { $0 == pinnedSection }
    if old.isEmpty {
      records = wanted.compactMap(bind)
      pinned = pinnedSection.flatMap(bind)
      return
    }
    if pinned?.item == pinnedSection, shows(wanted) { return }

    var kept: [ViewportItem: CellRecord<S.Cell>] = [:]
    let needed = Set(wanted + (pinnedSection.map { [$0] } ?? []))
    for record in old {
      if needed.contains(record.item), kept[record.item] == nil {
        kept[record.item] = record
      } else {
        recycle(record)
      }
    }
    records = wanted.compactMap { kept[$0] ?? bind($0) }
    pinned = pinnedSection.flatMap { kept[$0] ?? bind($0) }
  }

  /// Returns whether the cells on screen are those of some items.
  private func shows(_ items: [ViewportItem]) -> Bool {
    items.count == records.count && items.indices.allSatisfy { records[$0].item == items[$0] }
  }

  /// Returns the sections on screen, and those between them or at an end of the table without any
  /// height: they may get a header.
  private func visibleSections() -> Range<Int> {
    guard let first = frames.first, let last = frames.last else { return 0..<snapshot.sectionCount }
    let start = isAtTop ? 0 : geometry.item(at: first.item).section
    let end = isAtEnd ? snapshot.sectionCount : geometry.item(at: last.item).section + 1
    return start..<end
  }

  /// The section whose header has to be kept at the top: the one that the top edge cuts through
  /// below its header, if that is sticky.
  func pinnedHeader() -> Int? {
    guard let first = frames.first else { return nil }
    let item = geometry.item(at: first.item)
    if case .header = item, first.y >= 0 { return nil }
    return pinnedHeight(over: item.section, in: framesHeight) > 0 ? item.section : nil
  }

  /// Returns the height that a pinned header covers at the top of a section's visible rows. A
  /// header that would leave no room for rows is not pinned.
  func pinnedHeight(over section: Int) -> Int { pinnedHeight(over: section, in: room) }

  /// The same in a window of another height: the last layout used `framesHeight`.
  func pinnedHeight(over section: Int, in room: Int) -> Int {
    guard snapshot.hasStickyHeader(section) else { return 0 }
    let height = measuredHeight(geometry.index(of: .header(section)))
    return height < room ? height : 0
  }

  /// Returns the offset of a pinned header from the top edge: the next section pushes it out.
  func pinnedY(of section: Int) -> Int {
    let end = frames.first { geometry.item(at: $0.item).section > section }?.y ?? Int.max
    return min(0, end - geometry.heights[geometry.index(of: .header(section))])
  }

  private func bind(_ item: ViewportItem) -> CellRecord<S.Cell>? {
    guard let content = measuredContents[item] ?? content(of: item) else { return nil }
    let kind = content.kind
    var cell = pool.take(kind)
    if cell == nil {
      trace.made += 1
      cell = surface.makeCell(for: kind)
    }
    guard let cell else { return nil }
    trace.bound += 1
    return bind(CellRecord(cell: cell, kind: kind, item: item), to: content)
  }

  /// Shows a content in the cell of a record, as a new binding.
  func bind(_ record: CellRecord<S.Cell>, to content: CellContent) -> CellRecord<S.Cell> {
    var record = record
    generation += 1
    let bound = BoundRow(
      content.row, content.presentation, at: record.item.path, generation: generation)
    host.reportProblems(of: bound)
    record.row = bound
    surface.bind(record.cell, to: content)
    surface.decorate(record.cell, as: record.state)
    return record
  }

  func recycle(_ record: CellRecord<S.Cell>) {
    trace.recycled += 1
    surface.recycle(record.cell)
    pool.give(record.cell, of: record.kind)
  }

  func recycleAll() {
    for record in records { recycle(record) }
    if let pinned { recycle(pinned) }
    records = []
    pinned = nil
    sections = []
  }

  private func placeFrames(width: Int) {
    // Cells are in the order of their frames; a frame without a cell is that of a pinned header.
    var index = 0
    for frame in frames where index < records.count {
      guard records[index].item == geometry.item(at: frame.item) else { continue }
      decorate(&records[index], pinned: false)
      surface.layOut(
        records[index].cell, at: CellFrame(y: frame.y, height: frame.height, width: width))
      index += 1
    }
    guard var header = pinned else { return }
    decorate(&header, pinned: true)
    pinned = header
    let height = geometry.heights[geometry.index(of: header.item)]
    surface.layOut(
      header.cell,
      at: CellFrame(y: pinnedY(of: header.item.section), height: height, width: width))
  }

  private func decorate(_ record: inout CellRecord<S.Cell>, pinned: Bool) {
    var state = CellState()
    state.isPinned = pinned
    state.isFocused = record.item.path == focus
    guard state != record.state else { return }
    record.state = state
    surface.decorate(record.cell, as: state)
  }
}
