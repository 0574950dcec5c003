import Foundation
import Testing
import UIKitDouble

/// Scripts: written, read, and done again.
@Suite @MainActor struct ScriptTests {
  private let line =
    "batch [dR (0,1), iS 2, mR (0,0)→(1,0), mS 0→2]; reloadData; reconfigure [(0,1), (2,3)]; "
    + "scroll (0,9) top; edit on; tap (0,3); accessory (0,1); drag 120; drag -0.5; "
    + "reorder (0,0)→(1,0); swipe \"A \\\"b\\\"; c\" (0,1); delete (0,0); insert (0,0); index 3; "
    + "resize 640x480; batch []"

  @Test func isReadAsItIsWritten() throws {
    let script = try Script(line)
    #expect(script.steps.count == 16)
    #expect(script.description == line)
    #expect(try Script(line.replacingOccurrences(of: "→", with: " -> ")) == script)
  }

  @Test(arguments: [
    ("jump", 4), ("tap (0", 6), ("batch [dR 3]", 10), ("drag x", 5), ("swipe A (0,0)", 6),
  ])
  func saysWhereAMistakeIs(line: String, offset: Int) {
    #expect { try Script(line) } throws: { ($0 as? Script.Mistake)?.offset == offset }
  }

  @Test func isDoneAgain() throws {
    VirtualTime.shared.reset()
    let model = Model("A:abcdefghijklmnop B:x")
    let table = model.table()
    table.simulateTap(at: .at(0, 1))
    table.simulateDrag(by: 120)
    table.simulateReorder(from: .at(0, 4), to: .at(0, 2))
    table.performBatchUpdates {
      model.parts[1].rows.append("y")
      table.insertRows(at: [.at(1, 1)], with: .none)
    }
    VirtualTime.shared.advance()
    let other = Model("A:abcdefghijklmnop B:x")
    let again = other.table()
    try Script(table.inspector.script).replay(on: again) { _, step in
      if case .batch = step { other.parts[1].rows.append("y") }
    }
    #expect(again.inspector.script == table.inspector.script)
    #expect(other.parts == model.parts)
    #expect(letters(again) == letters(table))
    #expect(again.contentOffset == table.contentOffset)
    #expect(again.inspector.breaches == [])
  }
}
