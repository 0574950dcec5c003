import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// A surface whose cells load the picture of their row from a simulated network.
private final class PictureSurface: Surface {
  final class Cell {
    fileprivate(set) var address: String?
    fileprivate(set) var picture: String?
    fileprivate var ticket: Int?
  }

  struct Failure: Error {}

  let size = Size(width: 40, height: 40)
  private(set) var visible: [Cell] = []
  private(set) var wrong = 0
  private(set) lazy var requests = ImageRequests<String>(costLimit: 4 << 20) { [unowned self] in
    fetch($0, $1)
  }
  private var random: SeededGenerator
  private var open: [Int: (due: Int, end: () -> Void)] = [:]
  private var lastRequest = 0
  private var now = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func estimatedHeight(of kind: ViewportItem.Kind) -> Int { 1 }
  func height(of content: CellContent, width: Int) -> Int { 1 }
  func makeCell(for kind: CellKind) -> Cell { Cell() }
  func decorate(_ cell: Cell, as state: CellState) {}
  func present() {}

  func bind(_ cell: Cell, to content: CellContent) {
    let address = content.presentation.content.image?.address
    guard cell.address != address else { return }
    forget(cell)
    cell.address = address
    guard let address else { return }
    cell.ticket = requests.want(address) { [unowned self] picture in
      if cell.address != address { wrong += 1 }
      cell.picture = picture
    }
  }

  func layOut(_ cell: Cell, at frame: CellFrame) {
    if !visible.contains(where: { $0 === cell }) { visible.append(cell) }
  }

  func recycle(_ cell: Cell) {
    visible.removeAll { $0 === cell }
    forget(cell)
  }

  /// Ends the requests that are due, in milliseconds.
  func advance(by time: Int) {
    now += time
    for (number, request) in open.sorted(by: { $0.key < $1.key }) where request.due <= now {
      open[number] = nil
      request.end()
    }
  }

  private func forget(_ cell: Cell) {
    if let ticket = cell.ticket { requests.cancel(ticket) }
    (cell.address, cell.picture, cell.ticket) = (nil, nil, nil)
  }

  /// Ends after 20 to 419 ms, one in ten times with an error.
  private func fetch(
    _ address: String, _ done: @escaping (Result<(value: String, cost: Int), any Error>) -> Void
  ) -> (() -> Void) {
    lastRequest += 1
    let number = lastRequest
    let fails = Int.random(in: 0..<10, using: &random) == 0
    let due = now + 20 + Int.random(in: 0..<400, using: &random)
    open[number] = (due, { done(fails ? .failure(Failure()) : .success((address, 40_000))) })
    return { [unowned self] in open[number] = nil }
  }
}

private struct PictureRow: Row {
  let id: Int
  var body: RowContent {
    RowContent(image: RowImage(.url("https://example.org/\(id).png")), title: "Row \(id)")
  }
}

@Suite struct PictureFlingTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func f77_fling_over10000Rows_showsNoWrongPicture(seed: UInt64) {
    let table = Table()
    table.show { Section("rows") { ForEach(0..<10_000, id: { $0 }) { PictureRow(id: $0) } } }
    let surface = PictureSurface(seed: seed)
    let viewport = Viewport(table, on: surface)
    viewport.layout()
    // Five seconds: 312 frames of 16 ms, 32 rows each.
    for _ in 0..<312 {
      viewport.scroll(by: 32)
      viewport.layout()
      surface.advance(by: 16)
      for cell in surface.visible {
        #expect(cell.picture == nil || cell.picture == cell.address, "seed \(seed)")
      }
    }
    #expect(surface.wrong == 0, "seed \(seed)")
    #expect(surface.requests.statistics.mostAtOnce <= 6)
    #expect(surface.requests.statistics.highestCost <= 4 << 20)
    #expect(surface.requests.statistics.canceled > 9_000)
    // The rows on screen get their pictures; one in a hundred fails twice.
    for _ in 0..<400 { surface.advance(by: 16) }
    #expect(surface.visible.count >= 40)
    #expect(
      surface.visible.count { $0.picture != nil } >= surface.visible.count - 3, "seed \(seed)")
  }
}
