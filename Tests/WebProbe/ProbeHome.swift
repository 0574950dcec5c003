import Tableware

/// Leads to the others.
final class ProbeHome: Screen {
  let title = "Probe"
  let table = Table()

  init(texts: [String]) {
    table.show {
      Section("probes") {
        TextRow("Million").disclosing { MillionScreen(1_000_000) }
        TextRow("Thousand").disclosing { MillionScreen(1_000) }
        TextRow("Hostile").disclosing { HostileScreen(texts) }
        TextRow("Fields").disclosing { FieldsScreen() }
        TextRow("Busy").disclosing { BusyScreen() }
        TextRow("Order").disclosing { OrderScreen() }
        TextRow("One change").disclosing { OneChangeScreen() }
      }
    }
  }
}
