import Tableware
import TablewareTerminal
import Testing

/// A screen as text, after some keys, for everybody.
@Suite struct ScreenFrameTests {
  final class Counter: Screen {
    let context = ScreenContext()
    let title = "Counter"
    var status: String { "\(seconds) s" }
    private var seconds = 0
    private var taps = 0

    func appear() { context.every(.seconds(1)) { self.seconds += 1 } }

    var sections: [Section] {
      Section("a") {
        TextRow("Count", value: taps).onTap { self.taps += 1 }
      }
    }
  }

  @Test func showsAScreen_AfterKeysAndTime() async throws {
    let frame = try await Terminal.frame(
      of: Counter(), keys: "enter*3 wait:3600s", columns: 40, rows: 6)
    #expect(
      frame == """
         Counter                         3600 s
        ❯ Count                              3



         ↑↓ move  ⏎ select  q quit
        """)
  }

  @Test func saysWhichKeyItDoesNotKnow() async {
    await #expect(throws: (any Error).self) {
      _ = try await Terminal.frame(of: Counter(), keys: "nokey", columns: 40, rows: 6)
    }
  }
}
