import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// What an event costs must not grow with the table.
@Suite struct TapCostEdgeCaseTests {
  private final class Counter { var reads = 0 }

  private func reads(repeats: Bool) -> Int {
    let counter = Counter()
    let table = Table()
    let numbers = Array(0..<5_000) + (repeats ? [0] : [])
    table.selectionMode = .multiple
    table.show {
      Section("A") {
        ForEach(
          numbers,
          id: {
            counter.reads += 1
            return $0
          }
        ) { TextRow("row \($0)") }
      }
    }
    let backend = BlankBackend()
    table.host.attach(backend)
    _ = table.row(-1).exists
    counter.reads = 0
    table.select(7)
    table.host.commit()
    return counter.reads
  }

  @Test func selectingARow_ReadsFewIdentities() {
    #expect(reads(repeats: false) < 50)
  }

  @Test func selectingARow_ReadsFewIdentities_WhileOneIsRepeated() {
    #expect(reads(repeats: true) < 50)
  }
}
