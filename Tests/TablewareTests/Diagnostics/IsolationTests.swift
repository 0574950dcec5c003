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
    #expect(table.diagnostics.recent == [.changedOnOtherThread])
    #expect(table.snapshot[RowPath(section: 0, row: 0)]?.content.title == "Two")
    #expect(
      Diagnostic.changedOnOtherThread.description
        == "The table was changed outside of the isolation that shows it, which is a data race and "
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
}
