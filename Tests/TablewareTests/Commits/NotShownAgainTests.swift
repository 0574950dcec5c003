import Tableware
import TablewareForms
import TablewareTesting
import Testing

/// A value that was set and that no row shows.
@Suite struct NotShownAgainTests {
  final class Model {
    var isOn = false
  }

  private func table(_ model: Model) -> Table {
    let table = Table()
    table.show { Section("A") { ToggleRow("T", isOn: Field(model, \.isOn)) } }
    return table
  }

  @Test func saysSo_Once() {
    let model = Model()
    let table = table(model)
    table.deliver(ControlChange(.bool(true)), from: "T")
    table.deliver(ControlChange(.bool(false)), from: "T")
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "Row \"T\" was set, but the table was not shown again, so the row is unchanged. Show the "
          + "table where its values change, for example table.on(ControlChange.self) { _, _ in "
          + "show() }."
      ])
  }

  @Test func control_thatIsHandledOrShownAgain_isNotReported() {
    let model = Model()
    let shown = table(model)
    shown.on(ControlChange.self) { [unowned shown] _, _ in
      shown.show { Section("A") { ToggleRow("T", isOn: Field(model, \.isOn)) } }
    }
    shown.deliver(ControlChange(.bool(true)), from: "T")
    #expect(shown.diagnostics.recent == [])
  }

  @Test func f103_KeepsTheWishToFocus_ForABackEndThatComesLater() {
    let table = Table()
    table.show { Section("A") { for title in ["a", "b", "c"] { TextRow(RowText(title)) } } }
    table.focus("b")
    let backend = RecordingBackend(table)
    #expect(backend.calls.contains(.focus("b")))
  }
}
