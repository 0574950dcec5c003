import Tableware
import TablewareTesting
import TablewareViewport
import Testing

/// Scrolling that takes time, on a clock that only the test moves.
struct MotionTests {
  private let timeline = Timeline()

  private func reader(_ rows: Int, height: Int = 4) -> Reader {
    let reader = Reader(numbered(0..<rows), height: height)
    reader.viewport.timeline = timeline
    return reader
  }

  private func advance(_ reader: Reader, to milliseconds: Int) {
    timeline.advance(to: .milliseconds(milliseconds))
    reader.viewport.layout()
  }

  @Test func glidesToARow_FastAtFirst() {
    let reader = reader(100)
    reader.table.scroll(to: "6", at: .top, animated: true)
    reader.turn()
    #expect(reader.frame == ["> 0", "  1", "  2", "  3"])
    advance(reader, to: 100)
    #expect(reader.frame == ["  4", "  5", "  6", "  7"])
    advance(reader, to: 300)
    #expect(reader.frame == ["  6", "  7", "  8", "  9"])
    #expect(!reader.viewport.isMoving)
    #expect(timeline.nextDeadline == nil)
  }

  @Test(arguments: [ScrollAlignment.top, .middle, .bottom, .nearest], [5, 50, 700, 999])
  func endsWhereAJumpEnds(position: ScrollAlignment, row: Int) {
    let reader = reader(1_000)
    let other = self.reader(1_000)
    for reader in [reader, other] { reader.scroll(by: 300) }
    reader.table.scroll(to: "\(row)", at: position, animated: true)
    other.table.scroll(to: "\(row)", at: position)
    reader.turn()
    other.turn()
    reader.viewport.resetTrace()
    for time in stride(from: 0, through: 320, by: 16) { advance(reader, to: time) }
    #expect(reader.frame == other.frame)
    #expect(reader.viewport.trace.bound <= 40, "as much as two screens and a bit")
  }

  @Test func f103_findsTheRow_WhenItMovesOnTheWay() {
    let reader = reader(100)
    reader.table.scroll(to: "50", at: .top, animated: true)
    reader.turn()
    advance(reader, to: 100)
    reader.turn(numbered(-20..<100))
    advance(reader, to: 200)
    reader.turn(numbered(10..<100))
    advance(reader, to: 400)
    #expect(reader.frame == ["  50", "  51", "  52", "  53"])
  }

  @Test func comesToRest_WhenTheRowGoesOnTheWay() {
    let reader = reader(100)
    reader.table.scroll(to: "50", at: .top, animated: true)
    reader.turn()
    advance(reader, to: 100)
    reader.turn(numbered(60..<100))
    advance(reader, to: 400)
    #expect(!reader.viewport.isMoving)
    #expect(reader.surface.violations == [])
  }

  @Test func standsStill_WhenTheReaderScrolls() {
    let reader = reader(100)
    reader.table.scroll(to: "50", at: .top, animated: true)
    reader.turn()
    reader.scroll(by: -1_000)
    advance(reader, to: 400)
    #expect(reader.frame == ["> 0", "  1", "  2", "  3"])
  }

  @Test func jumps_WhenThereIsNoTime() {
    let reader = Reader(numbered(0..<100), height: 4)
    reader.table.scroll(to: "50", at: .top, animated: true)
    reader.turn()
    #expect(reader.frame.first == "  50")
  }

  @Test func comesToRest_WhenFlung() {
    let reader = reader(1_000)
    reader.viewport.fling(at: 100)
    advance(reader, to: 1_200)
    #expect(reader.frame.first == "  40")
    #expect(!reader.viewport.isMoving)
    reader.viewport.fling(at: -900)
    advance(reader, to: 1_500)
    advance(reader, to: 1_600)
    #expect(reader.frame.first == "> 0")
    #expect(!reader.viewport.isMoving, "it is stopped by the end")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 0.001])
  func doesNotMove_WhenTheSpeedIsNone(speed: Double) {
    let reader = reader(100)
    reader.viewport.fling(at: speed)
    #expect(!reader.viewport.isMoving)
  }

  @Test func f95_stopsAtTheEnd_WhenFlungAtAnySpeed() {
    let reader = reader(100)
    reader.viewport.fling(at: 1e308)
    for time in stride(from: 0, through: 1_400, by: 100) { advance(reader, to: time) }
    #expect(reader.frame.last == "  99")
    #expect(!reader.viewport.isMoving)
  }
}
