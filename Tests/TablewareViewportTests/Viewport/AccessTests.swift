import Tableware
import TablewareTesting
import TablewareViewport
import Testing

/// What turns keys and clicks into events: which row, where it is, what it shows.
struct AccessTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func activatesTheFocusedRow_AndSelectsItFirst() {
    let reader = Reader(numbered(0..<50), height: 4)
    reader.table.selectionMode = .single
    var selected: [[Identity]] = []
    reader.table.on(Tap.self) { [unowned reader] _, _ in
      selected.append(reader.table.selection.rows)
    }
    reader.move(.down)
    // It is brought on screen and bound before it is selected.
    reader.scroll(by: 30)
    #expect(reader.viewport.perform(.activate) == .delivered(.handled(by: .table)))
    #expect(selected == [[Identity("1")]])
    reader.resize(height: 0)
    #expect(reader.viewport.perform(.activate) == .delivered(.handled(by: .table)))
    #expect(Reader([]).viewport.perform(.activate) == .notOffered)
  }

  @Test func tellsWhatHasTheFocus() {
    let reader = Reader(sample("A: a b"))
    reader.move(.down)
    #expect(reader.viewport.focusedIdentity == Identity("b"))
    #expect(reader.viewport.focusedContent?.title == "b")
    reader.turn("A: new a b=other")
    #expect(reader.viewport.focusedIdentity == Identity("b"))
    #expect(reader.viewport.focusedContent?.title == "other")
    #expect(Reader([]).viewport.focusedContent == nil)
  }

  @Test func countsOnlyWhereTheFocusWasGivenAway() {
    let reader = Reader(sample("A: a b c"))
    reader.viewport.focus(path(0, 1))
    let count = reader.viewport.focusChanges
    reader.viewport.focus(path(0, 1))
    reader.turn("A: x y b a")
    #expect(reader.viewport.focusChanges == count)
    reader.table.focus("a")
    reader.turn()
    #expect(reader.viewport.focusChanges == count + 1)
  }

  @Test func tellsWhereRowsAndHeadersStand() {
    let reader = Reader(sample("A: a b*2 c / end", "B: d"), height: 5)
    #expect(reader.viewport.frame(of: path(0, 1)) == CellFrame(y: 2, height: 2, width: 20))
    #expect(reader.viewport.frame(of: path(1, 0)) == nil)
    #expect(reader.viewport.frame(of: path(7, 7)) == nil)
    #expect(reader.viewport.item(at: 0) == .header(0))
    #expect(reader.viewport.item(at: 3) == .row(path(0, 1)))
    #expect(reader.viewport.item(at: 9) == nil)
    reader.scroll(by: 2)
    // The pinned header lies over the row.
    #expect(reader.viewport.item(at: 0) == .header(0))
    #expect(reader.viewport.item(at: 3) == .footer(0))
    #expect(reader.viewport.item(at: -1) == nil)
  }
}
