import Tableware
import TablewareUIKit

/// One of several: in rows of this page, or on a page of its own.
final class RadioController: TableController {
  private var size: String? = "M"
  private var drink = "Tea"

  init() { super.init("Radio groups") }

  override func show() {
    table.show {
      Section("size", header: "Size") {
        RadioGroup("size", ["S", "M", "L"].map { Choice($0, $0) }, selected: size) {
          [unowned self] in
          size = $0
          show()
        }
      }
      Section("drink", header: "On a page of its own") {
        LinkedRow(id: "Drink", value: drink).onTap { [unowned self] in chooseDrink() }
      }
    }
  }

  private func chooseDrink() {
    let choices = ["Tea", "Coffee", "Water"].map { Choice($0, $0) }
    push(
      ChoiceController("Drink", choices, chosen: drink) { [weak self] in
        self?.drink = $0
        self?.show()
      })
  }
}
