import Tableware
import Testing

@testable import TablewareWeb

/// Rows that collapse: by a tap, by their mark where a tap does something else, and by keys.
@Suite struct ExpansionTests {
  private struct Node: Identifiable, Sendable {
    let id: String
    var nodes: [Node] = []
  }

  private final class Tree: Screen {
    let context = ScreenContext()
    let title = "Tree"
    var tapped: [String] = []
    private var expandedNodes = ExpandedSet()
    private let hearsTaps: Bool

    init(hearsTaps: Bool = false) { self.hearsTaps = hearsTaps }

    func configure(_ table: Table) {
      table.on(ExpansionChange.self) { change, source in
        self.expandedNodes.apply(change, to: source.row)
      }
    }

    var sections: [Section] {
      let nodes = [Node(id: "a", nodes: [Node(id: "a1", nodes: [Node(id: "x")])]), Node(id: "b")]
      Section("tree") {
        ForEach(
          tree: nodes, expanded: expandedNodes,
          children: { $0.nodes.isEmpty ? .leaf : .nodes($0.nodes) }
        ) { node in
          if self.hearsTaps {
            TextRow(node.id).id(node.id).onTap { self.tapped.append(node.id) }
          } else {
            TextRow(node.id).id(node.id)
          }
        }
      }
    }
  }

  private func html(_ title: String, _ driver: WebDriver) throws -> String {
    let id = try #require(driver.id(title))
    return try #require(driver.session.page.entry(id)).html.html.numbered(id)
  }

  @Test func aTapFolds_WhereItDoesNothingElse() throws {
    let driver = WebDriver(Tree())
    #expect(driver.titles == ["a", "b"])
    #expect(try html("a", driver).contains("value=\"t 1\" aria-expanded=\"false\""))
    driver.send("\"t\",\(try #require(driver.id("a")))")
    #expect(driver.titles == ["a", "a1", "b"])
    #expect(try html("a", driver).contains("aria-expanded=\"true\""))
  }

  @Test func theMarkFolds_WhereATapDoesSomethingElse() throws {
    let screen = Tree(hearsTaps: true)
    let driver = WebDriver(screen)
    let id = try #require(driver.id("a"))
    #expect(
      try html("a", driver).hasPrefix(
        "<button class=\"k fd\" name=\"e\" value=\"v \(id) 1\" aria-label=\"a\" title=\"Expand\""
          + " aria-expanded=\"false\">"))
    driver.send("\"t\",\(id)")
    #expect(screen.tapped == ["a"])
    #expect(driver.titles == ["a", "b"])
    driver.send("\"v\",\(id),1")
    #expect(driver.titles == ["a", "a1", "b"])
    driver.send("\"v\",\(id),0")
    #expect(driver.titles == ["a", "b"])
    #expect(screen.tapped == ["a"])
  }

  @Test func keysUnfoldAndEnter_LeaveAndFold() throws {
    let driver = WebDriver(Tree())
    func press(_ title: String, _ isOpening: Bool) throws {
      driver.send("\"v\",\(try #require(driver.id(title))),\(isOpening ? 1 : 0)")
    }
    func focused() -> String? {
      driver.session.page.focused.flatMap(driver.session.page.entry)?.bound.content.title.string
    }
    try press("a", true)
    #expect(driver.titles == ["a", "a1", "b"])
    try press("a", true)
    #expect(focused() == "a1")
    try press("a1", true)
    #expect(driver.titles == ["a", "a1", "x", "b"])
    try press("x", false)
    #expect(focused() == "a1")
    try press("a1", false)
    #expect(driver.titles == ["a", "a1", "b"])
    try press("a1", false)
    #expect(focused() == "a")
    try press("a", false)
    #expect(driver.titles == ["a", "b"])
    #expect(driver.session.rejections == [])
  }

  @Test func aRowOutsideEveryTree_IsRejected() throws {
    let table = Table()
    table.show { Section("s") { TextRow("one") } }
    let driver = WebDriver(TableScreen(table))
    driver.send("\"v\",1,1")
    #expect(driver.session.rejections == ["Row 1 does not expand."])
  }

  @Test func withoutAScript_TheMarkFoldsToo() throws {
    let driver = WebDriver(Tree(hearsTaps: true))
    let id = try #require(driver.id("a"))
    #expect(driver.session.handle(form: [("e", "v \(id) 1")], at: .zero) == [])
    driver.receive()
    #expect(driver.titles == ["a", "a1", "b"])
  }
}
