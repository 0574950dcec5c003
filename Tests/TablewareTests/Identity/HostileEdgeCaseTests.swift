import SampleRows
import Tableware
import TablewareHosting
import TablewareMapping
import Testing

/// An identity that changes behind the table's back.
final class Shifting: Hashable, @unchecked Sendable {
  var number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: Shifting, right: Shifting) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Equal to every other one, under a hash of its own.
struct AllEqual: Hashable, Sendable {
  let number: Int
  static func == (left: AllEqual, right: AllEqual) -> Bool { true }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

@Suite struct HostileEdgeCaseTests {
  @Test func selectsWithoutATrap_WhenIdentitiesChange() async {
    await #expect(processExitsWith: .success) {
      for round in 0..<200 {
        var selection = Selection(.multiple)
        let shifting = (0..<100).map { Shifting($0) }
        for row in shifting {
          selection.select(row)
          row.number = 1_000 + row.number % (2 + round % 3)
        }
        for row in 0..<100 { selection.select(Shifting(1_000 + row)) }
      }
    }
  }

  @Test func selectsWithoutATrap_WhenEqualRowsHashDifferently() async {
    await #expect(processExitsWith: .success) {
      var selection = Selection(.multiple)
      for number in 0..<2_000 { selection.select(AllEqual(number: number)) }
    }
  }

  @Test func mapsWithoutATrap_WhenEqualModelsHashDifferently() async {
    await #expect(processExitsWith: .success) {
      var mapping = RowMapping()
      mapping.map(AllEqual.self) { TextRow("\($0.number)") }
      let models = (0..<2_000).map { AllEqual(number: $0) }
      let table = Table()
      table.show { Section("A") { ForEach(models as [Any], mapping) } }
    }
  }

  @Test func showsAndEditsWithoutATrap_WhenEqualRowsHashDifferently() async {
    await #expect(processExitsWith: .success) {
      let models = (0..<2_000).map { AllEqual(number: $0) }
      let table = Table()
      table.show { Section("A") { ForEach(models, id: \.self) { TextRow("\($0.number)") } } }
      let backend = BlankBackend()
      table.host.attach(backend)
      for number in 0..<500 {
        table["A"].append { TextRow("new").id(AllEqual(number: number)) }
        table.row(AllEqual(number: number)).remove()
        if number % 50 == 0 { table.host.commit() }
      }
      table.host.commit()
    }
  }

  @Test func capturesIdentitiesOfObjects_BehindAValue() {
    let track = Track("b")
    struct Fixed { let id: String }
    let items: [Any] = [Fixed(id: "a"), track]
    func id(_ item: Any) -> String { (item as? Track)?.id ?? (item as? Fixed)?.id ?? "?" }
    let harness = Harness()
    harness.table.show { Section("A") { ForEach(items, id: id) { _ in TextRow("same text") } } }
    harness.backend.endTurn()
    track.id = "c"
    #expect(harness.table.snapshot.rowID(at: RowPath(section: 0, row: 1)) == Identity("b"))
    harness.table.show { Section("A") { ForEach(items, id: id) { _ in TextRow("same text") } } }
    harness.backend.endTurn()
    #expect(harness.shown == "A[a c]")
  }
}
