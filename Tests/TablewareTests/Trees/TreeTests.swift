import Tableware
import TablewareTesting
import Testing

private struct Node: Identifiable {
  let id: String
  var children: [Node]?

  init(_ id: String, _ children: [Node]? = nil) { (self.id, self.children) = (id, children) }
}

@Suite struct TreeTests {
  private let roots = [
    Node("a", [Node("a1"), Node("a2", [Node("a21")])]), Node("b", []), Node("c"),
  ]

  /// What is shown, indented, each with its mark.
  private func shown(_ table: Table) -> [String] {
    (0..<table.snapshot.rowCount(in: 0)).compactMap { row in
      table.snapshot[RowPath(section: 0, row: row)]?.content
    }.map { content in
      let mark =
        switch content.expansion {
        case .leaf: "·"
        case .collapsed: "+"
        case .expanded: "-"
        case .loading: "?"
        case nil: "!"
        }
      return String(repeating: " ", count: content.level) + mark + content.title.string
    }
  }

  private func table(_ roots: [Node], _ expanded: String...) -> Table {
    let table = Table()
    var expandedNodes = ExpandedSet()
    for node in expanded { expandedNodes.expand(node) }
    table.show {
      Section("tree") {
        ForEach(tree: roots, expanded: expandedNodes, children: \.children) { TextRow($0.id) }
      }
    }
    return table
  }

