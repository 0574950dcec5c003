import Foundation
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Sections that collapse by their header.
@Suite struct CollapsibleTests {
  private let table = Table()
  private let backend: RecordingBackend

  init() { backend = RecordingBackend(table) }

  private func show(_ rows: [String] = ["a", "b"], others: [String] = ["x"]) {
    table.show {
      Section("one", header: "One") { for row in rows { TextRow(RowText(row)) } }.collapsible()
      Section("two", header: "Two") { for row in others { TextRow(RowText(row)) } }
    }
    backend.endTurn()
  }

  private var shown: [[String]] { backend.shownContents.map { $0.map(\.title.string) } }
  private var messages: [String] { table.diagnostics.recent.map(\.description) }

  @discardableResult
  private func toggle(_ gesture: RowGesture = .tap) throws -> GestureResult {
    defer { backend.endTurn() }
    let header = try #require(backend.binding(at: .header(of: 0)))
    return Interaction(table.host).perform(gesture, on: header)
  }

  @Test(arguments: [RowGesture.tap, .activate, .toggleExpansion, .collapse])
  func header_collapsesItsSection(_ gesture: RowGesture) throws {
    show()
    #expect(backend.shownHeaders[0]?.expansion == .expanded)
    try toggle(gesture)
    #expect(shown == [[], ["x"]])
    #expect(backend.shownHeaders[0]?.expansion == .collapsed)
    #expect(table["one"].isCollapsed && table["one"].rowCount == 2)
    try toggle(gesture == .collapse ? .expand : gesture)
    #expect(shown == [["a", "b"], ["x"]])
    #expect(backend.violations == [] && messages == [])
  }

  @Test func table_remembersWhatIsCollapsed_overDeclarations() throws {
    show()
    try toggle()
    show(["a", "b", "c"])
    #expect(shown == [[], ["x"]])
    table.show {}
    backend.endTurn()
    show(["c"])
    #expect(shown == [[], ["x"]])
    try toggle()
    #expect(shown == [["c"], ["x"]])
  }

  @Test func app_keepsTheStateItself() throws {
    var isCollapsed = true
    func show() {
      table.show {
        Section("one", header: "One") { TextRow("a") }
          .collapsible(isCollapsed) { isCollapsed = $0 }
      }
      backend.endTurn()
    }
    show()
    #expect(shown == [[]])
    try toggle()
    #expect(!isCollapsed)
    #expect(shown == [["a"]])
    // What the app declares decides.
    isCollapsed = true
    show()
    #expect(shown == [[]])
  }

  @Test func handler_ofTheHeader_canVetoTheChange() throws {
    table.show {
      Section("one", header: SectionHeader("One").on(ExpansionChange.self) { _, _ in }) {
        TextRow("a")
      }.collapsible()
    }
    backend.endTurn()
    try toggle()
    #expect(shown == [["a"]])
  }

  @Test func handlersForTrees_doNotTakeTheEventOfAHeader() throws {
    table.on(ExpansionChange.self) { _, _ in Issue.record("the table received the event") }
    show()
    try toggle()
    #expect(shown == [[], ["x"]])
  }

  @Test func handle_collapsesAndExpands() {
    show()
    table["one"].isCollapsed = true
    backend.endTurn()
    #expect(shown == [[], ["x"]])
    table["one"].isCollapsed = false
    backend.endTurn()
    #expect(shown == [["a", "b"], ["x"]])
    #expect(messages == [])
  }

  @Test func selection_ofCollapsedRows_isKept() throws {
    table.selectionMode = .multiple
    show()
    table.select("b")
    try toggle()
    #expect(table.selection.rows == [Identity("b")])
    try toggle()
    #expect(table.selection.rows == [Identity("b")])
  }

  @Test func edits_reachCollapsedRows() throws {
    show()
    try toggle()
    table["one"].append { TextRow("c") }
    table.row("a").remove()
    backend.endTurn()
    #expect(shown == [[], ["x"]])
    try toggle()
    #expect(shown == [["b", "c"], ["x"]])
    #expect(backend.violations == [] && messages == [])
  }

  @Test func wrongSections_areReported() {
    table.show {
      Section("plain", header: "Plain") { TextRow("a") }
      Section("bare") { TextRow("b") }.collapsible(true)
    }
    backend.endTurn()
    #expect(shown == [["a"], ["b"]])
    table["nowhere"].isCollapsed = true
    table["plain"].isCollapsed = true
    backend.endTurn()
    #expect(shown == [["a"], ["b"]])
    #expect(messages.count == 3)
    #expect(messages.contains { $0.contains("has no header to expand it by") })
    #expect(messages.contains { $0.contains("There is no section") })
    #expect(messages.contains { $0.contains("not collapsible") })
  }

  @Test(arguments: ["remove", "move", "empty", "collapse again"])
  func change_whileTheSectionCollapses_waitsForTheAnimation(_ change: String) throws {
    show()
    backend.isAnimated = true
    try toggle()
    switch change {
    case "remove": table["one"].remove()
    case "move": table["one"].move(to: 1)
    case "empty": table["one"].removeAll()
    default: table["one"].isCollapsed = false
    }
    for _ in 0..<4 {
      backend.finishAnimation()
      backend.endTurn()
    }
    let expected: [String: [[String]]] = [
      "remove": [["x"]], "move": [["x"], []], "empty": [[], ["x"]],
    ]
    #expect(shown == expected[change] ?? [["a", "b"], ["x"]])
    #expect(backend.violations == [] && messages == [])
  }

