import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Changes outside of the isolation of the surface.
@Suite struct IsolationTests {
  private let table = Table()
  private let backend: RecordingBackend

  init() {
    backend = RecordingBackend(table)
    table.diagnostics.sink = { _ in }
  }

  @Test func changes_outsideOfTheIsolation_areReportedOnce_andShown() {
    table.isIsolated = { false }
    for title in ["One", "Two"] {
      table.show { Section("s") { TextRow(title) } }
      TableHost(table).commit()
    }
    #expect(table.diagnostics.recent == [.usedOnOtherThread])
    #expect(table.snapshot[RowPath(section: 0, row: 0)]?.content.title == "Two")
    #expect(
      Diagnostic.usedOnOtherThread.description
        == "The table was used outside of the isolation that shows it, which is a data race and "
        + "may crash. Change it on the main actor in an app; work on other threads returns its "
        + "result through context.load(_:then:).")
  }

  @Test func changes_onTheIsolation_areNotReported() {
    table.isIsolated = { true }
    table.show { Section("s") { TextRow("One") } }
    table["s"].append { TextRow("Two") }
    #expect(table.diagnostics.recent == [])
  }

  @Test func anotherBackEnd_hasAnIsolationOfItsOwn() {
    table.isIsolated = { false }
    let other = RecordingBackend(table)
    table.show { Section("s") { TextRow("One") } }
    #expect(table.diagnostics.recent == [.backendReplaced])
    withExtendedLifetime(other) {}
  }

  @Test func f72_event_outsideOfTheIsolation_isReported_andDelivered() {
    var taps = 0
    table.show { Section("s") { TextRow("One").onTap { taps += 1 } } }
    TableHost(table).commit()
    table.isIsolated = { false }
    table.deliver(Tap(), from: "One")
    #expect(table.diagnostics.recent == [.usedOnOtherThread])
    #expect(taps == 1)
  }
}
