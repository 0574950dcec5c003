import Foundation
import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// The user's position, over a relaunch.
struct RestorationTests {
  private func reader(_ range: Range<Int>, height: Int = 5) -> Reader {
    Reader(numbered(range), height: height)
  }

  @Test func bringsBackRowsAndFocus() {
    let old = reader(0..<40)
    old.scroll(by: 17)
    old.viewport.focus(RowPath(section: 0, row: 19))
    old.viewport.layout()
    let state = old.table.state
    #expect(state.anchors.first == TableState.VisibleRow(row: "string 17", distance: 0))
    #expect(state.focus == "string 19")

    // Rows came above, and the first row on screen is gone.
    var sections = numbered(-30..<40)
    sections[0].rows.removeAll { $0.id == "17" }
    let new = Reader(sections, height: 5)
    new.table.restore(state)
    new.turn()
    #expect(new.frame == ["  16", "  18", "> 19", "  20", "  21"])
  }

  @Test func waitsForTheFirstLayout() {
    let old = reader(0..<40)
    old.scroll(by: 9)
    let state = old.table.state
    let table = Table()
    table.show {
      Section("(n)") { ForEach((0..<40).map { "\($0)" }, id: \.self) { TextRow($0) } }
    }
    table.restore(state)
    let surface = TextSurface(width: 20, height: 5)
    let viewport = Viewport(table, on: surface)
    table.host.commit()
    viewport.layout()
    #expect(surface.lines.first == "  9")
  }

  @Test func bringsBackATree_WithWhatWasExpanded() throws {
    struct Node: Identifiable {
      let id: Int
    }
    func show(_ expandedNodes: ExpandedSet, in table: Table) {
      table.show {
        Section("tree") {
          ForEach(tree: (1...9).map(Node.init), expanded: expandedNodes) { node in
            node.id > 9 ? .leaf : .nodes((0..<5).map { Node(id: node.id * 10 + $0) })
          } row: {
            TextRow("\($0.id)")
          }
        }
      }
    }
    func reader(_ expandedNodes: ExpandedSet) -> Reader {
      let reader = Reader([], height: 4)
      show(expandedNodes, in: reader.table)
      reader.turn()
      return reader
    }
    var expandedNodes = ExpandedSet()
    for node in [2, 4] { expandedNodes.expand(node) }
    let old = reader(expandedNodes)
    old.scroll(by: 11)
    old.viewport.focus(RowPath(section: 0, row: 12))
    old.viewport.layout()
    var state = old.table.state
    state.expandedNodes = expandedNodes
    let read = try JSONDecoder().decode(TableState.self, from: try JSONEncoder().encode(state))

    let new = reader(try #require(read.expandedNodes))
    new.table.restore(read)
    new.turn()
    #expect(new.frame == old.frame)
    #expect(new.frame == ["  42", "> 43", "  44", "  5"])
    // Where nothing is expanded any more, the first row that is still there counts.
    let collapsed = reader(ExpandedSet())
    collapsed.table.restore(read)
    collapsed.turn()
    #expect(collapsed.frame.contains { $0.hasSuffix(" 5") })
  }

  @Test func saysNothing_WhereReadingBegins() {
    let top = reader(0..<40)
    #expect(top.table.state == TableState())
    let empty = reader(0..<0)
    #expect(empty.table.state == TableState())
    let chat = reader(0..<40)
    chat.table.anchoring = .stickToEnd
    chat.move(.last)
    #expect(chat.table.state.anchors == [])
    chat.move(.up, .up, .up, .up, .up, .up)
    #expect(chat.table.state.anchors.isEmpty == false)
  }

  @Test func f126_beginsAtTheTop_WhereNothingIsKnown() {
    let reader = reader(0..<40)
    reader.table.restore(
      TableState(
        anchors: [TableState.VisibleRow(row: "string gone", distance: 3)], focus: "int 8",
        selection: ["string gone"]))
    reader.turn()
    #expect(reader.frame == ["> 0", "  1", "  2", "  3", "  4"])
    #expect(reader.table.diagnostics.recent == [])
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 0.4, -0.4,
  ])
  func survivesAnyDistance(_ distance: Double) {
    let reader = reader(0..<40)
    reader.table.restore(
      TableState(anchors: [TableState.VisibleRow(row: "string 20", distance: distance)]))
    reader.turn()
    #expect(reader.frame.count == 5)
    if distance.isNaN || abs(distance) < 1 { #expect(reader.frame[0] == "  20") }
    reader.turn(numbered(-3..<40))
    #expect(reader.frame.count == 5)
  }

  @Test func isWhereItWas_AfterAnyWalk() {
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let old = reader(0..<60, height: 7)
      for _ in 0..<10 {
        if Bool.random(using: &random) {
          old.scroll(by: Int.random(in: -20...40, using: &random))
        } else {
          old.move([.down, .pageDown, .up, .last][Int.random(in: 0..<4, using: &random)])
        }
      }
      let new = reader(0..<60, height: 7)
      new.table.restore(old.table.state)
      new.turn()
      #expect(new.frame == old.frame)
    }
  }
}
