import Tableware
import Testing

/// What an event costs must not grow with the table.
@Suite struct TapCostEdgeCaseTests {
  private func reads(repeats: Bool) -> Int {
    let numbers = Array(0..<5_000) + (repeats ? [0] : [])
    return CountedTable(numbers, selectionMode: .multiple).reads { $0.select(7) }
  }

  @Test func selectingARow_ReadsFewIdentities() {
    #expect(reads(repeats: false) < 50)
  }

  @Test func selectingARow_ReadsFewIdentities_WhileOneIsRepeated() {
    #expect(reads(repeats: true) < 50)
  }
}
