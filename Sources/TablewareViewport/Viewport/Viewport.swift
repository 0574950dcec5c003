import Tableware
import TablewareHosting

/// A table view without a toolkit: what is visible, where, and which row has the focus.
///
/// ```
///  Table ──▶ Viewport ──▶ Surface
///            which rows,   how they
///            at which y    look
/// ```
///
/// The scroll position is not an offset but an *anchor*: an item and how much of it is above the
/// top edge. Whatever is measured, inserted or removed above it cannot move what the reader sees.
/// Only the visible items have cells; a frame costs the same for ten rows and for a million.
///
/// Changes come through the table; the owner calls ``layout()`` once for each frame.
public final class Viewport<S: Surface> {
  /// The item at the top edge, and how many of its units are above that edge.
  struct Anchor: Hashable {
    var item = 0
    var inset = 0
  }

  /// The table that is shown.
  public let table: Table
  /// The side of the table that the viewport uses.
  public let host: TableHost
  /// What paints it.
  public let surface: S
  /// Called when the table has something to commit: arrange for ``Table/commit()`` at the end of
  /// this turn.
  public var onNeedsCommit: (() -> Void)?
  /// What was done since ``resetTrace()``.
  public internal(set) var trace = FrameTrace()

  var snapshot = Snapshot.empty
  var geometry = Geometry()
  /// The heights of what was on screen.
  var memory = HeightMemory<Int, Int>()
  var anchor = Anchor() {
    didSet { if anchor != oldValue { areFramesOld = true } }
  }
  /// What must not move, while changes wait for the next layout.
  var held: Position?
  /// Whether the focused row changed its height and has to be brought on screen whole.
  var revealsFocus = false
  /// The row with the focus, as a path in `snapshot`.
  public internal(set) var focus: RowPath?
  /// How often ``focus(_:)`` gave the focus to another row. An update of the table that carries the
  /// focus along does not count.
  public internal(set) var focusChanges = 0
  /// Whether the reader chose the focused row. Until then the focus stays at the beginning of the
  /// table, or at its end if the table sticks to it, whatever row that is.
  var isFocusChosen = false
  /// Cells on screen, in the order of their items.
  var records: [CellRecord<S.Cell>] = []
  /// The header that is kept at the top, if its natural place is above the top edge.
  var pinned: CellRecord<S.Cell>?
  /// The headers and footers of the sections on screen, with those that have none.
  var sections: [BoundSection] = []
  var pool = ReusePool<S.Cell>()
  /// What the last layout placed.
  var frames: [(item: Int, y: Int, height: Int)] = []
  /// The height that `frames` fill.
  var framesHeight = 0
  /// How much of the top a pinned header covers in `frames`.
  var coveredHeight = 0
  /// How many items at the beginning are known to have no height since the last change.
  var emptyItems = 0
  /// Whether something was scrolled or changed since `frames` were filled.
  var areFramesOld = true
  var generation = 0
  /// Tells rows that they came, went and were seen.
  let display: RowDisplay
  /// The item at the top edge of the frame before, to tell the direction.
  var lastTop: ViewportItem?
  /// Whether what is further down comes next.
  var isForward = true
  /// The time by which rows count as seen and scrolling is animated; that of the table's navigator
  /// unless another one is set.
  public var timeline: Timeline? {
    get { ownTimeline ?? host.timeline }
    set { ownTimeline = newValue }
  }
  private var ownTimeline: Timeline?
  /// The movement that is under way.
  var motion: Motion?
  var motionSteps: Timeline.Schedule?
  var layoutSize = Size(width: 0, height: 0)

  /// Shows a table on a surface, from now on.
  public init(_ table: Table, on surface: S) {
    self.table = table
    self.surface = surface
    host = TableHost(table)
    display = RowDisplay(host)
    host.attach(self)
  }

  deinit { motionSteps?.cancel() }

  /// Begins a new trace.
  public func resetTrace() { trace = FrameTrace() }

  /// How far the table is scrolled, how much there is in all, and how much is visible. Heights of
  /// rows that were never on screen are estimates.
  public var scrollExtent: (offset: Int, total: Int, visible: Int) {
    let offset = geometry.itemCount == 0 ? 0 : geometry.heights.offset(of: anchor.item)
    return (offset + anchor.inset, geometry.heights.total, surface.size.height)
  }

  /// The height that there is for items.
  var room: Int { max(0, surface.size.height) }

  /// The height that something is taken to have until it is measured: what is there has some.
  func estimate(_ kind: ViewportItem.Kind) -> Int { max(1, surface.estimatedHeight(of: kind)) }

  /// What an item shows; `nil` for a header or footer that is not there.
  func content(of item: ViewportItem) -> CellContent? {
    switch item {
    case .header(let section): snapshot.header(of: section).map(CellContent.header)
    case .footer(let section): snapshot.footer(of: section).map(CellContent.footer)
    case .row(let path):
      host.bind(path, in: snapshot, generation: 0).map { .row($0.bound.presentation, $0.row) }
    }
  }
}
