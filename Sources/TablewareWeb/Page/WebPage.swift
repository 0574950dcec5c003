import Tableware
import TablewareHosting
import TablewareViewport

/// A table as a page shows it: a window of items, each with a number by which the client knows it,
/// and what the client has of them.
///
/// ```
///  Table ──▶ WebPage ──▶ Patch ──▶ client
///            entries     from what the client has
///                        to the entries
/// ```
///
/// Heights are the browser's matter: the window is counted in items. Only its items are ever built.
package final class WebPage {
  /// An item of the window.
  struct Entry {
    let id: Int
    var item: ViewportItem
    var bound: BoundRow?
    var header: SectionHeader?
    var footer: RowText?
    var html: ItemHTML

    /// What the row shows and offers; `nil` for a header or footer.
    var presentation: RowPresentation? { bound?.presentation }
  }

  package let host: TableHost
  package var table: Table { host.table }
  /// The effect of what the client asks for.
  var interaction: Interaction { Interaction(host) }
  /// Called when the table has something to commit.
  package var onNeedsCommit: (() -> Void)?
  var snapshot = Snapshot.empty { didSet { indexEntries = nil } }
  var outline = ItemOutline()
  /// The places that the client wants, within the table after ``layout()``.
  package internal(set) var window: Range<Int>
  /// The places that are built: the window, and more where it holds hardly anything but headers and
  /// footers that are not there.
  private(set) var reach: Range<Int>
  var entries: [Entry] = []
  /// The item that keeps its place in the window when others come or go; `nil` for the top.
  package internal(set) var anchor: Int?
  /// The row that has the focus in the client.
  package internal(set) var focused: Int?
  /// Whether the reader is at the end.
  var isAtEnd: Bool
  var jump: (path: RowPath, position: ScrollAlignment, focus: RowPath?)?
  /// The first row that the client said it shows.
  var topShown: Int?
  /// Whether something was committed since the last layout.
  var isOutdated = true
  /// Tells rows that they came, went and were seen.
  let display: RowDisplay
  /// The place at the top edge of what the client showed last, to tell the direction.
  var lastPosition: Int?
  /// Whether what is further down comes next.
  var isForward = true
  private var indexEntries: [String]?
  private let ids: ItemNumbers
  private let images: WebImages
  private var generation = 0
  private var shown: [PageItem] = []
  /// The places of the rows in the patch that was made last, and in the one before.
  private var rowPositions: (last: [Int: Int], before: [Int: Int]) = ([:], [:])
  private var shownWindow: Patch.Window?

  package init(
    _ table: Table, ids: ItemNumbers = ItemNumbers(), images: WebImages = WebImages(),
    count: Int = 60
  ) {
    host = TableHost(table)
    self.ids = ids
    self.images = images
    display = RowDisplay(host)
    window = 0..<count
    reach = window
    isAtEnd = table.anchoring == .stickToEnd
    host.attach(self)
  }

  /// The client shows other places: `anchor` is what it looks at.
  package func show(_ wanted: Range<Int>, anchor: Int?, isAtEnd: Bool) {
    let count = min(max(wanted.count, 1), ClientLimits.windowItems)
    let first = min(max(wanted.lowerBound, 0), max(0, outline.count - 1))
    window = first..<first + count
    self.anchor = anchor
    self.isAtEnd = isAtEnd
  }

  /// Builds the items that entered the window and drops those that left it.
  ///
  /// - Complexity: O(items in the window).
  package func layout() {
    let length = window.count
    let isStuck = isAtEnd && table.anchoring == .stickToEnd
    let last = max(0, outline.count - length)
    let first = isStuck ? last : min(max(window.lowerBound, 0), last)
    window = first..<first + length
    reach = filled(window)
    let old = Dictionary(entries.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    // Commits have refreshed the rows that they changed. Headers and footers cost little to
    // compare.
    entries = items.compactMap { item in
      if case .row = item, let entry = old[item] { entry } else { entry(for: item, old[item]) }
    }
    isOutdated = false
    if let focused, !entries.contains(where: { $0.id == focused }) { self.focused = nil }
  }

  /// What takes a client from what it has to what there is now. The client is taken to have it from
  /// then on.
  package func takePatch(isReset: Bool = false) -> Patch {
    layout()
    var patch = Patch()
    patch.isReset = isReset
    let items = entries.map { PageItem(id: $0.id, html: $0.html) }
    patch.operations = Patch.operations(from: isReset ? [] : shown, to: items)
    shown = items
    notePositions(isReset: isReset)
    let window = shownPositions
    if isReset || window != shownWindow { patch.window = window }
    shownWindow = window
    patch.sticksToEnd = table.anchoring == .stickToEnd && !patch.isEmpty
    if let jump, let entry = entry(at: .row(jump.path)) {
      let focus = jump.focus.flatMap { self.entry(at: .row($0)) }?.id
      patch.jump = Patch.Jump(
        item: entry.id, position: jump.position.number, focus: focus ?? 0)
      focused = focus ?? focused
    }
    jump = nil
    return patch
  }

  /// The places and counts of the window as it is laid out.
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
    let rows = entries.filter { $0.bound != nil }
    let positions = Dictionary(
      rows.map { ($0.id, outline.index(of: $0.item)) }, uniquingKeysWith: { first, _ in first })
    // A patch that was lost is made anew: what the client has is what was before it.
    rowPositions = (positions, isReset ? rowPositions.before : rowPositions.last)
  }

  /// How far places have moved since the client counted them, judged by the first of some rows that
  /// is there then and now, or else by any row; 0 where the client names none, since it is at the
  /// top then, or far away.
  ///
  /// - Parameter hasAll: whether the client has taken the patch that was made last.
  /// - Complexity: O(items in the window).
  func shift(of ids: [Int], hasAll: Bool) -> Int {
    guard ids.first != 0 else { return 0 }
    let positions = hasAll ? rowPositions.last : rowPositions.before
    let known = ids.lazy.compactMap(entry).first { positions[$0.id] != nil }
    guard let entry = known ?? entries.first(where: { positions[$0.id] != nil }),
      let position = positions[entry.id]
    else { return 0 }
    return outline.index(of: entry.item) - position
  }

  /// The items of the window as the client has them, after ``takePatch(isReset:)``.
  package var shownItems: [PageItem] { shown }

  /// The entries of the index, counted through once for each snapshot.
  var index: [String] {
    if let indexEntries { return indexEntries }
    let entries = PageIndex.entries(of: snapshot)
    indexEntries = entries
    return entries
  }

  /// Notes that a field of the client holds what the reader set.
  package func note(value: String, of id: Int) {
    guard let position = shown.firstIndex(where: { $0.id == id }) else { return }
    shown[position].html.note(value: value)
  }

  /// What is known of an item: in the window, gone, or never there.
  func entry(_ id: Int) -> Entry? { entries.first { $0.id == id } }

  func entry(at item: ViewportItem) -> Entry? { entries.first { $0.item == item } }

  private var hasExtraHeader: Bool {
    guard reach.lowerBound < outline.count else { return false }
    let item = outline.item(at: reach.lowerBound)
    if case .header = item { return false }
    return snapshot.header(of: item.section) != nil
  }

  /// A window with at least a third as many items as places, which is a screen of them, as long as
  /// there are that many: sections without anything still take two places.
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
    case .header(let section): snapshot.header(of: section) != nil
    case .row: true
    case .footer(let section): snapshot.footer(of: section) != nil
    }
  }

  private var items: [ViewportItem] {
    let positions = reach.clamped(to: 0..<outline.count)
    var items = positions.map(outline.item)
    if hasExtraHeader, let first = items.first { items.insert(.header(first.section), at: 0) }
    return items
  }

  /// The entry of an item as it is now: the old one if nothing about it has changed.
  func entry(for item: ViewportItem, _ old: Entry?) -> Entry? {
    var entry = old
    switch item {
    case .header(let section):
      guard let header = snapshot.header(of: section) else { return nil }
      if let entry, entry.header == header { return entry }
      let id = entry?.id ?? ids.next()
      let html = ItemHTML(header, id: id)
      entry?.html = html
      var new = entry ?? Entry(id: id, item: item, html: html)
      new.header = header
      return new
    case .footer(let section):
      guard let footer = snapshot.footer(of: section) else { return nil }
      if let entry, entry.footer == footer { return entry }
      let html = ItemHTML(footer: footer)
      entry?.html = html
      var new = entry ?? Entry(id: ids.next(), item: item, html: html)
      new.footer = footer
      return new
    case .row(let path):
      guard let bound = BoundRow(snapshot, at: path, generation: generation + 1) else {
        return nil
      }
      let isSame = old?.bound?.identity == bound.identity && old?.bound?.kind == bound.kind
      if isSame, old?.presentation == bound.presentation { return old }
      generation += 1
      host.reportProblems(of: bound)
      let id = isSame ? old?.id ?? ids.next() : ids.next()
      return Entry(
        id: id, item: item, bound: bound, html: ItemHTML(bound.presentation, id: id, images: images)
      )
    }
  }
}

/// The numbers by which a client knows items: each is used once.
package final class ItemNumbers {
  /// The last number that was given; 0 stands for what surrounds the table.
  package private(set) var last = 0

  package init() {}

  /// Whether an item had the number at some time.
  package func wasGiven(_ number: Int) -> Bool { number > 0 && number <= last }

  package func next() -> Int {
    last += 1
    return last
  }
}

extension ScrollAlignment {
  /// As a patch names it.
  var number: Int {
    switch self {
    case .nearest: 0
    case .top: 1
    case .middle: 2
    case .bottom: 3
    }
  }
}
