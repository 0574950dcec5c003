import Tableware
import TablewareTerminal
import TablewareTesting
import TerminalKit
import Testing

/// Keys, mouse, resizes and updates in any order, over a screen with every control.
struct ControlRandomWalkTests {
  private static let keys: [KeyPress] = [
    KeyPress(.up), KeyPress(.down), KeyPress(.down), KeyPress(.tab), .backTab, KeyPress(.enter),
    KeyPress(.enter), KeyPress(.left), KeyPress(.right), KeyPress(.escape), KeyPress(.backspace),
    KeyPress(.delete), KeyPress(.home), KeyPress(.end), KeyPress(.pageDown), KeyPress(.pageUp),
    KeyPress(.left, .shift), KeyPress(.right, [.shift, .control]), KeyPress(.up, .shift),
    KeyPress(.up, .alt), KeyPress(.down, .alt), .character("a"), .character("7"), .character("漢"),
    .character("\u{301}"), .character("."), .character("-"), .space, .control("w"), .control("u"),
    .control("_"), .control("y"), KeyPress(.character("z"), .alt), KeyPress(.character("a"), .alt),
  ]
  private static let sizes: [(Int, Int)] = [
    (0, 0), (1, 1), (2, 3), (6, 4), (20, 8), (40, 12), (60, 30), (500, 5),
  ]

  private func change(_ screen: ControlScreen, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: screen.controls.shuffle(using: &random)
    case 1:
      if screen.controls.count < 20 {
        screen.controls.insert(
          ("n\(Int.random(in: 0..<1_000_000, using: &random))", nil), at: 0)
      }
    case 2:
      if screen.controls.count > 8 {
        screen.controls.remove(at: Int.random(in: 0..<screen.controls.count, using: &random))
      }
    case 3: screen["Name"] = .text(TextInput("from elsewhere"))
    case 4: screen["Notes"] = .text(TextInput("a\nb\nc\nd", lineCount: 2, limit: 9))
    case 5:
      screen.disabled =
        screen.disabled.isEmpty
        ? Set(screen.controls.map(\.id).shuffled(using: &random).prefix(2)) : []
    default: screen.messages = screen.messages.isEmpty ? ["Name": "is it?", "Age": "old"] : [:]
    }
  }

  /// 12,000 steps in all.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func neverFails_AndShowsWhatTheAppHas(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = ControlScreen.all()
    screen.isMovable = true
    var (columns, rows) = (40, 12)
    let host = TerminalHost(screen, columns: columns, rows: rows)
    screen.context.table?.selectionMode = seed % 2 == 0 ? .multiple : .none
    var steps: [String] = []
    var typed = 0
    for step in 0..<1_000 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        (columns, rows) = Self.sizes.randomElement(using: &random) ?? (40, 12)
        host.resize(columns: columns, rows: rows)
        steps.append("resize:\(columns)x\(rows)")
      case 1, 2:
        change(screen, &random)
        steps.append("change")
      case 3...7:
        let actions: [Mouse.Action] = [
          .press(.left), .press(.left), .drag(.left), .release(.left), .press(.right), .wheelDown,
          .wheelUp,
        ]
        let action = actions.randomElement(using: &random) ?? .wheelUp
        let (column, row) = (
          Int.random(in: 0...columns, using: &random), Int.random(in: 0...rows, using: &random)
        )
        host.handle(.mouse(Mouse(action, column: column, row: row)))
        steps.append("\(action)@\(column),\(row)")
      case 8:
        host.handle(.paste("p\u{1B}\n\u{301}9"))
        steps.append("paste")
      default:
        if let key = Self.keys.randomElement(using: &random) {
          host.handle(.key(key))
          steps.append("\(key.modifiers.rawValue):\(key.key)")
        }
      }
      let grid = host.frame()
      let label: Comment = "seed \(seed), step \(step): \(steps.suffix(12))\n\(grid.plainText)"
      #expect(grid.columns == columns && grid.rows == rows, label)
      #expect(!host.isFinished, label)
      guard let typing = host.typedText else { continue }
      typed += 1
      // What is typed into has the focus, and the app has what is typed.
      #expect(host.focusedRow == typing.row, label)
      #expect(typing.row.value(as: String.self).flatMap(screen.text) == typing.text, label)
    }
    #expect(typed > 20, "seed \(seed)")
  }
}
