import Tableware
import TablewareTesting
import Testing

/// The settings screen of the README, as it stands there.
@Suite struct ChoiceCornerTests {
  final class Settings {
    var wifi = true
    var network: String? = "Home"
  }

  final class SettingsScreen: Screen {
    let title = "Settings"
    let table = Table()
    let settings = Settings()

    init() {
      table.on(ControlChange.self) { [unowned self] _, _ in show() }
      show()
    }

    func appear(on timeline: Timeline) { show() }

    private func show() {
      table.show {
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
  }

  @Test func showsWhatWasChosen_WhenTheReaderComesBack() throws {
    let screen = SettingsScreen()
    let navigator = Navigator(root: screen)
    #expect(screen.table.deliver(Tap(), from: "Network") == .handled(by: .row))
    let choices = navigator.top.table
    let path = RowPath(section: 0, row: 1)
    let row = try #require(choices.snapshot[path]?.identity)
    choices.deliver(Tap(), from: row)
    #expect(navigator.top === screen)
    #expect(screen.settings.network == "Café")
    let content = screen.table.snapshot[RowPath(section: 0, row: 1)]?.content
    #expect(content?.values.map(\.text.string) == ["Café"])
  }
}
