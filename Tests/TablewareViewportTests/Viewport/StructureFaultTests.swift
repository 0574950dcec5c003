import Foundation
import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// Group 2 of the fault catalog, in a viewport: structures and numbers.
struct StructureFaultTests {
  private func fresh(_ sections: [SampleSection], height: Int) -> [String] {
    Reader(sections, height: height).frame
  }

  @Test func f15_goesBetweenNothingAndAnything() {
    let states = [
      [], ["(A):"], ["A:"], ["A: / end"], ["A: a"], ["A: a b", "(B):"], ["(A):", "B: c"],
    ].map { $0.map(SampleSection.init) }
    for old in states {
      for new in states {
        let reader = Reader(old, height: 5)
        reader.turn(new)
        #expect(reader.frame == fresh(new, height: 5), "\(old) → \(new)")
        #expect(reader.surface.violations == [])
        #expect(reader.table.diagnostics.recent == [])
      }
    }
  }

  @Test func f16_f17_comesFromNothing_AndGoesWithItsSection() {
    let reader = Reader([])
    var isDone = false
    reader.table.show(completion: { isDone = true }) { Section("A") { TextRow("a") } }
    reader.turn()
    #expect(isDone)
    #expect(reader.frame == ["> a", "", "", "", "", ""])
    reader.turn([])
    #expect(reader.surface.placed.isEmpty)
    #expect(reader.viewport.focus == nil)
    #expect(reader.viewport.scrollExtent.total == 0)
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test func f18_leavesOutWhatIsHidden_AndShowsItAgain() {
    let reader = Reader(sample("A: a", "B: b*2", "C: c"))
    let frame = reader.frame
    reader.move(.down)
    #expect(reader.focused == "b")
    reader.table["B"].isHidden = true
    reader.turn()
    #expect(reader.frame == ["# A", "  a", "# C", "> c", "", ""])
    reader.table["B"].isHidden = false
    reader.turn()
    #expect(reader.frame == ["^ A", "# B", "  b", "| b.2", "# C", "> c"])
    reader.move(.first)
    #expect(reader.frame == frame)
    #expect(reader.surface.violations == [])
  }

  @Test(arguments: [
    (["A: a b", "B: c"], ["A: a", "N: b", "B: c"]), (["A: a b", "B: c"], ["B: a c"]),
    (["A: a", "B: b", "C: c"], ["C: b", "B: a c"]),
    (["A: a b c", "B: d e f", "C: g h i"], ["C: i a e", "B: h d", "A: c g b f"]),
  ])
  func f19_f20_f21_movesRowsAndSectionsAtOnce(old: [String], new: [String]) {
    let (old, new) = (old.map(SampleSection.init), new.map(SampleSection.init))
    let reader = Reader(old, height: 12)
    for sections in [new, old] {
      let focused = reader.focused
      reader.move(.down, .up)
      reader.turn(sections)
      #expect(reader.focused == focused)
      reader.move(.first)
      #expect(reader.frame == fresh(sections, height: 12))
    }
    #expect(reader.surface.violations == [])
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test func f22_costsAScreen_OfTenMillionRows() {
    var built = 0
    func row(_ number: Int) -> TextRow {
      built += 1
      return TextRow("\(number)")
    }
    let table = Table()
    table.show { Section("n") { ForEach(0..<10_000_000, id: \.self) { row($0) } } }
    let surface = FlatSurface(height: 10)
    let viewport = Viewport(table, on: surface)
    viewport.layout()
    viewport.moveFocus(.last)
    viewport.layout()
    #expect(surface.frame.last == "9999999@9+1")
    table["n"].insert(at: 5_000_000) { TextRow("new").id("new") }
    table.host.commit()
    viewport.layout()
    #expect(surface.frame.last == "9999999@9+1")
    #expect(viewport.scrollExtent == (9_999_991, 10_000_001, 10))
    #expect(built < 150)
    #expect(Geometry(table.snapshot, estimate: { _ in 1 }).heights.runCount < 10)
  }

  /// A million of them with `TABLEWARE_LONG_TESTS=1 swift test`.
  @Test func f23_costsAScreen_OfManySections() {
    var built = 0
    let isLong = ProcessInfo.processInfo.environment["TABLEWARE_LONG_TESTS"] != nil
    let count = isLong ? 1_000_000 : 20_000
    func row(_ number: Int) -> TextRow {
      built += 1
      return TextRow("\(number)")
    }
    let table = Table()
    table.show {
      ForEach(0..<count) { number in
        Section(number) { ForEach(CollectionOfOne(number), id: \.self) { row($0) } }
      }
    }
    let surface = FlatSurface(height: 10)
    let viewport = Viewport(table, on: surface)
    viewport.layout()
    #expect(surface.frame.count == 10)
    #expect(built <= 30)
    viewport.moveFocus(.last)
    viewport.layout()
    #expect(surface.frame.last == "\(count - 1)@9+1")
    #expect(built <= 150)
    let (before, position) = (built, surface.frame)
    table[count / 2].append { TextRow("new").id("new") }
    table.host.commit()
    viewport.layout()
    #expect(surface.frame == position)
    #expect(viewport.scrollExtent.total == count + 1)
    #expect(built - before <= 40)
    #expect(table.diagnostics.recent == [])
  }

  @Test func f25_f26_keepsCellsOfTypesOfOneNameApart() {
    let reader = Reader([])
    func show(_ isSwapped: Bool) {
      reader.table.show {
        Section("A") {
          if isSwapped {
            Second.NamedRow(id: 1)
            First.NamedRow(id: 2)
          } else {
            First.NamedRow(id: 1)
            Second.NamedRow(id: 2)
          }
        }
      }
      reader.turn()
    }
    show(false)
    #expect(reader.frame.prefix(2) == ["> first 1", "  second 2"])
    for isSwapped in [true, false, true] { show(isSwapped) }
    #expect(reader.frame.prefix(2) == ["> second 1", "  first 2"])
    #expect(reader.surface.violations == [])
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test func f28_answersFromWhatWasCommitted_WhateverTheAppsArrayDoes() {
    let reader = Reader([])
    var items = (0..<20).map { "\($0)" }
    reader.table.show {
      Section("A") { ForEach(items, id: \.self) { TextRow(RowText($0)) } }
    }
    reader.turn()
    items.removeAll()
    reader.move(.last)
    #expect(reader.frame.last == "> 19")
    reader.viewport.reload(to: reader.table.snapshot)
    reader.viewport.layout()
    #expect(reader.frame.last == "> 19")
  }

  @Test func f31_reportsASecondViewport_AndShowsTheTableThere() {
    let reader = Reader(sample("A: a b"))
    let surface = TextSurface(width: 20, height: 3)
    let other = Viewport(reader.table, on: surface)
    reader.turn("A: b c")
    other.layout()
    #expect(surface.lines == ["# A", "> b", "  c"])
    #expect(reader.frame == ["# A", "> a", "  b", "", "", ""])
    reader.move(.down, .last)
    reader.scroll(by: 3)
    reader.viewport.perform(.tap)
    #expect(reader.table.diagnostics.recent.first == .backendReplaced)
    #expect(reader.surface.violations + surface.violations == [])
  }

  @Test func f32_showsWhatWasPending_WhereTheTableIsShownNext() {
    let reader = Reader(sample("A: a b"))
    var done = 0
    reader.table.show(completion: { done += 1 }) { Section("B") { TextRow("late") } }
    let surface = TextSurface(width: 20, height: 3)
    let other = Viewport(reader.table, on: surface)
    other.layout()
    reader.table.host.commit()
    #expect(surface.lines == ["> late", "", ""])
    #expect(done == 1)
    #expect(reader.table.diagnostics.recent == [.backendReplaced])
  }
}

private enum First {
  struct NamedRow: Row {
    let id: Int
    var body: RowContent { RowContent(title: "first \(id)") }
  }
}

private enum Second {
  struct NamedRow: Row {
    let id: Int
    var body: RowContent { RowContent(title: "second \(id)") }
  }
}
