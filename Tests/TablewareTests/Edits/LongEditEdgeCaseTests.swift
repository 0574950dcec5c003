import Tableware
import TablewareTesting
import Testing

/// Many edits in one section, so that added rows are packed again and again.
@Suite struct LongEditEdgeCaseTests {
  @Test(arguments: 0..<UInt64(2))
  func findsShowsAndRemembers_ThroughPacking(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table()
    var model = (0..<100)
      .map { $0 }
    let declared = model
    table.show { Section("A") { ForEach(declared, id: \.self) { TextRow("\($0)") } } }
    let backend = RecordingBackend(table)
    var next = 1_000
    var pictures: [(Snapshot, [Int])] = []
    for step in 0..<400 {
      let position = Int.random(in: 0...model.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let count = Int.random(in: 1...3, using: &random)
        let rows = (0..<count).map { next + $0 }
        next += count
        model.insert(contentsOf: rows, at: position)
        table["A"].insert(at: position) { for row in rows { TextRow("\(row)").id(row) } }
      case 1:
        let count = Int.random(in: 1...150, using: &random)
        guard model.count < 1_500 else { break }
        let rows = (0..<count).map { next + $0 }
        next += count
        model.insert(contentsOf: rows, at: position)
        table["A"].insert(at: position) { ForEach(rows, id: \.self) { TextRow("\($0)") } }
      case 2:
        guard let row = model.randomElement(using: &random) else { break }
        table.row(row).update { TextRow("new \(step)") }
      case 3:
        guard let row = model.randomElement(using: &random) else { break }
        model.removeAll { $0 == row }
        let new = Int.random(in: 0...model.count, using: &random)
        model.insert(row, at: new)
        table.row(row).move(to: new)
      case 4:
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          guard let row = model.randomElement(using: &random) else { break }
          model.removeAll { $0 == row }
          table.row(row).remove()
        }
      default: backend.endTurn()
      }
      if step % 100 == 50 {
        backend.endTurn()
        pictures.append((table.snapshot, model))
      }
    }
    backend.endTurn()
    pictures.append((table.snapshot, model))
    #expect(backend.violations == [])
    #expect(table.diagnostics.recent == [])
    #expect(backend.shownIdentities == [model.map { Identity($0) }])
    for (snapshot, rows) in pictures {
      #expect(Array(snapshot.rows(in: 0)) == rows.map { Identity($0) })
      let lost = rows.enumerated().filter {
        snapshot.path(of: Identity($1)) != RowPath(section: 0, row: $0)
      }
      #expect(lost.map(\.element) == [], "of \(rows.count)")
    }
  }
}
