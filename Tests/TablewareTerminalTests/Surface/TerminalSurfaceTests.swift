import Tableware
import TablewareHosting
import TablewareTerminal
import TablewareTesting
import TablewareViewport
import TerminalKit
import Testing

struct TerminalSurfaceTests {
  private let table = Table()
  private let surface = TerminalSurface(size: Size(width: 12, height: 4))

  private func show(_ names: [String]) {
    table.show {
      Section("s", header: "head") { ForEach(names, id: { $0 }) { TextRow(RowText($0)) } }
    }
    table.host.commit()
  }

  @Test func marksTheFocusedRow_OverItsWholeWidth() {
    let viewport = Viewport(table, on: surface)
    show(["a", "b", "c"])
    viewport.moveFocus(.down)
    viewport.layout()
    #expect(surface.grid.plainText == "head ──────\n  a\n❯ b\n  c")
    let reversed = (0..<4).map { row in
      (0..<12).allSatisfy { surface.grid[$0, row].style.reverse }
    }
    #expect(reversed == [false, false, true, false])
    viewport.moveFocus(.down)
    viewport.layout()
    #expect(surface.grid[0, 2] == .blank)
    #expect(surface.grid[0, 3].style == Style(bold: true, reverse: true))
  }

  @Test func paintsThePinnedHeaderOverTheRows() {
    let viewport = Viewport(table, on: surface)
    show(["a", "b", "c", "d", "e", "f"])
    viewport.scroll(by: 2)
    viewport.layout()
    #expect(surface.grid.plainText == "head ──────\n  c\n  d\n  e")
  }

  @Test func paintsAnew_WhenTheSizeChanges() {
    let viewport = Viewport(table, on: surface)
    show(["a long name", "b"])
    viewport.layout()
    #expect(surface.grid.plainText == "head ──────\n❯ a long n…\n  b\n")
    surface.size = Size(width: 20, height: 3)
    viewport.layout()
    #expect(surface.grid.plainText == "head ──────────────\n❯ a long name\n  b")
    surface.size = Size(width: 0, height: 0)
    viewport.layout()
    #expect(surface.grid.plainText == "")
    surface.size = Size(width: 9, height: 2)
    viewport.layout()
    #expect(surface.grid.plainText == "head ───\n❯ a lon…")
  }

  @Test func f76_keepsNothingOfTheRowBefore_WhenACellIsReused() {
    let viewport = Viewport(table, on: surface)
    show((0..<40).map { $0 % 3 == 0 ? "row \($0) is long" : "\($0)" })
    for _ in 0..<30 {
      viewport.moveFocus(.down)
      viewport.layout()
    }
    #expect(surface.grid.plainText == "head ──────\n  28\n  29\n❯ row 30 i…")
  }

  @Test(arguments: [(40, 10), (7, 3), (1, 1), (0, 0)])
  func keepsThePromisesOfABackEnd(width: Int, height: Int) {
    for seed in 1...10 as ClosedRange<UInt64> {
      let surface = TerminalSurface(size: Size(width: width, height: height))
      let failures = BackendConformance.failures(seed: seed, steps: 50) { table in
        let viewport = Viewport(table, on: surface)
        return (
          viewport,
          {
            table.host.commit()
            viewport.layout()
          }
        )
      }
      #expect(failures == [])
      #expect(surface.grid.columns == width && surface.grid.rows == height)
    }
  }
}
