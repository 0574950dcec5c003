import Tableware
import TablewareTerminal
import Testing

private struct Node: Identifiable {
  let id: String
  var children: [Node]?

  init(_ id: String, _ children: [Node]? = nil) { (self.id, self.children) = (id, children) }
}

/// A tree, and a row that expands by itself.
private final class TreeScreen: Screen {
  let context = ScreenContext()
  let title = "Tree"
  var expandedNodes = ExpandedSet()
  var taps: [Identity] = []
  private let roots = [
    Node("a", [Node("b", [Node("c")]), Node("d", [])]), Node("e"),
  ]

  func configure(_ table: Table) {
    table.on(ExpansionChange.self) { change, source in
      self.expandedNodes.apply(change, to: source.row)
    }
    table.on(Tap.self) { _, source -> EventResponse in
      self.taps.append(source.row)
      return source.row == "d" ? .handled : .passed
    }
  }

  var sections: [Section] {
    Section("tree") {
      ForEach(tree: roots, expanded: expandedNodes, children: \.children) { TextRow($0.id) }
    }
  }
}

struct HostExpansionTests {
  @Test func expandsAndCollapses_ByArrows() throws {
    let host = TerminalHost(TreeScreen(), columns: 30, rows: 8)
    #expect(
      try host.drive("") == """
         Tree
        ❯ ▸ a
            e




         → expand  ? more  q quit
        """)
    #expect(
      try host.drive("right right right") == """
         Tree
          ▾ a
        ❯   ▾ b
                c
            ▸ d
            e

         ← collapse  ? more  q quit
        """)
    // Into the branch; from there to the parent, which collapses; and to its parent.
    #expect(try host.drive("right").contains("\n❯       c\n"))
    #expect(try host.drive("left").contains("\n❯   ▾ b\n"))
    #expect(try host.drive("left").contains("\n❯   ▸ b\n"))
    #expect(try host.drive("left").contains("\n❯ ▾ a\n"))
    #expect(try host.drive("left").contains("\n❯ ▸ a\n"))
  }

  @Test func toggles_ByEnterSpaceAndClicks() throws {
    let screen = TreeScreen()
    let host = TerminalHost(screen, columns: 30, rows: 8)
    #expect(try host.drive("enter").contains("❯ ▾ a"))
    #expect(try host.drive("space").contains("❯ ▸ a"))
    #expect(try host.drive("click:2,1").contains("❯ ▾ a"))
    #expect(screen.taps == ["a", "a"])
    // Who handles a tap has it; the mark collapses all the same.
    #expect(try host.drive("click:8,3").contains("❯   ▸ d"))
    #expect(screen.taps.last == "d")
    #expect(try host.drive("click:4,3").contains("❯   ▾ d"))
    #expect(screen.taps.count == 3)
    // A leaf has no mark to click.
    #expect(try host.drive("end click:2,5").contains("❯   e"))
    #expect(screen.taps.last == "e")
    #expect(screen.context.table?.diagnostics.recent == [])
  }

  @Test func leavesTheScreen_FromAFoldedRoot() throws {
    let home = Table()
    home.show { Section("all") { LinkRow("Tree") { TreeScreen() } } }
    let host = TerminalHost(TableScreen(home, title: "Home"), columns: 30, rows: 8)
    #expect(try host.drive("enter").contains("Home › Tree"))
    #expect(try host.drive("right left").contains("Home › Tree"))
    #expect(!(try host.drive("left").contains("Home › Tree")))
  }

  @Test func staysWithinItsWidth_HoweverDeep() throws {
    struct Level: Identifiable { let id: Int }
    let table = Table()
    var expandedNodes = ExpandedSet()
    for level in 0..<60 { expandedNodes.expand(level) }
    table.show {
      Section("tree") {
        ForEach(tree: [Level(id: 0)], expanded: expandedNodes) {
          .nodes([Level(id: $0.id + 1)])
        } row: {
          TextRow("\($0.id)", value: "v")
        }
      }
    }
    for width in [0, 1, 3, 5, 8, 20, 40] {
      let text = Terminal.frame(of: table, columns: width, rows: 70)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
    }
    let lines = Terminal.frame(of: table, columns: 40, rows: 70).split(separator: "\n")
    #expect(lines[3] == "        ▾ 3                           v")
    // The deepest rows still have room for their title.
    #expect(lines[60].contains("▸ 60"))
    #expect(lines[59].prefix { $0 == " " }.count == lines[30].prefix { $0 == " " }.count)
  }
}
