import TablewareTesting
import Testing

@testable import Tableware

/// Updates by identity among moves, removals and inserts, compared with an array.
@Suite struct UpdateWalkTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func update_amongOtherEdits_showsTheLatestRow(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var model = (0..<30).map { (id: $0, text: "row \($0)") }
    let table = Table()
    table.show { Section("A") { ForEach(Array(0..<30), id: \.self) { TextRow("row \($0)") } } }
    for step in 0..<300 {
      let id = Int.random(in: 0..<40, using: &random)
      let position = model.firstIndex { $0.id == id }
      switch Int.random(in: 0..<8, using: &random) {
      case 0...3:
        guard let position else { continue }
        model[position].text = "step \(step)"
        table.row(id).update { TextRow("step \(step)") }
      case 4, 5:
        guard let position else { continue }
        let row = model.remove(at: position)
        let target = Int.random(in: 0...model.count, using: &random)
        model.insert(row, at: target)
        table.row(id).move(to: target)
      case 6:
        guard let position else { continue }
        model.remove(at: position)
        table.row(id).remove()
      default:
        guard position == nil else { continue }
        let target = Int.random(in: 0...model.count, using: &random)
        model.insert((id, "new \(step)"), at: target)
        table["A"].insert(at: target) { TextRow("new \(step)").id(id) }
      }
      let rows = (0..<model.count).map { table.snapshot[RowPath(section: 0, row: $0)] }
      let isSame = zip(rows, model).allSatisfy {
        $0?.identity == Identity($1.id) && $0?.content.title.string == $1.text
      }
      guard isSame, table.snapshot.rowCount == model.count else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
  }

  /// A snapshot is a value: it keeps showing what it showed.
  @Test func update_afterASnapshotWasTaken_leavesTheSnapshot() {
    let table = Table()
    table.show { Section("A") { ForEach([1, 2, 3], id: \.self) { TextRow("row \($0)") } } }
    table.row(2).update { TextRow("first") }
    let before = table.snapshot
    table.row(2).update { TextRow("second") }
    let path = RowPath(section: 0, row: 1)
    #expect(before[path]?.content.title.string == "first")
    #expect(table.snapshot[path]?.content.title.string == "second")
  }

  @Test func update_ofARepeatedRow_changesTheFirst() {
    let table = Table()
    table.show { Section("A") { ForEach([1, 2, 1], id: \.self) { TextRow("row \($0)") } } }
    table.row(2).move(to: 2)
    table.row(1).update { TextRow("changed") }
    let titles = (0..<3).map { table.snapshot[RowPath(section: 0, row: $0)]?.content.title.string }
    #expect(titles == ["changed", "row 1", "row 2"])
  }
}