  @Test func showsWhatIsUnfolded_WithLevelsAndMarks() {
    #expect(shown(table(roots)) == ["+a", "+b", "·c"])
    #expect(shown(table(roots, "a2", "c", "gone")) == ["+a", "+b", "·c"])
    #expect(shown(table(roots, "a")) == ["-a", " ·a1", " +a2", "+b", "·c"])
    #expect(
      shown(table(roots, "a", "a2", "b"))
        == ["-a", " ·a1", " -a2", "  ·a21", "-b", " ·Empty", "·c"])
    #expect(shown(table([])) == [])
  }

  @Test func asksOnlyWhatIsExpanded() {
    var asked: [Int] = []
    struct Number: Identifiable { let id: Int }
    let table = Table()
    table.show {
      Section("tree") {
        ForEach(tree: [Number(id: 1)], expanded: ExpandedSet()) { node in
          asked.append(node.id)
          return .nodes((0..<1_000_000).map { Number(id: $0) })
        } row: {
          TextRow("\($0.id)")
        }
      }
    }
    #expect(asked == [1])
    #expect(table.snapshot.rowCount == 1)
  }

  @Test func leavesOutANodeThatStandsUnderItself_AndSaysSoOnce() {
    let table = Table()
    var expandedNodes = ExpandedSet()
    for node in ["a", "b"] { expandedNodes.expand(node) }
    let children = ["a": ["a", "x", "b"], "b": ["a", "b", "y"]]
    func show() {
      table.show {
        Section("tree") {
          ForEach(tree: [Node("a"), Node("z")], expanded: expandedNodes) { node in
            children[node.id].map { .nodes($0.map { Node($0) }) } ?? .leaf
          } row: {
            TextRow($0.id)
          }
        }
      }
    }
    show()
    show()
    #expect(shown(table) == ["-a", " ·x", " -b", "  ·y", "·z"])
    #expect(
      table.diagnostics.recent == [
        .treeCycle("a", under: "a"), .treeCycle("a", under: "b"), .treeCycle("b", under: "b"),
      ])
    #expect(
      "\(table.diagnostics.recent[1])"
        == "Node \"a\" is a child of \"b\", which is the same node or one of its descendants. It "
        + "was left out; return a tree without cycles from the loader of children.")
  }

  @Test func expandsARepeatedNode_OnlyWhereItStandsFirst() {
    let twice = [Node("a", [Node("x", [Node("y")])]), Node("b", [Node("x", [Node("y")])])]
    let table = table(twice, "a", "b", "x")
    #expect(shown(table) == ["-a", " -x", "  ·y", "-b", " +x"])
    #expect(table.diagnostics.recent.count == 1)
    guard case .repeatedRow("x", _, _)? = table.diagnostics.recent.first else {
      return #expect(Bool(false), "A repeated row is reported.")
    }
  }

  /// Thirty levels of two parents each would be a thousand million rows.
  @Test func survivesATreeInWhichEveryNodeHasTwoParents() {
    struct Level: Identifiable { let id: Int }
    let table = Table()
    var expandedNodes = ExpandedSet()
    for level in 0..<30 { expandedNodes.expand(level) }
    table.show {
      Section("tree") {
        ForEach(tree: [Level(id: 0)], expanded: expandedNodes) { node in
          .nodes([Level(id: node.id + 1), Level(id: node.id + 1)])
        } row: {
          TextRow("\($0.id)")
        }
      }
    }
    #expect(table.snapshot.rowCount == 61)
  }

  @Test func survivesATreeOfAnyDepth() {
    struct Level: Identifiable { let id: Int }
    let table = Table()
    var expandedNodes = ExpandedSet()
    for level in 0..<20_000 { expandedNodes.expand(level) }
    table.show {
      Section("tree") {
        ForEach(tree: [Level(id: 0)], expanded: expandedNodes) {
          .nodes([Level(id: $0.id + 1)])
        } row: {
          TextRow("\($0.id)")
        }
      }
    }
    #expect(table.snapshot.rowCount == 20_001)
    #expect(table.snapshot[RowPath(section: 0, row: 20_000)]?.content.level == 20_000)
  }

  @Test func isAnOrdinaryDifference_WhenSomethingIsCollapsed() {
    let table = Table()
    var expandedNodes = ExpandedSet()
    table.on(ExpansionChange.self) { change, source in
      expandedNodes.apply(change, to: source.row)
      show()
    }
    func show() {
      table.show {
        Section("tree") {
          ForEach(tree: roots, expanded: expandedNodes, children: \.children) { TextRow($0.id) }
        }
      }
    }
    show()
    let driver = TableDriver(table)
    // A tap without a handler expands the node.
    #expect(driver.tap("a") == .handled(by: .table))
    #expect(shown(table) == ["-a", " ·a1", " +a2", "+b", "·c"])
    #expect(driver.batches.last?.insertedRows.count == 2)
    driver.tap("a2")
    driver.tap("a")
    #expect(shown(table) == ["+a", "+b", "·c"])
    driver.tap("a")
    #expect(shown(table) == ["-a", " ·a1", " -a2", "  ·a21", "+b", "·c"])
    #expect(driver.tap("c") == .unhandled)
    #expect(driver.violations == [] && driver.diagnostics == [] && driver.problems == [])
  }

  @Test func tap_withAHandler_isDelivered_andAnUnhandledExpansionIsReported() {
    let table = Table()
    var taps = 0
    table.show {
      Section("tree") {
        ForEach(tree: roots, expanded: ExpandedSet(), children: \.children) { node in
          if node.id == "a" { TextRow(node.id).onTap { taps += 1 } } else { TextRow(node.id) }
        }
      }
    }
    let driver = TableDriver(table)
    #expect(driver.tap("a") == .handled(by: .row))
    #expect(taps == 1)
    #expect(driver.diagnostics == [])
    #expect(driver.tap("b") == .unhandled)
    #expect(driver.toggleExpansion("a") == .unhandled)
    #expect(
      driver.diagnostics == [
        .unhandledEvent("ExpansionChange", row: "b"), .unhandledEvent("ExpansionChange", row: "a"),
      ])
    driver.toggleExpansion("c")
    #expect(driver.problems == ["Row \"c\" has nothing to expand."])
  }

  @Test func saysAloudWhatIsCollapsed() {
    let table = table(roots, "a")
    let values = (0..<3).map { table.snapshot[RowPath(section: 0, row: $0)]?.content.spoken.value }
    #expect(values == ["expanded", nil, "collapsed"])
  }
}
