import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// An event reaches the row that it arose from, or no row.
@Suite struct StaleEventTests {
  private func stale(_ row: String) -> String {
    "Liked came from row \"\(row)\", which was removed or is no longer shown by that cell. It was "
      + "dropped."
  }

  @Test func f59_Drops_WhenTheCellWasBoundAgain() throws {
    let harness = Harness("A[a b]")
    let bound = try harness.binding(0, 0)
    harness.table.on(Liked.self) { _, _ in .handled }
    harness.table.row("a").update { TextRow("changed") }
    harness.backend.endTurn()
    #expect(harness.table.host.deliver(Liked(), from: bound) == .stale)
    #expect(harness.messages == [stale("a")])
    #expect(try harness.deliver(Liked(), at: 0, 0) == .handled(by: .table))
  }

  @Test func f71_Drops_WhenTheRowIsGone() throws {
    let harness = Harness("A[a b]")
    let bound = try harness.binding(0, 0)
    harness.table.on(Liked.self) { _, _ in .handled }
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.table.host.deliver(Liked(), from: bound) == .stale)
    #expect(harness.table.deliver(Liked(), from: Identity("a")) == .stale)
    #expect(harness.messages == [stale("a"), stale("a")])
  }

  @Test func f71_Drops_WhileTheRowsDeletionAnimates() throws {
    let harness = Harness("A[a b]")
    let bound = try harness.binding(0, 0)
    harness.backend.isAnimated = true
    harness.table.on(Liked.self) { _, _ in .handled }
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.table.host.deliver(Liked(), from: bound) == .stale)
    #expect(try harness.deliver(Liked(), at: 0, 0) == .handled(by: .table))
  }

  @Test func delivers_WhenTheRowOnlyMoved() throws {
    let harness = Harness("A[a b] B[c]")
    let bound = try harness.binding(0, 1)
    var heard: [String] = []
    harness.table.on(Liked.self) { _, source in
      heard.append("\(source.row) in \(source.section)")
      return .handled
    }
    harness.show("X[x] B[b c] A[a]")
    harness.backend.endTurn()
    #expect(harness.table.host.deliver(Liked(), from: bound) == .handled(by: .table))
    #expect(heard == ["\"b\" in \"B\""])
  }

  @Test func delivers_BeforeTheRemovalIsCommitted() throws {
    let harness = Harness("A[a b]")
    harness.table.on(Liked.self) { _, _ in .handled }
    harness.table.row("a").remove()
    #expect(try harness.deliver(Liked(), at: 0, 0) == .handled(by: .table))
  }

  @Test func drops_WhenTheBackEndIsGoneOrAnother() throws {
    let harness = Harness("A[a]")
    let bound = try harness.binding(0, 0)
    harness.table.host.detach()
    #expect(harness.table.host.deliver(Liked(), from: bound) == .stale)
    #expect(harness.table.deliver(Liked(), from: Identity("a")) == .unhandled)
  }

  @Test func f01_DeliversToTheCopyThatWasTapped() throws {
    let table = Table()
    var heard: [Int] = []
    table.show {
      Section("A") {
        for number in 0..<3 { TextRow("same").onTap { heard.append(number) } }
      }
    }
    let backend = RecordingBackend(table)
    let bound = try #require(backend.binding(at: RowPath(section: 0, row: 2)))
    table.host.deliver(Tap(), from: bound)
    #expect(heard == [2])
  }

  @Test func f59_drops_WhenABackEndCarriedTheCellToAnotherRow() throws {
    let table = Table()
    let backend = ScriptedBackend(flaw: .miscarriesRows)
    func show(_ ids: [String]) {
      table.show { Section("A") { ForEach(ids, id: { $0 }) { _ in TextRow("same").onTap {} } } }
      backend.endTurn(of: table)
    }
    table.host.attach(backend)
    show(["a", "b"])
    let bound = try #require(backend.bindings.rows.first)
    show(["x", "a", "b"])
    #expect(backend.bindings.rows.first?.identity == Identity("a"))
    #expect(table.host.deliver(Tap(), from: bound) == .stale)
  }
}
