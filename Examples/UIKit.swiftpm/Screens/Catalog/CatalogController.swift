import Tableware
import TablewareUIKit

/// The features of the table models in the catalog of Nimbus, each on a separate page.
final class CatalogController: TableController {
  init() { super.init("Catalog") }

  override func show() {
    table.show {
      Section("models", header: "Models") {
        TextRow("Any models", subtitle: "One list, a row for each type").disclosing {
          ModelsController()
        }
        TextRow("Mutable", subtitle: "Sections come, rows go when asked twice").disclosing {
          MutableController()
        }
        TextRow("Index", subtitle: "Letters at the edge, and a search").disclosing {
          IndexController()
        }
      }
      Section("behavior", header: "Behavior") {
        TextRow("Actions", subtitle: "Tap, detail, navigate").disclosing { ActionsController() }
        TextRow("Selection", subtitle: "Any number, by identity").disclosing {
          SelectionController()
        }
        TextRow("Radio groups", subtitle: "Plain, and on a page of its own").disclosing {
          RadioController()
        }
        TextRow("Form elements", subtitle: "Whatever can be set").disclosing {
          ElementsController()
        }
      }
    }
  }
}