  @Test func tap_onAHeaderWhoseSectionWasRemoved_isStale() throws {
    show()
    let header = try #require(backend.binding(at: .header(of: 0)))
    table["one"].remove()
    backend.endTurn()
    #expect(Interaction(table.host).perform(.tap, on: header) == .stale)
    #expect(shown == [["x"]])
    #expect(messages.count == 1)
  }

  @Test func savedState_collapsesTheSectionsOfTheNextLaunch() throws {
    show()
    #expect(table.state.collapsed == nil)
    try toggle()
    let saved = try JSONEncoder().encode(table.state)
    let state = try JSONDecoder().decode(TableState.self, from: saved)
    let next = CollapsibleTests()
    // Sections that are declared already, and sections that are declared later.
    next.show()
    next.table.restore(state)
    next.backend.endTurn()
    #expect(next.shown == [[], ["x"]])
    let later = CollapsibleTests()
    later.table.restore(state)
    later.show()
    #expect(later.shown == [[], ["x"]])
    #expect(later.table.state == state)
    try later.toggle()
    #expect(later.shown == [["a", "b"], ["x"]])
    later.show(["a"])
    #expect(later.shown == [["a"], ["x"]])
    #expect(later.messages == [] && later.backend.violations == [])
  }

  @Test func stateSavedByAnEarlierVersion_isRead() throws {
    let saved = #"{"anchors":[],"selection":["string a"]}"#
    let state = try JSONDecoder().decode(TableState.self, from: Data(saved.utf8))
    #expect(state == TableState(selection: ["string a"]))
  }

  @Test func stateOfAnApp_isNotOverwrittenByARestoredOne() throws {
    show()
    try toggle()
    let state = table.state
    let next = CollapsibleTests()
    next.table.restore(state)
    next.table.show {
      Section("one", header: "One") { TextRow("a") }.collapsible(false) { _ in }
    }
    next.backend.endTurn()
    #expect(next.shown == [["a"]])
  }

  @Test func rows_amongManySections_areFoundWhileOneIsCollapsed() throws {
    table.show {
      for section in 0..<600 {
        Section(section, header: "\(section)") { TextRow("r").id(1_000 + section) }.collapsible()
      }
    }
    backend.endTurn()
    table[300].isCollapsed = true
    backend.endTurn()
    #expect(table.snapshot.path(of: Identity(1_300)) == nil)
    #expect(table.snapshot.path(of: Identity(1_301)) == RowPath(section: 301, row: 0))
    table.row(1_300).remove()
    table.row(1_301).remove()
    table[302].append { TextRow("new").id(5_000) }
    backend.endTurn()
    #expect(table.snapshot.path(of: Identity(5_000)) == RowPath(section: 302, row: 1))
    #expect(shown[300] == [] && shown[301] == [] && shown[302] == ["r", "new"])
    table[300].isCollapsed = false
    table[300].append { TextRow("last").id(5_001) }
    backend.endTurn()
    #expect(shown[300] == ["last"])
    #expect(backend.violations == [] && messages == [])
  }

  @Test func parts_areStoredOutsideOfTheSection() {
    // Tables have up to a million sections.
    #expect(MemoryLayout<Section>.size <= 320)
  }

  @Test func copy_andEmptyText_followTheState() throws {
    table.show {
      Section("one", header: "One") {}.collapsible().emptyText("Nothing.")
    }
    backend.endTurn()
    #expect(shown == [["Nothing."]])
    try toggle()
    #expect(shown == [[]])
    #expect(table.copy().snapshot.rowCount(in: 0) == 0)
  }

  @Test(arguments: 1...12) func randomChanges_leadToWhatADeclarationShows(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows = [["a", "b"], ["c"], []]
    var collapsed = [false, false, false]
    var next = 0
    func declare() {
      table.show {
        for (index, section) in rows.enumerated() {
          Section(index, header: "\(index)") { for row in section { TextRow(RowText(row)) } }
            .collapsible().emptyText("none")
        }
      }
    }
    declare()
    backend.endTurn()
    for step in 0..<60 {
      let section = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        collapsed[section].toggle()
        table[section].isCollapsed = collapsed[section]
      case 1:
        next += 1
        rows[section].append("r\(next)")
        table[section].append { TextRow(RowText("r\(next)")) }
      case 2:
        rows[section] = []
        table[section].removeAll()
      case 3:
        next += 1
        rows[section].insert("r\(next)", at: 0)
        declare()
      default:
        guard let first = rows[section].first else { continue }
        rows[section].removeFirst()
        table.row(first).remove()
      }
      if Bool.random(using: &random) { backend.endTurn() }
      guard step % 3 == 0 else { continue }
      backend.endTurn()
      let expected = zip(rows, collapsed).map { $1 ? [] : $0.isEmpty ? ["none"] : $0 }
      #expect(shown == expected, "seed \(seed), step \(step)")
    }
    #expect(backend.violations == [] && messages == [], "seed \(seed)")
  }
}
