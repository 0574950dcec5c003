import Tableware
import TablewareHosting
import TablewareViewport

/// A table on a page: a window of items, each with a number for the client, and the state of the
/// client.
///
/// ```
///  Table ──▶ WebPage ──▶ Patch ──▶ client
///            entries     from what the client has
///                        to the entries
/// ```
///
/// The browser determines heights: the window is counted in items. Only its items are ever created.
package final class WebPage {
  package let host: TableHost
  package var table: Table { host.table }
  /// The effects of gestures.
  var interaction: Interaction { Interaction(host) }
  /// Called when the table has something to commit.
  package var onNeedsCommit: (() -> Void)?
  var snapshot = Snapshot.empty { didSet { indexEntries = nil } }
  var outline = ItemOutline()
  /// The positions that the client requested, within the table after ``layout()``.
  package internal(set) var window: Range<Int>
  /// The positions that are created: the window, and more if it contains mostly empty headers and
  /// footers.
  private(set) var reach: Range<Int>
  var entries: [Entry] = []
  /// The item that keeps its position in the window when others are inserted or removed; `nil` for
  /// the top.
  package internal(set) var anchor: Int?
  /// The row that has the focus in the client.
  package internal(set) var focused: Int?
  /// Whether the client is at the end.
  var isAtEnd: Bool
  var jump: PageJump?
  /// The first row that the client reported as visible.
  var topShown: Int?
  /// The offset of that row below the upper edge of the client, in CSS pixels.
  var topDistance = 0
  /// Whether something was committed since the last layout.
  var isOutdated = true { didSet { if isOutdated { laidOut = nil } } }
  /// Raises the display events of rows.
  let display: RowDisplay
  /// The first position that the client showed last, which reveals the direction.
  var lastPosition: Int?
  /// The animations of the commits since the latest patch.
  var animations = PatchAnimations()
  /// Whether rows further down appear next.
  var isForward = true
  private var indexEntries: [String]?
  /// The last layout; `nil` if the snapshot has changed since.
  private var laidOut: Range<Int>?
  let ids: ItemNumbers
  let images: WebImages
  /// The addresses of the pages that rows open.
  let links: PageLinks
  /// Whether rows have keys of one character.
  var showsCharacterKeys = true {
    didSet { if showsCharacterKeys != oldValue { refresh(to: snapshot) } }
  }
  /// Whether items have the identities of their rows as identifiers.
  let showsIdentifiers: Bool
  /// The number of the latest binding.
  var generation = 0
  private var shown: [PageItem] = []
  /// The positions of the rows in the latest patch, and in the one before.
  private var rowPositions: (last: RowPositions, before: RowPositions) = ([], [])
  private var shownWindow: Patch.Window?
  /// The positions of rows, by their numbers.
  private typealias RowPositions = [(id: Int, position: Int)]
  /// The number of positions before the client says how many it shows.
  static let firstCount = 60

  package convenience init(
    _ table: Table, ids: ItemNumbers = ItemNumbers(), images: WebImages = WebImages(),
    showsIdentifiers: Bool = false, count: Int = WebPage.firstCount
  ) {
    self.init(
      table, ids: ids, images: images, links: PageLinks(), showsIdentifiers: showsIdentifiers,
      count: count)
  }

  init(
    _ table: Table, ids: ItemNumbers, images: WebImages, links: PageLinks,
    showsIdentifiers: Bool, count: Int
  ) {
    host = TableHost(table)
    self.ids = ids
    self.images = images
    self.links = links
    self.showsIdentifiers = showsIdentifiers
    display = RowDisplay(host)
    window = 0..<count
    reach = window
    isAtEnd = table.anchoring == .stickToEnd
    host.attach(self)
  }

  deinit {
    let count = entries.count
    entries = []
    RenderedRows.shared.notePageEnd(rows: count)
  }

  /// Applies a request of the client for other positions; `anchor` is the item at its scroll
  /// position.
  package func show(_ wanted: Range<Int>, anchor: Int?, isAtEnd: Bool) {
    let count = min(max(wanted.count, 1), ClientLimits.windowItems)
    let first = min(max(wanted.lowerBound, 0), max(0, outline.count - 1))
    window = first..<first + count
    self.anchor = anchor
    self.isAtEnd = isAtEnd
  }

  /// Creates the items that entered the window and removes those that left it.
  ///
  /// - Complexity: O(items in the window).
  package func layout() {
    let length = window.count
    let isStuck = isAtEnd && table.anchoring == .stickToEnd
    let last = max(0, outline.count - length)
    let first = isStuck ? last : min(max(window.lowerBound, 0), last)
    window = first..<first + length
    guard laidOut != window else { return }
    reach = filled(window)
    let old = EntryPositions(entries, in: outline)
    var presenter = RowPresenter(snapshot)
    // Commits have refreshed what they changed.
    entries = items.compactMap { item in
      let old = old.index(of: item, in: outline).map { entries[$0] }
      if let old, snapshot.contains(item.path) { return old }
      return entry(for: item, old, &presenter)
    }
    isOutdated = false
    laidOut = window
    if let focused, !entries.contains(where: { $0.id == focused }) { self.focused = nil }
  }

  /// Returns the patch from the client's items to the current ones. From then on the client counts
  /// as having them.
  package func takePatch(isReset: Bool = false) -> Patch {
    layout()
    var patch = Patch()
    patch.isReset = isReset
    var items: [PageItem] = []
    items.reserveCapacity(entries.count)
    for entry in entries { items.append(PageItem(id: entry.id, html: entry.html)) }
    patch.operations = Patch.operations(from: isReset ? [] : shown, to: items)
    shown = items
    takeAnimations(into: &patch)
    if showsIdentifiers {
      let inserted = patch.insertedItems
      patch.identifiers = identifiers.filter { inserted.contains($0.item) }
    }
    notePositions(isReset: isReset)
    let window = shownPositions
    if isReset || window != shownWindow { patch.window = window }
    shownWindow = window
    patch.sticksToEnd = table.anchoring == .stickToEnd && !patch.isEmpty
    if let jump, let entry = entry(at: ViewportItem(jump.path)) {
      let focus = jump.focus.flatMap { self.entry(at: ViewportItem($0)) }?.id
      patch.jump = Patch.Jump(
        item: entry.id, position: jump.position.number, focus: focus ?? 0,
        distance: jump.distance)
      focused = focus ?? focused
    }
    jump = nil
    return patch
  }

  /// The positions and counts of the current window.
  package var shownPositions: Patch.Window {
    var positions = Patch.Window()
    positions.first = min(reach.lowerBound, outline.count)
    positions.end = min(reach.upperBound, outline.count)
    positions.total = outline.count
    positions.rowsBefore = outline.rowCount(before: positions.first)
    positions.rows = outline.rowCount
    positions.hasExtraHeader = hasExtraHeader
    return positions
  }

  private func notePositions(isReset: Bool) {
    var positions: RowPositions = []
    positions.reserveCapacity(entries.count)
    for entry in entries where entry.isRow {
      positions.append((entry.id, outline.index(of: entry.item)))
    }
    // A lost patch is made again: the client still has the state before it.
    rowPositions = (positions, isReset ? rowPositions.before : rowPositions.last)
  }

  /// Returns the distance by which positions have moved since the client counted them, determined
  /// by the first of some rows that exists in both states, or else by any row; 0 if the client
  /// names none, because it is at the top then, or far away.
  ///
  /// - Parameter hasAll: whether the client has applied the latest patch.
  /// - Complexity: O(items in the window).
  func shift(of ids: [Int], hasAll: Bool) -> Int {
    guard ids.first != 0 else { return 0 }
    let positions = hasAll ? rowPositions.last : rowPositions.before
    let position = { (id: Int) in positions.first { $0.id == id }?.position }
    let known = ids.lazy.compactMap(entry).first { position($0.id) != nil }
    guard let entry = known ?? entries.first(where: { position($0.id) != nil }),
      let position = position(entry.id)
    else { return 0 }
    return outline.index(of: entry.item) - position
  }

  /// The items of the window as the client has them, after ``takePatch(isReset:)``.
  package var shownItems: [PageItem] { shown }

  /// The identifiers of the items as the client has them, in their order; empty if they have none.
  /// The number of an item is never used for another identity, so an identifier never changes.
  package var identifiers: [Patch.ItemIdentifier] {
    guard showsIdentifiers else { return [] }
    return entries.map { entry in
      Patch.ItemIdentifier(item: entry.id, identifier: HTML.shown(entry.identity.plainText))
    }
  }

  /// The entries of the index, computed once for each snapshot.
  var index: [String] {
    if let indexEntries { return indexEntries }
    let entries = PageIndex.entries(of: snapshot)
    indexEntries = entries
    return entries
  }

  /// Records that a field of the client contains the value that the user set.
  package func note(value: String, of id: Int) {
    guard let position = shown.firstIndex(where: { $0.id == id }) else { return }
    shown[position].html.note(value: value)
  }

  /// Returns the entry of an item: in the window, removed, or unknown.
  func entry(_ id: Int) -> Entry? { entries.first { $0.id == id } }

  func entry(at item: ViewportItem) -> Entry? { entries.first { $0.item == item } }

  private var hasExtraHeader: Bool {
    guard reach.lowerBound < outline.count else { return false }
    let item = outline.item(at: reach.lowerBound)
    if case .header = item { return false }
    return snapshot.hasStickyHeader(item.section)
  }

  /// Returns a window with at least a third as many items as positions, which is a screen of them,
  /// as long as the table has that many: empty sections still have two positions.
  ///
  /// - Complexity: O(places × log sections), where nearly all sections on the way are empty.
  private func filled(_ window: Range<Int>) -> Range<Int> {
    let positions = window.clamped(to: 0..<outline.count)
    let wanted = window.count / 3
    var found = 0
    for position in positions where found < wanted && isThere(position) { found += 1 }
    guard found < wanted else { return window }
    var (first, end) = (positions.lowerBound, positions.upperBound)
    while found < wanted, end < outline.count {
      if isThere(end) { found += 1 }
      end += 1
    }
    while found < wanted, first > 0 {
      first -= 1
      if isThere(first) { found += 1 }
    }
    return first..<max(end, window.upperBound)
  }

  private func isThere(_ position: Int) -> Bool {
    switch outline.item(at: position) {
    case .header(let section): snapshot.hasHeader(section)
    case .row: true
    case .footer(let section): snapshot.hasFooter(section)
    }
  }

  private var items: [ViewportItem] {
    let positions = reach.clamped(to: 0..<outline.count)
    var items = positions.map(outline.item)
    if hasExtraHeader, let first = items.first { items.insert(.header(first.section), at: 0) }
    return items
  }
}

/// The numbers of items for the client: each is used once.
package final class ItemNumbers {
  /// The last assigned number; 0 is the number of the page's chrome.
  package private(set) var last = 0

  package init() {}

  /// Returns whether a number was ever assigned to an item.
  package func wasGiven(_ number: Int) -> Bool { number > 0 && number <= last }

  package func next() -> Int {
    last += 1
    return last
  }
}

extension ScrollAlignment {
  /// The number of a position in a patch.
  var number: Int {
    switch self {
    case .nearest: 0
    case .top: 1
    case .middle: 2
    case .bottom: 3
    }
  }
}
