import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

@Suite struct ItemOutlineTests {
  private func snapshot(_ counts: [Int]) -> Snapshot {
    let table = Table()
    table.show {
      for (section, count) in counts.enumerated() {
        Section(section) {
          ForEach(0..<count, id: \.self) { TextRow("Row").id("\(section) \($0)") }
        }
      }
    }
    TableHost(table).commit()
    return table.snapshot
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func outline_OfAnySections_NumbersTheItemsInOrder(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      [0, 0, 1, 2, 5].randomElement(using: &random) ?? 0
    }
    let items = counts.enumerated().flatMap { section, count -> [ViewportItem] in
      [.header(section)] + (0..<count).map { .row(RowPath(section: section, row: $0)) }
        + [.footer(section)]
    }
    let outline = ItemOutline(snapshot(counts))
    #expect(outline.count == items.count, "seed \(seed)")
    #expect(outline.rowCount == counts.reduce(0, +), "seed \(seed)")
    #expect((0..<outline.count).map(outline.item) == items, "seed \(seed)")
    #expect(items.map(outline.index) == Array(items.indices), "seed \(seed)")
    #expect(counts.indices.flatMap { Array(outline.items(of: $0)) } == Array(items.indices))
    for index in 0...items.count {
      let rows = items[..<index].filter { if case .row = $0 { true } else { false } }
      #expect(outline.rowCount(before: index) == rows.count, "seed \(seed), index \(index)")
    }
  }

  @Test func outline_ContainsItsItemsOnly() {
    let outline = ItemOutline(snapshot([2, 0]))
    #expect(outline.contains(.row(RowPath(section: 0, row: 1))) && outline.contains(.footer(1)))
    #expect(!outline.contains(.row(RowPath(section: 0, row: 2))))
    #expect(!outline.contains(.row(RowPath(section: 1, row: 0))))
    #expect(!outline.contains(.header(2)) && !outline.contains(.footer(-1)))
  }
}
