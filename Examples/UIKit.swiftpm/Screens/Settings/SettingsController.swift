import Tableware
import TablewareForms
import TablewareUIKit

/// A static screen: any model with any cell, and events from inside the cells.
///
/// Each event is a type. A row, its section, or this controller handles it, which is in the
/// responder chain of every cell.
final class SettingsController: TableController {
  private let settings = Settings()

  init() {
    super.init("Settings")
    // Rows set their values themselves; the change is passed on, and shown here.
    table.on(ControlChange.self) { [unowned self] _, _ in show() }
  }

  override func show() {
    table.show {
      Section("account") {
        CardRow(settings.account)
        CardRow(["title": "Storage", "detail": "96 of 128 GB used"])
      }
      Section("network", header: "Network", footer: settings.networkFooter) {
        ToggleRow("Wi-Fi", isOn: Field(settings, \.isWiFiOn))
        if settings.isWiFiOn {
          for name in Settings.networks {
            NetworkRow(name: name, isJoined: name == settings.network)
              .on(Join.self) { [unowned self] _, _ in
                settings.network = name
                show()
              }
          }
        }
      }
      Section("sound", header: "Sound") {
        VolumeRow(name: "Ringer", level: settings.volumes["Ringer"] ?? 0)
        VolumeRow(name: "Alarm", level: settings.volumes["Alarm"] ?? 0)
      }
      .on(VolumeChange.self, from: VolumeRow.self) { [unowned self] change, row, _ in
        settings.volumes[row.name] = change.level
        show()
        return .handled
      }
      Section("reset") {
        ButtonRow("Reset", role: .destructive) { [unowned self] in
          settings.reset()
          show()
        }
      }
    }
  }
}

extension SettingsController: @MainActor EventResponder {
  func respond(to event: any Event, from source: EventSource) -> EventResponse {
    guard event is Rename else { return .passed }
    let question = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    question.addTextField { [settings] in $0.text = settings.account.name }
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak question] _ in
        guard let self, let name = question?.textFields?.first?.text else { return }
        settings.account.name = name
        show()
      })
    present(question, animated: true)
    return .handled
  }
}
