import Tableware
import TablewareUIKit

/// The list of all screens: where the app begins.
public final class HomeController: TableController {
  /// The first controller of a navigation stack.
  public init() { super.init("Tableware") }

  override func show() {
    table.show {
      Section("systems", header: "Five systems, one table") {
        link("Catalog", "Models, actions, forms, radio groups, an index") { CatalogController() }
        link("Settings", "Any model with any cell, messages from cells") { SettingsController() }
        link("Two kinds", "Events up the responder chain") { TwoKindsController() }
        link("Components", "Components, a list diff, a feed") { ComponentsController() }
        link("Modules", "A page that the reader arranges") { MusicController() }
      }
      Section("forms", header: "Forms") {
        link("Sign up", "Fields, rules and a country") { SignUpController() }
      }
    }
  }
}
