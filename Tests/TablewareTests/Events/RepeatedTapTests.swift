import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct RepeatedTapTests {
  @Test func secondTap_withinTheInterval_hasNoEffect() throws {
    let harness = Harness("A[]")
    var log: [String] = []
    harness.table.show {
      Section("A") {
        TextRow("pay").onTap { log.append("pay") }
          .menu([RowAction("Copy") { log.append("copy") }, RowAction("Cut") { log.append("cut") }])
        TextRow("other").onTap { log.append("other") }
      }
    }
    harness.backend.endTurn()
    var now = Duration.zero
    harness.table.clock = { now }
    harness.table.repeatedTapInterval = .milliseconds(500)
    func perform(_ gesture: RowGesture, _ row: Int, at milliseconds: Int) throws {
      now = .milliseconds(milliseconds)
      harness.table.interaction.perform(gesture, on: try harness.binding(0, row))
      harness.backend.endTurn()
    }

    try perform(.tap, 0, at: 1_000)
    try perform(.tap, 0, at: 1_100)
    try perform(.activate, 0, at: 1_499)
    #expect(log == ["pay"])
    try perform(.tap, 0, at: 1_500)
    #expect(log == ["pay", "pay"])
    try perform(.tap, 1, at: 1_501)
    try perform(.action(index: 0, title: "Copy"), 0, at: 1_502)
    try perform(.action(index: 0, title: "Copy"), 0, at: 1_503)
    try perform(.action(index: 1, title: "Cut"), 0, at: 1_504)
    #expect(log == ["pay", "pay", "other", "copy", "cut"])
    harness.table.repeatedTapInterval = .zero
    try perform(.tap, 1, at: 1_505)
    try perform(.tap, 1, at: 1_505)
    #expect(log.suffix(2) == ["other", "other"])
  }
}
