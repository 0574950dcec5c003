import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// Rows that appear, disappear, come next and are seen; each event reaches its handlers and no
/// others.
struct DisplayTests {
  /// A reader whose table notes what its rows raise.
  private final class Listener {
    let reader: Reader
    let timeline = Timeline()
    private var log: [String] = []

    init(rows: Int, height: Int = 4, events: [any Event.Type], share: Double = 0.5) {
      reader = Reader([], height: height)
      reader.viewport.timeline = timeline
      reader.table.impressions = ImpressionRule(share: share, time: .seconds(1))
      for event in events { listen(to: event) }
      reader.turn(numbered(0..<rows))
    }

    private func listen<E: Event>(to event: E.Type) {
      reader.table.on(event) { [weak self] _, source in
        self?.log.append("\(E.self) \(source.row.value(as: String.self) ?? "?")")
        return .handled
      }
    }

    /// What was raised since the last time, as `a b c` for each type.
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func announcesWhatComesNext_NearestFirst() {
    let listener = Listener(rows: 100, events: [Prefetch.self, PrefetchCancel.self])
    #expect(listener.take() == (4...7).map { "Prefetch \($0)" })
    listener.reader.scroll(by: 2)
    #expect(listener.take() == ["Prefetch 8", "Prefetch 9"])
    listener.reader.turn(numbered(0..<100))
    #expect(listener.take() == [])
  }

  @Test func behavior5_prefetches_areTakenBack_whenTheDirectionTurns() {
    let listener = Listener(rows: 100, events: [Prefetch.self, PrefetchCancel.self])
    listener.reader.scroll(by: 50)
    _ = listener.take()
    listener.reader.scroll(by: -1)
    #expect(
      listener.take() == (45...48).reversed().map { "Prefetch \($0)" }
        + (54...57).map { "PrefetchCancel \($0)" })
  }

  @Test func rows_withoutAHandlerOfPrefetches_areNotBuiltAhead() {
    var built = 0
    func row(_ number: Int) -> SampleRow {
      built += 1
      return SampleRow(id: "\(number)", text: "\(number)")
    }
    let table = Table()
    let viewport = Viewport(table, on: TextSurface(width: 20, height: 10))
    table.show { Section("n") { ForEach(0..<1_000, id: { $0 }) { row($0) } } }
    table.host.commit()
    viewport.layout()
    #expect(built <= 22)
  }

  /// A table of thirty rows without handlers, on a screen of ten lines.
  private func read(@TableBuilder _ sections: () -> [Section]) -> Viewport<TextSurface> {
    let table = Table()
    table.show(sections)
    let viewport = Viewport(table, on: TextSurface(width: 20, height: 10))
    table.host.commit()
    viewport.layout()
    return viewport
  }

  private func plain(_ range: Range<Int>) -> ForEach<AnyRow> {
    ForEach(range, id: { $0 }) { AnyRow(SampleRow(id: "\($0)", text: "\($0)")) }
  }

  @Test func prefetchOfARowDeclaredByItself_runs_afterRowsWithoutHandlers() {
    var log: [String] = []
    let viewport = read {
      Section("n") {
        plain(0..<30)
        TextRow("end").on(Prefetch.self) { _, _ in log.append("end") }
      }
    }
    viewport.scroll(by: 10)
    viewport.layout()
    #expect(log == [])
    viewport.scroll(by: 1)
    viewport.layout()
    #expect(log == ["end"])
  }

  @Test func prefetchOfASection_runs_ifNoRowOnScreenPrefetches() {
    var log: [Int] = []
    let viewport = read {
      Section("a") { plain(0..<15) }
      Section("b") { plain(100..<130) }
        .on(Prefetch.self, from: SampleRow.self) { _, row, _ in
          log.append(Int(row.id) ?? 0)
          return .handled
        }
    }
    viewport.layout()
    #expect(log == Array(100..<105))
  }

  @Test func rowsOfAnotherSection_withoutAHandler_areNotBuiltAhead() {
    var built: [Int] = []
    func row(_ number: Int) -> SampleRow {
      built.append(number)
      return SampleRow(id: "\(number)", text: "")
    }
    let viewport = read {
      Section("a") { plain(0..<15) }
      Section("b") { ForEach(100..<130, id: { $0 }) { row($0) } }
    }
    for _ in 0..<3 { viewport.layout() }
    #expect(built == [])
  }

  @Test func tellsOfEachRowThatComesAndGoes_Once() {
    let listener = Listener(rows: 20, events: [Appearance.self, Disappearance.self])
    #expect(listener.take() == (0...3).map { "Appearance \($0)" })
    listener.reader.scroll(by: 1)
    #expect(listener.take() == ["Appearance 4", "Disappearance 0"])
    listener.reader.turn(numbered(-3..<20))
    #expect(listener.take() == [])
    listener.reader.turn(numbered(10..<20))
    let replaced = listener.take()
    #expect(
      replaced.filter { $0.hasPrefix("Disappearance") }
        == (1...4).map { "Disappearance \($0)" })
    #expect(replaced.count == 8)
    listener.reader.resize(height: 0)
    #expect(listener.take().allSatisfy { $0.hasPrefix("Disappearance") })
  }

  @Test(arguments: [(0, 0), (0.5, 2), (1, 4), (3, 12), (-1, 0), (.infinity, 40), (.nan, 4)])
  func behavior5_prefetchDistance_isCountedInScreens(distance: Double, count: Int) {
    let reader = Reader([], height: 4)
    var coming: [String] = []
    reader.table.prefetchDistance = distance
    reader.table.on(Prefetch.self) { _, source in coming.append("\(source.row)") }
    reader.turn(numbered(0..<100))
    #expect(coming.count == count)
  }

  @Test func countsARow_ThatIsSeenLongEnough_Once() {
    let listener = Listener(rows: 20, events: [Impression.self])
    listener.timeline.advance(to: .milliseconds(900))
    #expect(listener.take() == [])
    listener.reader.scroll(by: 1)
    listener.timeline.advance(to: .milliseconds(1_000))
    #expect(listener.take() == ["Impression 1", "Impression 2", "Impression 3"])
    listener.timeline.advance(to: .milliseconds(1_900))
    #expect(listener.take() == ["Impression 4"])
    listener.reader.turn(numbered(0..<20))
    listener.timeline.advance(to: .seconds(60))
    #expect(listener.take() == [])
    listener.reader.scroll(by: -1)
    listener.timeline.advance(to: .seconds(62))
    #expect(listener.take() == ["Impression 0"])
  }

  @Test(arguments: [-1, 0, Double.nan, 7, .infinity])
  func f95_countsByTheNearestShare_WhenItIsNone(share: Double) {
    let listener = Listener(rows: 20, events: [Impression.self], share: share)
    listener.timeline.advance(to: .seconds(1))
    #expect(listener.take().count == 4)
  }

  @Test func bindsAgain_WhenAHandlerChangesTheTable() {
    let reader = Reader([], height: 3)
    reader.table.on(Appearance.self) { [weak reader] _, source in
      reader?.show(numbered(0..<6))
      reader?.table.host.commit()
      reader?.viewport.layout()
      return .handled
    }
    reader.turn(numbered(0..<5))
    #expect(reader.frame == ["> 0", "  1", "  2"])
    #expect(reader.surface.violations == [])
  }
}
