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
        TextRow("Sectioned", subtitle: "A flat array, headers and footers among the rows")
          .disclosing { SectionedController() }
        TextRow("Mutable", subtitle: "Sections come, rows go when asked twice").disclosing {
          MutableController()
        }
        TextRow("Index", subtitle: "Letters at the edge, and a search").disclosing {
          IndexController()
        }
        TextRow("Alphabet", subtitle: "All letters and a magnifier at the edge").disclosing {
          AlphabetController()
        }
      }
      Section("behavior", header: "Behavior") {
        TextRow("Actions", subtitle: "Tap, detail, navigate").disclosing { ActionsController() }
        TextRow("Selection", subtitle: "Any number, by identity").disclosing {
          SelectionController()
        }
        TextRow("Radio groups", subtitle: "Plain, on a page of its own, and modal").disclosing {
          RadioController()
        }
        TextRow("Form elements", subtitle: "Whatever can be set").disclosing {
          ElementsController()
        }
      }
      Section("cells", header: "Cells") {
        TextRow("Drawn cells", subtitle: "A thousand, each drawn by a closure").disclosing {
          DrawnController()
        }
        TextRow("Late cells", subtitle: "Their content arrives after they are shown")
          .disclosing { LateScreen() }
      }
    }
  }
}
