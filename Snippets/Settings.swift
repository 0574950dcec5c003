// A settings screen: rows with controls for the properties of one plain object.

import Tableware
import TablewareForms
import TablewareTerminal

final class Settings {
  var wifi = true
  var network: String? = "Home"
  var brightness = 0.4
  var textSize = 14.0
}

// snippet.show
final class SettingsScreen: Screen {
  let context = ScreenContext()
  let title = "Settings"
  private let settings = Settings()

  var sections: [Section] {
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
// snippet.hide

print(try await Terminal.frame(of: SettingsScreen(), columns: 48, rows: 8))
// The space key switches Wi-Fi off, and the choice of a network disappears.
print(try await Terminal.frame(of: SettingsScreen(), keys: "space", columns: 48, rows: 8))
