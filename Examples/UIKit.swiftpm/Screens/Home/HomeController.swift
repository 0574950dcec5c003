import Tableware
import TablewareUIKit

/// The list of all screens, which the app shows first.
public final class HomeController: TableController {
  private let gallery: () -> any Screen

  /// The first controller of a navigation stack.
  ///
  /// - Parameter gallery: creates the list of the screens that run on every surface.
  public init(gallery: @escaping () -> any Screen) {
    self.gallery = gallery
    super.init("Tableware")
  }

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
      Section("gallery", header: "One screen file for every surface") {
        TextRow("Gallery", subtitle: "The screens of the terminal and the browser").disclosing {
          self.gallery()
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
