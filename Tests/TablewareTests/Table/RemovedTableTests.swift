import SampleRows
import TablewareTesting
import Testing

@testable import Tableware

/// A table that its host removes releases all closures of the app, even those that retain it.
@Suite struct RemovedTableTests {
  /// Where a closure of the app is kept.
  enum Place: CaseIterable {
    case declaration, observer, handlers, modifiers, moveTarget, responders, trace, diagnostics
    case row, submittedRow, states

    /// Keeps a closure that retains the table.
    func retain(_ table: Table) {
      let keep = { [table] in _ = table.snapshot.rowCount }
      switch self {
      case .declaration:
        table.declare({ [table] in Array(table.snapshot.sections) }, announce: { _ in })
      case .observer:
        let box = UncheckedBox(table)
        table.observer = { _ = box }
      case .handlers: table.handlers.add(Tap.self) { _, _ in keep() }
      case .modifiers:
        table.modifyRows(of: TextRow.self) { _, row in row.on(Tap.self) { _, _ in keep() } }
      case .moveTarget:
        table.moveTarget = {
          keep()
          return $0
        }
      case .responders:
        table.responders = {
          keep()
          return []
        }
      case .trace: table.trace = { _ in keep() }
      case .states: table.trackedStates = [States(table)]
      case .diagnostics: table.diagnostics.sink = { _ in keep() }
      case .row, .submittedRow:
        table.show { Section("A") { TextRow("a").on(Tap.self) { _, _ in keep() } } }
        if self == .row { table.host.commit() }
      }
    }
  }

  /// States of rows that retain their table.
  private final class States: RowStateStore {
    let table: Table
    init(_ table: Table) { self.table = table }
    func keep(where isKept: (Identity) -> Bool) {}
  }

  /// Holds an object that no other thread uses.
  private struct UncheckedBox: @unchecked Sendable {
    let table: Table
    init(_ table: Table) { self.table = table }
  }

  @Test(arguments: Place.allCases)
  func removedTable_isReleased(_ place: Place) {
    var table: Table? = Table()
    let weak = Weak(table)
    table.map(place.retain)
    table = nil
    #expect(weak.object != nil)
    weak.object?.removeEverything()
    #expect(weak.object == nil)
  }

  @Test func removedTable_showsNothing_onTheBackEndThatItHad() {
    let table = Table()
    let backend = RecordingBackend(table)
    table.show { sections("A[a b]") }
    table.host.commit()
    let shown = backend.shownIdentities
    table.removeEverything()
    table.show { sections("B[c]") }
    table.host.commit()
    #expect(backend.shownIdentities == shown)
  }
}
