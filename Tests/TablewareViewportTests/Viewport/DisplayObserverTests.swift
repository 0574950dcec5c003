import Tableware
import TablewareHosting
import TablewareViewport
import Testing

/// Lists that observe which of their rows are on screen or near it.
struct DisplayObserverTests {
  /// A list of rows of which the first ones are loaded, on a screen of four lines.
  private final class Stage {
    let table = Table()
    let viewport: Viewport<TextSurface>
    private(set) var built: [Int] = []
    private var contents = LazyContents(list: 1, count: 100)
    private var log: [String] = []

    init(loaded: Int) {
      viewport = Viewport(table, on: TextSurface(width: 20, height: 4))
      contents.showFirst((0..<loaded).map { Identity($0) }, at: 0, of: 100)
      show()
    }

    func show(above: [TextRow] = []) {
      let contents = contents
      let observer = DisplayObserver { [weak self] in self?.note($0) }
      table.show {
        Section("list") {
          above
          ForEach(contents, observer: observer) { [weak self] position in
            self?.built.append(position)
            let isLoaded = contents.token(at: position) == nil
            return AnyRow(SampleRow(id: "\(position)", text: isLoaded ? "\(position)" : "…"))
          }
        }
      }
      turn()
    }

    func replace(_ positions: Range<Int>, with rows: [Int]) {
      contents.show(rows.map { Identity($0) }, at: positions)
      show()
    }

    func scroll(by lines: Int) {
      viewport.scroll(by: lines)
      viewport.layout()
    }

    private func turn() {
      table.host.commit()
      viewport.layout()
    }

    private func note(_ changes: DisplayChanges) {
      func line(_ name: String, _ rows: [Identity]) -> String? {
        let names = rows.map { row in contents.position(of: row).map { "\($0)" } ?? "gone" }
        return names.isEmpty ? nil : "\(name) \(names.joined(separator: " "))"
      }
      let lines = [
        line("appeared", changes.appeared), line("disappeared", changes.disappeared),
        line("prefetched", changes.prefetched), line("canceled", changes.canceled),
      ]
      log.append(lines.compactMap { $0 }.joined(separator: ", "))
    }

    /// The changes since the last time, one text for each frame that had any.
    func take() -> [String] {
      defer { (log, built) = ([], []) }
      return log
    }
  }

  @Test func changes_ofOneFrame_comeAtOnce() {
    let stage = Stage(loaded: 0)
    #expect(stage.take() == ["appeared 0 1 2 3, prefetched 4 5 6 7"])
    stage.scroll(by: 2)
    #expect(stage.take() == ["appeared 4 5, disappeared 0 1, prefetched 8 9"])
    stage.scroll(by: -1)
    #expect(stage.take() == ["appeared 1, disappeared 5, prefetched 0, canceled 6 7 8 9"])
    stage.scroll(by: 0)
    #expect(stage.take() == [])
  }

  @Test func loadedRowsAhead_areNeitherReportedNorBuilt() {
    let stage = Stage(loaded: 6)
    #expect(Set(stage.built) == [0, 1, 2, 3])
    #expect(stage.take() == ["appeared 0 1 2 3, prefetched 6 7"])
    stage.scroll(by: 4)
    #expect(Set(stage.built) == [4, 5, 6, 7])
    #expect(stage.take() == ["appeared 4 5 6 7, disappeared 0 1 2 3, prefetched 8 9 10 11"])
  }

  @Test func placeholder_thatIsReplacedByItsRow_disappears() {
    let stage = Stage(loaded: 0)
    _ = stage.take()
    stage.replace(0..<2, with: [50, 51])
    // Each declaration has an observer of its own.
    #expect(stage.take() == ["appeared 0 1", "disappeared gone gone"])
  }

  @Test func display_raisesNoEvents_andEvaluatesNothingAgain() {
    let stage = Stage(loaded: 100)
    var events = 0
    _ = stage.take()
    stage.table.trace = { if case .event = $0 { events += 1 } }
    stage.scroll(by: 3)
    #expect(stage.take() == ["appeared 4 5 6, disappeared 0 1 2"])
    #expect(events == 0)
  }

  @Test func rowsAboveAList_shiftItsPositions_andAreNotReported() {
    let stage = Stage(loaded: 0)
    _ = stage.take()
    stage.show(above: [TextRow("above", id: "above")])
    // The position is held: the first row stays at the top.
    stage.scroll(by: -1)
    #expect(stage.viewport.frame(of: RowPath(section: 0, row: 0))?.y == 0)
    #expect(stage.take().last?.contains("above") != true)
    stage.scroll(by: 5)
    #expect(stage.take().last?.contains("prefetched 8 9 10 11") == true)
  }

  @Test func rowsRemovedAboveAList_doNotReverseTheDirection() {
    let stage = Stage(loaded: 0)
    stage.show(above: [TextRow("above", id: "above")])
    stage.scroll(by: 20)
    _ = stage.take()
    stage.show()
    #expect(stage.viewport.frame(of: RowPath(section: 0, row: 19))?.y == 0)
    #expect(stage.take() == [])
  }

  @Test func list_thatIsRemoved_reportsItsRowsAsGone() {
    let stage = Stage(loaded: 100)
    _ = stage.take()
    stage.table.show { Section("other") { TextRow("other") } }
    stage.table.host.commit()
    stage.viewport.layout()
    #expect(stage.take() == ["disappeared 0 1 2 3"])
  }
}
