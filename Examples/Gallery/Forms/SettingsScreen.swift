import Tableware
import TablewareForms
import TablewareLoading

/// The settings of a device: every kind of row, over one plain object.
final class SettingsScreen: Screen {
  let context = ScreenContext()
  let title = "Settings"
  var status: String { settings.isAirplane ? "airplane mode" : "" }

  private let settings = Settings()

  init(_ sources: Gallery.Sources) {}

  var sections: [Section] {
    Section("account") {
      LinkRow("Mei Lin", symbol: "@", subtitle: "Account, payment, family") {
        AccountScreen(self.settings)
      }
    }
    Section("network", header: "Network") {
      ToggleRow("Airplane mode", symbol: "✈", isOn: Field(settings, \.isAirplane))
      ToggleRow("Wi-Fi", isOn: Field(settings, \.wifi)).disabled(settings.isAirplane)
      if settings.wifi, !settings.isAirplane {
        ChoiceRow(
          "Network", ["Home", "Café", "Library"].map { Choice($0, $0) },
          selected: Field(settings, \.network))
      }
      ToggleRow("Bluetooth", isOn: Field(settings, \.bluetooth))
        .disabled(settings.isAirplane)
    }
    Section("screen", header: "Screen") {
      SliderRow("Brightness", symbol: "☀", value: Field(settings, \.brightness))
      SegmentedRow("Appearance", ["light", "dark", "automatic"], selected: settings.appearance) {
        self.settings.appearance = $0
      }
      StepperRow("Text size", value: Field(settings, \.textSize), in: 8...32)
    }
    Section("ring", header: "Ring tone") {
      RadioGroup("ring", RingTone.choices, selected: Field(settings, \.ringTone))
      SliderRow("Volume", symbol: "♪", value: Field(settings, \.volume))
    }
    Section("days", header: "Do not disturb") {
      ChoiceRow("Days", Settings.days, selected: Field(settings, \.quietDays), none: "never")
      DateRow("From", date: Field(settings, \.quietFrom), parts: .time)
        .disabled(settings.quietDays.isEmpty)
    }
    Section("about", header: "About") {
      TextRow("Model", value: "Tableware One")
      ProgressRow("Storage", subtitle: "96 of 128 GiB", fraction: 0.75)
      TextAreaRow("Notes", text: Field(settings, \.notes), lineCount: 3)
      ButtonRow("Reset all settings", role: .destructive) { self.settings.reset() }
    }
  }
}

/// The account that the first row of the settings leads to.
private final class AccountScreen: Screen {
  let context = ScreenContext()
  let title = "Account"

  private let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  var sections: [Section] {
    Section("picture") {
      ImageRow("mei.png", showing: "A woman with a red umbrella", caption: "Mei Lin")
    }
    Section("account", header: "Account") {
      TextRow("Name", value: "Mei Lin")
      TextRow("Network", value: settings.network ?? "none")
    }
    Section("family", header: "Family") {
      EmptyRow("No one yet", detail: "People who share your purchases appear here.")
    }
  }
}
