import Tableware
import TablewareForms
import TablewareUIKit

/// One of several: in rows of this page, on a separate page, or on one that is presented modally.
final class RadioController: TableController {
  private let sizes = ["S", "M", "L"].map { Choice($0, $0) }
  private let drinks = ["Tea", "Coffee", "Water"].map { Choice($0, $0) }
  private var size: String? = "M"
  private var drink: String? = "Tea"
  private var glass: String? = "Cup"

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
      Section("glass", header: "Modal") {
        TextRow("Glass", value: RowValue(RowText(glass ?? "none"))).presenting { [unowned self] in
          let page = GlassController(selected: glass) { [unowned self] in
            glass = $0
            show()
          }
          return UINavigationController(rootViewController: page)
        }
      }
    }
  }
}

/// A radio group on a page that is presented modally, and dismissed after the choice.
final class GlassController: TableController {
  private let choose: (String?) -> Void
  private var selected: String?

  init(selected: String?, choose: @escaping (String?) -> Void) {
    self.selected = selected
    self.choose = choose
    super.init("Glass")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    table.on(ControlChange.self) { [unowned self] _, _ in
      show()
      choose(self.selected)
      dismiss(animated: true)
    }
  }

  override func show() {
    let glasses = ["Cup", "Mug"].map { Choice($0, $0) }
    table.show {
      Section("glass") { RadioGroup("glass", glasses, selected: Field(self, \.selected)) }
    }
  }
}
