import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Changes of all rows of a type.
@Suite struct RowModifierTests {
  private struct SongRow: Row {
    let title: String
    var id: String { title }
    var body: RowContent { RowContent(title: title) }
  }

  @Test func modifiedRows_haveActionsStyleAndAccessories_andOthersDoNot() throws {
    let harness = Harness()
    var log: [String] = []
    harness.table.show {
      Section("A") {
        ForEach(["a", "b"], id: \.self) { SongRow(title: $0) }
        TextRow("c")
        SongRow(title: "a").id("other").onTap { log.append("own tap") }
      }
    }
    harness.backend.endTurn()
    harness.table.modifyRows(of: SongRow.self) { song, row in
      row.onDetail { log.append("detail of \(song.title)") }.onTap { log.append("tap") }
    }
    harness.table.modifyRows(of: SongRow.self) { song, row in
      song.title == "b" ? row.disabled() : row
    }
    harness.backend.endTurn()

    #expect(
      harness.backend.shownContents[0].map(\.accessory) == [.detail, .detail, .none, .detail])
    #expect(harness.backend.shownContents[0].map(\.isEnabled) == [true, false, true, true])
    #expect(harness.backend.shownIdentities == [["a", "b", "c", "other"]])
    for row in 0..<4 {
      harness.table.interaction.perform(.detail, on: try harness.binding(0, row))
    }
    harness.table.interaction.perform(.tap, on: try harness.binding(0, 0))
    harness.table.interaction.perform(.tap, on: try harness.binding(0, 3))
    #expect(log == ["detail of a", "detail of a", "tap", "own tap"])
    #expect(harness.messages == [])
  }

  @Test func identityOfAModifiedRow_isKept() {
    let harness = Harness("A[a b]")
    harness.table.modifyRows(of: TextRow.self) { _, row in row.id("other") }
    harness.show("A[b a]")
    harness.backend.endTurn()
    #expect(harness.shown == "A[b a]")
    #expect(harness.table.row("a").exists && !harness.table.row("other").exists)
    #expect(harness.backend.violations == [])
  }
}
