import Tableware
import TablewareForms
import TablewareTesting
import Testing

/// The settings screen of the README, with the same code.
@Suite struct ChoiceEdgeCaseTests {
  final class Settings {
    var wifi = true
    var network: String? = "Home"
  }

  final class SettingsScreen: Screen {
    let context = ScreenContext()
    let title = "Settings"
    let settings = Settings()

    var sections: [Section] {
      Section("network", header: "Network") {
        ToggleRow("Wi-Fi", isOn: Field(settings, \.wifi))
        if settings.wifi {
          ChoiceRow(
            "Network", [Choice("Home", "Home"), Choice("Café", "Café")],
            selected: Field(settings, \.network))
        }
      }
    }
  }

  @Test func showsWhatWasChosen_WhenTheReaderComesBack() throws {
    let screen = SettingsScreen()
    let navigator = Navigator(root: screen)
    let table = navigator.topHosted.table
    #expect(table.deliver(Tap(), from: "Network") == .handled(by: .row))
    let choices = navigator.topHosted.table
    let path = RowPath(section: 0, row: 1)
    let row = try #require(choices.snapshot[path]?.identity)
    choices.deliver(Tap(), from: row)
    #expect(navigator.top === screen)
    #expect(screen.settings.network == "Café")
    let content = table.snapshot[RowPath(section: 0, row: 1)]?.content
    #expect(content?.values.map(\.text.string) == ["Café"])
  }
}
