import Tableware
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct EventEdgeCaseTests {
  @Test func aTokenTakesOffNothing_WhenItsHandlersWereReplaced() {
    let harness = Harness("A[a]")
    var heard: [String] = []
    let token = harness.table.on(Liked.self) { _, _ in heard.append("old") }
    harness.table.handlers = EventHandlers()
    harness.table.on(Liked.self) { _, _ in heard.append("new") }
    harness.table.remove(token)
    harness.table.deliver(Liked(), from: "a")
    #expect(heard == ["new"])
  }

  @Test func aTokenOfAnotherTableTakesOffNothing() {
    let one = Harness("A[a]")
    let two = Harness("A[a]")
    var heard: [String] = []
    one.table.on(Liked.self) { _, _ in heard.append("one") }
    let token = two.table.on(Liked.self) { _, _ in heard.append("two") }
    one.table.remove(token)
    one.table.deliver(Liked(), from: "a")
    #expect(heard == ["one"])
  }

  class ClassRow: Row {
    var id: String { "a" }
    var body: RowContent { RowContent(title: "a") }
  }

  final class SubclassRow: ClassRow {}

  @Test func saysThatATapDoesSomething_WhenAHandlerOfASuperclassTakesIt() {
    let table = Table()
    table.show { Section("A") { SubclassRow() } }
    table.on(Tap.self, from: ClassRow.self) { _, _, _ in .handled }
    #expect(table.deliver(Tap(), from: "a") == .handled(by: .table))
    #expect(table.host.presentation(at: RowPath(section: 0, row: 0))?.tap == .act)
  }
}
