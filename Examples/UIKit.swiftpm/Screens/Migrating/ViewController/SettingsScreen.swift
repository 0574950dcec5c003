import Tableware
import TablewareForms

// entry: view-controller-settings-screen
final class SettingsScreen: Screen {
  let context = ScreenContext()
  let title = "Settings"
  private let store: EpisodeStore

  init(_ store: EpisodeStore) { self.store = store }

  var sections: [Section] {
    Section("settings") {
      ToggleRow("Hide saved episodes", isOn: Field(store, \.hidesSaved))
      ToggleRow("Notify me", isOn: Field(store, \.notifies))
    }
  }
}
// end
