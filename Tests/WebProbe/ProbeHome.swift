import Tableware

/// Leads to the others.
final class ProbeHome: Screen {
  let context = ScreenContext()
  let title = "Probe"
  private let texts: [String]

  init(texts: [String]) { self.texts = texts }

  var sections: [Section] {
    Section("probes") {
      TextRow("Million").disclosing { MillionScreen(1_000_000) }
      TextRow("Thousand").disclosing { MillionScreen(1_000) }
      TextRow("Hostile").disclosing { HostileScreen(self.texts) }
      TextRow("Fields").disclosing { FieldsScreen() }
      TextRow("Invalid").disclosing { InvalidScreen() }
      TextRow("Busy").disclosing { BusyScreen() }
      TextRow("Busier").disclosing { BusyScreen("Busier", every: .milliseconds(200)) }
      TextRow("Order").disclosing { OrderScreen() }
      TextRow("Selection").disclosing { SelectionScreen() }
      TextRow("Pictures").disclosing { PicturesScreen() }
      TextRow("One change").disclosing { OneChangeScreen() }
      TextRow("Limits").disclosing { LimitsScreen() }
      TextRow("Motion").disclosing { MotionScreen() }
      TextRow("Restored").disclosing { RestoredScreen(from: 0) }
      TextRow("Impressions").disclosing { ImpressionsScreen() }
      TextRow("Drops").disclosing { DropsScreen() }
      TextRow("Lazy").disclosing { LazyScreen() }
      TextRow("Files").disclosing { FilesScreen() }
    }
  }
}
