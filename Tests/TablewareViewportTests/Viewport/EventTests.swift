import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

struct EventTests {
  private struct Ring: Event {}

  private func reader(_ sections: [SampleSection], height: Int = 4) -> (Reader, () -> [String]) {
    let reader = Reader(sections, height: height)
    var heard: [String] = []
    reader.table.on(Tap.self) { _, source in
      heard.append("\(source.section) \(source.row)")
      return .handled
    }
    return (reader, { heard })
  }

  @Test func raisesFromTheFocusedRow() {
    let (reader, heard) = reader(sample("A: a b", "B: c"))
    #expect(reader.viewport.perform(.tap) == .delivered(.handled(by: .table)))
    reader.move(.down, .down)
    #expect(reader.viewport.perform(.tap) == .delivered(.handled(by: .table)))
    #expect(heard() == [#""A" "a""#, #""B" "c""#])
  }

  @Test func bringsTheFocusedRowOnScreen_WhenItRaisesFromFarAway() {
    let (reader, heard) = reader(numbered(0..<100))
    reader.move(.down)
    reader.scroll(by: 50)
    #expect(reader.y(of: "1") == nil)
    #expect(reader.viewport.perform(.tap) == .delivered(.handled(by: .table)))
    reader.viewport.layout()
    #expect(reader.frame == ["> 1", "  2", "  3", "  4"])
    #expect(heard() == [#""(n)" "1""#])
  }

  @Test func bringsTheFocusedRowOnScreen_WhenAHeaderCoversIt() {
    let (reader, heard) = reader(sample("A: a b c d e f g"))
    reader.move(.down)
    reader.scroll(by: 2)
    #expect(reader.frame == ["^ A", "  c", "  d", "  e"])
    #expect(reader.viewport.perform(.tap) == .delivered(.handled(by: .table)))
    reader.viewport.layout()
    #expect(reader.frame == ["^ A", "> b", "  c", "  d"])
    #expect(heard() == [#""A" "b""#])
  }

  @Test func raisesFromTheRowThatWasSeen_WhenAnotherCameBeforeIt() {
    let (reader, heard) = reader(sample("A: a b c d e f g"))
    reader.show(sample("A: new a b c d e f g"))
    reader.table.host.commit()
    reader.viewport.perform(.tap)
    reader.viewport.layout()
    #expect(heard() == [#""A" "a""#])
    #expect(reader.frame == ["# A", "  new", "> a", "  b"])
  }

  @Test func event_withoutAHandler_isReported() {
    let (reader, _) = reader(sample("A: a"))
    #expect(reader.table.deliver(Ring(), from: "a") == .unhandled)
    #expect(reader.table.diagnostics.recent == [.unhandledEvent("Ring", row: Identity("a"))])
  }

  @Test func raisesNothing_WithoutRows() {
    let (reader, heard) = reader(sample("A:", "B:"))
    #expect(reader.viewport.perform(.tap) == .notOffered)
    #expect(reader.focusedSource == nil)
    #expect(heard() == [])
  }

  @Test func knowsTheSourceOfTheFocusedRow() {
    let (reader, _) = reader(sample("A: a b"))
    reader.move(.down)
    #expect(reader.focusedSource?.row == Identity("b"))
    #expect(reader.focusedSource?.section == Identity("A"))
  }

  @Test func survivesAHandler_ThatRemovesItsOwnRow() {
    let reader = Reader(sample("A: a b c d e"), height: 4)
    reader.table.on(Tap.self) { [table = reader.table] _, source in
      table.row(source.row).remove()
      return .handled
    }
    for _ in 0..<5 {
      #expect(reader.viewport.perform(.tap) == .delivered(.handled(by: .table)))
      reader.turn()
    }
    #expect(reader.frame == ["# A", "", "", ""])
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test func asksForACommit_OnceForEachTurn() {
    let reader = Reader(sample("A: a b c"))
    var asked = 0
    reader.viewport.onNeedsCommit = { asked += 1 }
    for _ in 0..<5 { reader.show(sample("A: a")) }
    #expect(asked == 1)
    reader.turn()
    reader.table.row("a").remove()
    #expect(asked == 2)
    let frames = reader.surface.frameCount
    reader.turn()
    #expect(reader.surface.frameCount == frames + 1)
  }
}
