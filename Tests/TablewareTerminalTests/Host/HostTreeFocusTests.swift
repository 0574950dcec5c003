import Tableware
import TablewareTerminal
import Testing

private struct Node: Identifiable {
  let id: String
  var children: [Node] = []
}

/// A tree whose branches load, with keys that change it around the focus.
private final class Garden: Screen {
  let context = ScreenContext()
  let title = "Garden"
  var expanded = ExpandedSet()
  var branches: [String: Branch<Node>] = [:]
  var answer: Branch<Node> = .loading
  private let roots: [Node]

  init(_ roots: [Node]) {
    self.roots = roots
    for id in ["Trees", "Fruit"] { expanded.expand(id) }
  }

  func configure(_ table: Table) {
    table.on(ExpansionChange.self) { change, source in
      self.expanded.apply(change, to: source.row)
    }
  }

  var commands: [Command] {
    [Command("c", "collapse all") { self.expanded.collapseAll() }]
  }

  var sections: [Section] {
    Section("garden") {
      ForEach(
        tree: roots, expanded: expanded,
        retry: { self.branches[$0.id] = self.answer },
        children: { self.branches[$0.id] ?? ($0.children.isEmpty ? .leaf : .nodes($0.children)) }
      ) {
        TextRow($0.id)
      }
    }
    Section("end") { TextRow("End") }
  }
}

/// The line of the focused row.
private func focused(_ frame: String) -> String? {
  frame.split(separator: "\n").first { $0.hasPrefix("❯") }.map(String.init)
}

/// Where the focus of a tree moves when its row is removed.
struct HostTreeFocusTests {
  private let trees = [
    Node(id: "Trees", children: [Node(id: "Fruit", children: [Node(id: "Pear")])]),
    Node(id: "Shed"),
  ]

  /// 1,000 removed rows are more than one batch.
  @Test(arguments: [1, 1_000])
  func collapsingAll_movesTheFocusToTheAncestorThatRemains(leaves: Int) throws {
    let fruit = (1...leaves).map { Node(id: "Pear \($0)") }
    let trees = [
      Node(id: "Trees", children: [Node(id: "Fruit", children: fruit)]), Node(id: "Shed"),
    ]
    let host = TerminalHost(Garden(trees), columns: 30, rows: 9)
    #expect(focused(try host.drive("end up up"))?.contains("Pear \(leaves)") == true)
    #expect(focused(try host.drive("c")) == "❯ ▸ Trees")
  }

  @Test func collapsingAll_leavesTheAncestorWhereItIsOnScreen() throws {
    let fruit = (1...3).map { Node(id: "Pear \($0)") }
    let above = (1...20).map { Node(id: "Tool \($0)") }
    let trees = [Node(id: "Trees", children: [Node(id: "Fruit", children: fruit)])]
    let below = (21...40).map { Node(id: "Tool \($0)") }
    let host = TerminalHost(Garden(above + trees + below), columns: 30, rows: 9)
    let line = { (frame: String, title: String) in
      frame.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(title) }
    }
    let keys = Array(repeating: "down", count: 24).joined(separator: " ")
    let open = try host.drive(keys)
    #expect(focused(open)?.contains("Pear 3") == true)
    let collapsed = try host.drive("c")
    #expect(focused(collapsed)?.contains("Trees") == true)
    #expect(line(open, "Trees") != nil && line(open, "Trees") == line(collapsed, "Trees"))
  }

  @Test func aRetriedBranch_movesTheFocusToItsNode_whileItLoads() throws {
    let garden = Garden(trees)
    garden.branches["Fruit"] = .failed("The gate is closed.")
    let host = TerminalHost(garden, columns: 40, rows: 9)
    #expect(focused(try host.drive("down down"))?.contains("The gate is") == true)
    #expect(focused(try host.drive("enter")) == "❯   ◌ Fruit")
  }

  @Test func aRetriedBranch_movesTheFocusToItsFirstChild_whenItAnswersAtOnce() throws {
    let garden = Garden(trees)
    garden.branches["Fruit"] = .failed("The gate is closed.")
    garden.answer = .nodes([Node(id: "Apple"), Node(id: "Pear")])
    let host = TerminalHost(garden, columns: 40, rows: 9)
    #expect(focused(try host.drive("down down enter")) == "❯       Apple")
  }

  @Test func aRemovedLeaf_movesTheFocusToItsNextSibling() throws {
    let garden = Garden([Node(id: "Trees"), Node(id: "Shed")])
    garden.branches["Trees"] = .nodes([Node(id: "Apple"), Node(id: "Pear")])
    let host = TerminalHost(garden, columns: 40, rows: 9)
    #expect(focused(try host.drive("down")) == "❯     Apple")
    garden.branches["Trees"] = .nodes([Node(id: "Pear")])
    garden.context.setNeedsUpdate()
    #expect(focused(try host.drive("")) == "❯     Pear")
  }
}
