import Tableware
import TablewareUIKit

/// What the catalog of Nimbus shows of its table models, each on a page of its own.
final class CatalogController: TableController {
  init() { super.init("Catalog") }

  override func show() {
    table.show {
      Section("models", header: "Models") {
        link("Any models", "One list, a row for each type") { ModelsController() }
        link("Mutable", "Sections come, rows go when asked twice") { MutableController() }
        link("Index", "Letters at the edge, and a search") { IndexController() }
      }
      Section("behaviour", header: "Behaviour") {
        link("Actions", "Tap, detail, navigate") { ActionsController() }
        link("Selection", "Any number, by identity") { SelectionController() }
        link("Radio groups", "Plain, and on a page of its own") { RadioController() }
        link("Form elements", "Whatever can be set") { ElementsController() }
      }
    }
  }
}
