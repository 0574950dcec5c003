import Tableware
import TablewareFormats
import Testing

@Suite struct ChartTextTests {
  private func chart(_ numbers: [Double], in range: ClosedRange<Double>? = nil) -> String {
    RowText(chart: numbers, in: range).string
  }

  @Test func numbers_areBlocks_fromTheLeastToTheGreatest() {
    #expect(chart([0, 1, 2, 3, 4, 5, 6, 7]) == "▁▂▃▄▅▆▇█")
    #expect(chart([-10, 10, 0]) == "▁█▅")
    #expect(chart([0.5, 0.25], in: 0...1) == "▅▃")
  }

  @Test func numbersOutsideOfTheRange_areAtItsEnds() {
    #expect(chart([-5, 0, 5, 10, 99], in: 0...10) == "▁▁▅██")
    #expect(chart([1, 2, 3], in: 2...2) == "▁▄█")
  }

  @Test func equalNumbers_areInTheMiddle() {
    #expect(chart([5]) == "▄")
    #expect(chart([0, 0, 0]) == "▄▄▄")
    #expect(chart([]) == "")
  }

  @Test func numbersThatAreNotFinite_areGaps() {
    #expect(chart([1, .nan, 2, .infinity, -.infinity, 3]) == "▁ ▅  █")
    #expect(chart([.nan]) == " ")
    #expect(chart([1, 2], in: 0 ... .infinity) == "  ")
  }

  @Test func largestNumbers_doNotOverflow() {
    let most = Double.greatestFiniteMagnitude
    #expect(chart([-most, 0, most]) == "▁▅█")
    #expect(chart([most, -most], in: -1...1) == "█▁")
    #expect(chart([0, .leastNonzeroMagnitude]).count == 2)
  }

  @Test func chart_hasTheLast40Numbers() {
    let numbers = [1_000.0] + (0..<40).map(Double.init)
    #expect(chart(numbers).count == 40)
    #expect(chart(numbers).first == "▁" && chart(numbers).last == "█")
  }

  @Test func tone_isThatOfTheText() {
    #expect(RowText(chart: [1, 2], tone: .good) == RowText("▁█", tone: .good))
  }
}
