// A settings screen: ready rows over one plain object.

import Tableware
import TablewareTerminal

final class Settings {
  var wifi = true
  var network: String? = "Home"
  var brightness = 0.4
  var textSize = 14.0
}

// snippet.show
final class SettingsScreen: Screen {
  let title = "Settings"
  let table = Table()
  private let settings = Settings()

  init() {
    // Every row sets its value, then the event goes on: show what follows from it.
    table.on(ControlChange.self) { [unowned self] _, _ in show() }
    show()
  }

  /// A choice is made on a screen of its own.
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
      Section("screen", header: "Screen") {
        SliderRow("Brightness", value: Field(settings, \.brightness))
        StepperRow("Text size", value: Field(settings, \.textSize), in: 8...32)
      }
    }
  }
}
// snippet.hide

let screen = SettingsScreen()
print(Terminal.frame(of: screen.table, columns: 48, rows: 6))
screen.table.deliver(ControlChange(.bool(false)), from: "Wi-Fi")
print(Terminal.frame(of: screen.table, columns: 48, rows: 6))
