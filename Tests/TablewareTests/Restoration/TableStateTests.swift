import Foundation
import Tableware
import TablewareTesting
import Testing

/// The user's position, by identity, over a relaunch.
@Suite struct TableStateTests {
  private func table(_ rows: [Identity], _ mode: Selection.Mode = .multiple) -> Table {
    let table = Table()
    table.selectionMode = mode
    table.show { Section("A") { for row in rows { TextRow("row").id(row) } } }
    return table
  }

  @Test func survivesCoding() throws {
    let table = table(["a", "b"])
    table.select("b")
    let state = table.state
    #expect(state == TableState(selection: ["string b"]))
    let saved = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TableState.self, from: saved) == state)
  }

  @Test func selection_whenRestored_keepsExistingRows_withoutEvents() {
    let table = table(["a", Identity(7), Identity(UUID.first)])
    var changes = 0
    table.on(SelectionChange.self) { _, _ in changes += 1 }
    let backend = RecordingBackend(table)
    table.restore(
      TableState(selection: ["string gone", "int 7", Identity(UUID.first).token, "int x"]))
    backend.endTurn()
    #expect(table.selection.rows == [Identity(7), Identity(UUID.first)])
    #expect(changes == 0)
    #expect(table.diagnostics.recent == [])
  }

  @Test func waitsForABackEnd() {
    let table = table(["a", "b"])
    table.restore(TableState(selection: ["string a"]))
    #expect(table.selection.rows == [])
    let backend = RecordingBackend(table)
    backend.endTurn()
    #expect(table.selection.rows == ["a"])
  }

  @Test func selectsNothing_WhereNothingCanBeSelected() {
    let table = table(["a"], .none)
    let backend = RecordingBackend(table)
    table.restore(TableState(selection: ["string a"]))
    backend.endTurn()
    #expect(table.selection.rows == [])
  }

  @Test func tellsTypesApart() {
    #expect(Identity("7").token == "string 7")
    #expect(Identity(7).token == "int 7")
    #expect(Identity(Int8(7)).token == "Int8 7")
    #expect(Identity(UUID.first).token == "UUID 00000000-0000-0000-0000-000000000001")
  }
}

extension UUID {
  fileprivate static let first = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
}
