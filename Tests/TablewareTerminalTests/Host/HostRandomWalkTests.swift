import Tableware
import TablewareTerminal
import TablewareTesting
import TablewareViewport
import TerminalKit
import Testing

/// A screen whose rows change on their own, many times a second.
private final class LiveScreen: Screen {
  let context = ScreenContext()
  let title = "Live"
  private var random: SeededGenerator
  private var next = 0
  private var groups: [(id: Int, rows: [Int])] = []
  private var expanded: Set<Int> = []
  private var query = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<30 { change() }
  }

  var status: String { "\(groups.count) groups" }
  var commands: [Command] {
    [
      Command("r", "remove") { source in
        guard let id = source?.id(as: Int.self) else { return }
        for group in self.groups.indices { self.groups[group].rows.removeAll { $0 == id } }
      }
    ]
  }
  var search: Search? {
    Search(prompt: "number", query: query) { self.query = $0 }
  }

  func appear() { context.every(.milliseconds(70)) { self.change() } }

  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard let id = source.id(as: Int.self) else { return .passed }
    expanded.formSymmetricDifference([id])
    return .handled
  }

  private func change() {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      next += 1
      let position = groups.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<9, using: &random), position) {
      case (0, _) where groups.count < 8: groups.append((-next, [next]))
      case (1, let position?): groups.remove(at: position)
      case (2, _): groups.shuffle(using: &random)
      case (3, let position?): groups[position].rows.shuffle(using: &random)
      case (4, let position?): groups[position].rows = groups[position].rows.dropLast(3)
      case (_, let position?): groups[position].rows.insert(next, at: 0)
      default: break
      }
    }
  }

  var sections: [Section] {
    ForEach(groups) { [expanded, query] group in
      let header: SectionHeader? = group.id % 3 == 0 ? nil : "Group 漢\(group.id)"
      let footer: RowText? = group.id % 5 == 0 ? "end" : nil
      let rows = group.rows.filter { query.isEmpty || "\($0)".contains(query) }
      let letter = String("ABCDEFGHIJ".dropFirst(-group.id % 10).prefix(1))
      return Section(group.id, header: header, footer: footer, index: letter) {
        ForEach(rows, id: { $0 }) { row in
          SampleRow(id: "\(row)", isExpanded: expanded.contains(row))
        }
      }
    }
  }
}

struct HostRandomWalkTests {
  private static let keys: [KeyPress] = [
    KeyPress(.up), KeyPress(.down), KeyPress(.down), KeyPress(.pageUp), KeyPress(.pageDown),
    KeyPress(.home), KeyPress(.end), KeyPress(.tab), .backTab, KeyPress(.enter), .space,
    KeyPress(.left), KeyPress(.right), KeyPress(.escape), KeyPress(.backspace), KeyPress(.delete),
    KeyPress(.function(3)), .character("/"), .character("1"), .character("A"), .character("r"),
    .character("漢"), .character("d"), .control("w"), .control("u"),
  ]
  /// What moves the focus, whether a search is being typed or not.
  private static let movements: Set<KeyPress> = [
    KeyPress(.up), KeyPress(.down), KeyPress(.pageUp), KeyPress(.pageDown), KeyPress(.tab),
    .backTab,
  ]
  private static let sizes: [(Int, Int)] = [
    (0, 0), (1, 1), (2, 2), (3, 2), (20, 1), (20, 3), (20, 4), (8, 12), (40, 10), (40, 24),
    (90, 30),
  ]

  /// 20,000 steps in all.
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func neverFails_AndKeepsTheFocusInSight(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = ListScreen("List", (0..<30).map { "name \($0)" })
    let live = LiveScreen(seed: seed)
    let index = IndexScreen("ABCDEFGH".map(String.init))
    let home = HomeScreen(list: list, index: index, more: live)
    var (columns, rows) = (40, 10)
    let host = TerminalHost(home, columns: columns, rows: rows)
    var steps: [String] = []
    var checked = 0

    for step in 0..<2_000 {
      var pressed: KeyPress?
      // Sometimes much happens between two frames.
      for _ in 0..<[1, 1, 1, 4].randomElement(using: &random)! {
        pressed = nil
        switch Int.random(in: 0..<20, using: &random) {
        case 0:
          (columns, rows) = Self.sizes.randomElement(using: &random)!
          host.resize(columns: columns, rows: rows)
          steps.append("resize:\(columns)x\(rows)")
        case 1...3:
          host.advance(to: host.navigator.timeline.now + .milliseconds(90))
          steps.append("wait:90ms")
        case 4, 5:
          let column = Int.random(in: 0...columns, using: &random)
          let actions: [Mouse.Action] = [.press(.left), .wheelUp, .wheelDown, .press(.right)]
          let action = actions.randomElement(using: &random)!
          let row = Int.random(in: 0...rows, using: &random)
          host.handle(.mouse(Mouse(action, column: column, row: row)))
          steps.append("\(action)@\(column),\(row)")
        case 6:
          host.handle(.paste("\u{1B}\u{301}1\n"))
          steps.append("paste")
        default:
          let key = Self.keys.randomElement(using: &random)!
          host.handle(.key(key))
          pressed = key
          steps.append("\(key.key)")
        }
      }
      let grid = host.frame()
      let label: Comment = "seed \(seed), step \(step): \(steps.suffix(12))\n\(grid.plainText)"
      #expect(grid.columns == columns && grid.rows == rows, label)
      #expect(!host.isFinished, label)
      let snapshot = host.navigator.topHosted.table.snapshot
      guard let pressed, Self.movements.contains(pressed), columns > 3, rows > 0,
        (0..<snapshot.sectionCount).contains(where: { snapshot.rowCount(in: $0) > 0 })
      else { continue }
      checked += 1
      #expect((0..<rows).contains { grid[0, $0].style.reverse }, label)
    }
    #expect(checked > 100)
  }
}
