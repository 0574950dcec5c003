import Tableware
import TablewareLoading
import TablewareTesting
import Testing

@Suite struct StateRowsTests {
  private static let states: [ListState] = [
    .idle, .loading, .empty, .failed("The network is away."), .content,
  ]

  @Test func isARowForEachState() {
    func titles(_ state: ListState, _ skeletons: Int = 0) -> [String] {
      StateRows("a", state, skeletons: skeletons).rows.map(\.content.title.string)
    }
    #expect(titles(.idle) == [] && titles(.content) == [])
    #expect(titles(.loading) == ["Loading…"])
    #expect(titles(.loading, 3).count == 3)
    #expect(titles(.loading, -1) == ["Loading…"])
    #expect(titles(.empty) == ["No items"])
    #expect(titles(.failed("away")) == ["This could not be loaded."])
  }

  @Test func triesAgain_OnATap() {
    var tries = 0
    let table = Table()
    table.show {
      Section("list") { StateRows("a", .failed("away")) { tries += 1 } }
    }
    let driver = TableDriver(table)
    driver.tap(StateRows.identity(of: "a"))
    #expect(tries == 1)
    #expect(driver.content(of: StateRows.identity(of: "a"))?.subtitle == "away")
  }

  @Test func isTheSameRowInEveryState() {
    let states: [ListState] = [.loading, .empty, .failed("away")]
    #expect(Set(states.map { StateRows("a", $0).rows[0].identity }).count == 1)
    #expect(
      StateRows("a", .loading, skeletons: 2).rows[0].identity == StateRows.identity(of: "a"))
  }

  /// Every change from a state to every other, in two lists at once, is a legal batch without a
  /// reload.
  @Test func f131_isAnOrdinaryDifference_FromEveryStateToEveryOther() {
    let table = Table()
    let backend = RecordingBackend(table)
    func show(_ states: [ListState], _ skeletons: Int) {
      table.show {
        for (index, state) in states.enumerated() {
          Section("list \(index)") {
            StateRows(index, state, skeletons: skeletons) {}
            if state == .content {
              for song in ["x", "y"] { TextRow(song).id("\(index) \(song)") }
            }
          }
        }
      }
      backend.endTurn()
    }
    show([.idle, .idle], 0)
    backend.clearCalls()
    for skeletons in [0, 3] {
      for first in Self.states {
        for second in Self.states {
          show([first, second], skeletons)
          show([second, first], skeletons)
        }
      }
    }
    #expect(backend.violations == [])
    #expect(table.diagnostics.recent == [])
    #expect(!backend.calls.contains(.reload))
  }

  @Test func keepsThePlaceOfARow_AndSaysOnlyThatItLoads() {
    let rows = StateRows("a", .loading, skeletons: 7, lines: 2).rows
    #expect(Set(rows.map(\.identity)).count == 7)
    #expect(rows.allSatisfy { $0.content.isPlaceholder && $0.content.subtitle != nil })
    #expect(rows[0].content.spoken.label == "Loading")
    #expect(rows[0].content == SkeletonRow(0, lines: 2).body)
    #expect(SkeletonRow(.min).body.title.string.isEmpty == false)
    #expect(SkeletonRow(.max, lines: 2).body.isPlaceholder)
  }
}
