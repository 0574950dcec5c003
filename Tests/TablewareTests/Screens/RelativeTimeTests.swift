import TablewareTesting
import Testing

@testable import Tableware

@Suite struct RelativeTimeTests {
  private func text(_ elapsed: Duration) -> String { RelativeTime(elapsed: elapsed).text }

  @Test func text_countsTheLargestUnit() {
    let day = 24 * 60 * 60
    let expected: [(Double, String)] = [
      (0, "now"), (59.9, "now"), (60, "1 min ago"), (3_599.9, "59 min ago"), (3_600, "1 h ago"),
      (Double(day) - 0.1, "23 h ago"), (Double(day), "1 d ago"), (Double(400 * day), "400 d ago"),
      (-0.1, "now"), (-59.9, "now"), (-60, "in 1 min"), (-119.9, "in 1 min"), (-120, "in 2 min"),
      (-3_599, "in 59 min"), (-3_600, "in 1 h"), (Double(-2 * day), "in 2 d"),
    ]
    #expect(expected.map { text(.seconds($0.0)) } == expected.map(\.1))
    #expect(text(.seconds(Int64.max)) == "11574074 d ago")
    #expect(text(.zero - .seconds(Int64.max)) == "in 11574074 d")
  }

  /// The text is the same until the moment of the change, and another one at that moment.
  @Test(arguments: 0..<300) func untilChange_isTheMomentOfTheNextText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bounds: [Int64] = [90, 4_000, 100_000, 900_000]
    let bound = bounds.randomElement(using: &random).map { $0 * 1_000 } ?? 0
    let elapsed = Duration.milliseconds(Int64.random(in: -bound...bound, using: &random))
    let time = RelativeTime(elapsed: elapsed)
    #expect(time.untilChange > .zero, "\(elapsed)")
    #expect(text(elapsed + time.untilChange - .nanoseconds(1)) == time.text, "\(elapsed)")
    #expect(text(elapsed + time.untilChange) != time.text, "\(elapsed)")
  }

  @Test func screen_isEvaluatedWhenATextChanges_andNotBefore() {
    let screen = AgeScreen()
    let driver = ScreenDriver(screen)
    #expect(driver.titles == [["now", "2 min ago", "in 1 min"]])
    let first = screen.evaluationCount
    driver.advance(by: .seconds(29))
    #expect(screen.evaluationCount == first)
    driver.advance(by: .seconds(1))
    #expect(driver.titles == [["now", "3 min ago", "in 1 min"]])
    driver.advance(by: .seconds(29))
    #expect(driver.titles == [["now", "3 min ago", "now"]])
    driver.advance(by: .seconds(2))
    #expect(driver.titles == [["1 min ago", "3 min ago", "now"]])
    driver.advance(by: .seconds(60 * 60))
    #expect(driver.titles == [["1 h ago", "1 h ago", "59 min ago"]])
    // One evaluation for each minute in which a text changed, not one for each second.
    #expect(screen.evaluationCount - first <= 3 * 60 + 10)
    #expect(driver.findings == [])
  }

  @Test func screen_thatLeft_isNotUpdated() {
    let screen = AgeScreen()
    let driver = ScreenDriver(AgeScreen())
    driver.navigator.push(screen)
    driver.endTurn()
    driver.navigator.pop()
    let count = screen.evaluationCount
    driver.advance(by: .seconds(600))
    #expect(screen.evaluationCount == count)
    #expect(screen.context.relativeTime(.seconds(120)) == "2 min ago")
  }
}

/// Three times: now, two and a half minutes before now, and a minute and a half after now.
private final class AgeScreen: Screen {
  let context = ScreenContext()
  let title = "Ages"
  private(set) var evaluationCount = 0
  private var start: Duration?

  var sections: [Section] {
    evaluationCount += 1
    let start = start ?? context.now
    self.start = start
    let ages = [Duration.zero, .seconds(150), .seconds(-90)]
    return [
      Section("ages") {
        ForEach(ages.indices, id: \.self) { index in
          TextRow(self.context.relativeTime(self.context.now - start + ages[index]))
        }
      }
    ]
  }
}
