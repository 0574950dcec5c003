import Tableware
import TablewareUIKit

/// The list of all screens, which the app shows first.
public final class HomeController: TableController {
  /// The first controller of a navigation stack.
  public init() { super.init("Tableware") }

  override func show() {
    table.show {
      Section("start", header: "The example of the README") {
        TextRow("Birds", subtitle: "A cell, an event, a question, a field").disclosing {
          BirdsController(style: .insetGrouped)
        }
      }
      Section("systems", header: "Five systems, one table") {
        TextRow("Catalog", subtitle: "Models, actions, forms, radio groups, an index").disclosing {
          CatalogController()
        }
        TextRow("Settings", subtitle: "Any model with any cell, messages from cells").disclosing {
          SettingsController()
        }
        TextRow("Two kinds", subtitle: "Events up the responder chain").disclosing {
          TwoKindsController()
        }
        TextRow("Components", subtitle: "Components, a list diff, a feed").disclosing {
          ComponentsController()
        }
        TextRow("Modules", subtitle: "A page that the user arranges").disclosing {
          MusicController()
        }
      }
      Section("forms", header: "Forms") {
        TextRow("Sign up", subtitle: "Fields, rules and a country").disclosing {
          SignUpController()
        }
      }
      Section("checks", header: "On a device") {
        TextRow("Checks", subtitle: "The screens of on-a-device.md").disclosing {
          ChecksController()
        }
      }
    }
  }
}
