import Tableware
import TablewareForms
import Testing

@Suite struct InteractiveRowTests {
  private struct Stars: InteractiveRow {
    let stars: Field<Int>
    var id: String { "stars" }
    var body: RowContent { RowContent(title: "Stars") }
    var handlers: EventHandlers {
      var handlers = EventHandlers()
      handlers.add(Tap.self) { _, _ in try stars.set(stars.value + 1) }
      return handlers
    }
  }

  /// Knows nothing of what kind of row it is given.
  private func generic(_ row: some Row) -> AnyRow { AnyRow(row) }

  @Test func bringsItsHandlersAlong_HoweverItIsWritten() {
    var count = 0
    let row = Stars(stars: Field({ count }, { count = $0 }))
    let table = Table()
    let ways: [() -> [Section]] = [
      { [Section("a") { row }] },
      { [Section("a") { AnyRow(row) }] },
      { [Section("a") { generic(row) }] },
      { [Section("a") { row.id("stars") }] },
      { [Section("a") { row.disabled(false) }] },
      { [Section("a") { ForEach(["stars"], id: \.self) { _ in row } }] },
    ]
    for way in ways {
      table.show { way() }
      table.deliver(Tap(), from: "stars")
    }
    #expect(count == ways.count)
  }
}
