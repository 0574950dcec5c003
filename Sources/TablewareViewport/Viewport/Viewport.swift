import Tableware
import TablewareHosting

/// A table view without a toolkit: visible items, their positions, and the focus.
///
/// ```
///  Table ──▶ Viewport ──▶ Surface
///            which rows,   how they
///            at which y    look
/// ```
///
/// The scroll position is not an offset but an *anchor*: an item and the number of its units above
/// the top edge. Items that are measured, inserted or removed above it cannot move the visible
/// rows. Only the visible items have cells; a frame costs the same for ten rows and for a million.
///
/// Changes are made through the table; the owner calls ``layout()`` once for each frame.
public final class Viewport<S: Surface> {
  /// The item at the top edge, and the number of its units above that edge.
  struct Anchor: Hashable {
    var item = 0
    var inset = 0
  }

  /// The table that the viewport shows.
  public let table: Table
  /// The side of the table that the viewport uses.
  public let host: TableHost
  /// The object that paints the cells.
  public let surface: S
  /// Called when the table has something to commit: call `Table.commit()` at the end of this
  /// turn.
  public var onNeedsCommit: (() -> Void)?
  /// The work of the viewport since ``resetTrace()``.
  public internal(set) var trace = FrameTrace()

  var snapshot = Snapshot.empty
  var geometry = Geometry()
  /// The heights of items that were on screen.
  var memory = HeightMemory<Int, Int>()
  var anchor = Anchor() {
    didSet { if anchor != oldValue { areFramesOld = true } }
  }
  /// The held position, while changes wait for the next layout.
  var held: Position?
  /// Whether the focused row changed its height and has to be shown completely.
  var revealsFocus = false
  /// The row with the focus, as a path in `snapshot`.
  public internal(set) var focus: RowPath?
  /// The number of calls of ``focus(_:)`` that moved the focus to another row. Updates of the table
  /// that move it are not counted.
  public internal(set) var focusChanges = 0
  /// Whether the user chose the focused row. Until then the focus stays at the beginning of the
  /// table, or at its end if the table sticks to it, regardless of the row.
  var isFocusChosen = false
  /// Cells on screen, in the order of their items.
  var records: [CellRecord<S.Cell>] = [] {
    didSet { boundItems = nil }
  }
  /// The pinned header, if its natural position is above the top edge.
  var pinned: CellRecord<S.Cell>? {
    didSet { boundItems = nil }
  }
  /// The items of both, collected when they are looked up first.
  var boundItems: Set<ViewportItem>?
  /// The items that were measured in the movement in progress, by index; `nil` in no movement.
  var knownItems: Set<Int>?
  /// The headers and footers of the sections on screen, with those that have none.
  var sections: [BoundSection] = []
  var pool = ReusePool<S.Cell>()
  /// Whether the items that are measured get their cells next, in the layout that is in progress.
  var bindsMeasured = false
  /// The contents of these items, so that they are not created again for their cells.
  var measuredContents: [ViewportItem: CellContent] = [:]
  /// The items of the last layout, from the top edge down.
  var frames: [(item: Int, y: Int, height: Int)] = []
  /// The height that `frames` fill.
  var framesHeight = 0
  /// The height that a pinned header covers in `frames`.
  var coveredHeight = 0
  /// The number of items at the beginning that are known to have no height since the last change.
  var emptyItems = 0
  /// Whether the table was scrolled or changed since `frames` were computed.
  var areFramesOld = true
  var generation = 0
  /// Raises the display events of rows.
  let display: RowDisplay
  /// The item at the top edge of the previous frame, which reveals the direction.
  var lastTop: ViewportItem?
  /// Whether rows further down appear next.
  var isForward = true
  /// The time that measures impressions and animates scrolling; by default that of the table's
  /// navigator.
  public var timeline: Timeline? {
    get { ownTimeline ?? host.timeline }
    set { ownTimeline = newValue }
  }
  private var ownTimeline: Timeline?
  /// The movement in progress.
  var motion: Motion?
  var motionSteps: Timeline.Schedule?
  var layoutSize = Size(width: 0, height: 0)

  /// Shows a table on a surface, from now on.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - surface: the object that paints the cells.
  public init(_ table: Table, on surface: S) {
    self.table = table
    self.surface = surface
    host = TableHost(table)
    display = RowDisplay(host)
    host.attach(self)
  }

  deinit { motionSteps?.cancel() }

  /// Resets the trace, so that it counts from zero.
  public func resetTrace() { trace = FrameTrace() }

  /// The scroll offset, the total height and the visible height. Heights of rows that were never on
  /// screen are estimates.
  public var scrollExtent: (offset: Int, total: Int, visible: Int) {
    let offset = geometry.itemCount == 0 ? 0 : geometry.heights.offset(of: anchor.item)
    return (offset + anchor.inset, geometry.heights.total, surface.size.height)
  }

  /// The height available for items.
  var room: Int { max(0, surface.size.height) }

  /// Returns the assumed height of an item until it is measured: at least one unit.
  func estimate(_ kind: ViewportItem.Kind) -> Int { max(1, surface.estimatedHeight(of: kind)) }

  /// Returns the content of an item; `nil` for a header or footer that does not exist.
  func content(of item: ViewportItem) -> CellContent? {
    guard let (bound, row) = host.bind(item.path, in: snapshot, generation: 0) else { return nil }
    return switch item {
    case .header: .header(bound.presentation, row)
    case .footer: .footer(bound.presentation, row)
    case .row: .row(bound.presentation, row)
    }
  }
}
