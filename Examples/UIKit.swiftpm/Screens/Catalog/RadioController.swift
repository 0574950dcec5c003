import Tableware
import TablewareUIKit

/// One of several: in rows of this page, or on a separate page.
final class RadioController: TableController {
  private let sizes = ["S", "M", "L"].map { Choice($0, $0) }
  private let drinks = ["Tea", "Coffee", "Water"].map { Choice($0, $0) }
  private var size: String? = "M"
  private var drink: String? = "Tea"

  init() {
    super.init("Radio groups")
    // A field sets the property by itself; this closure shows it.
    table.on(ControlChange.self) { [unowned self] _, _ in show() }
  }

  override func show() {
    table.show {
      Section("size", header: "Size") {
        RadioGroup("size", sizes, selected: Field(self, \.size))
      }
      Section("drink", header: "On a page of its own") {
        ChoiceRow("Drink", drinks, selected: Field(self, \.drink))
      }
    }
  }
}
