import Tableware
import TablewareUIKit

/// A page on which one value is chosen: it tells the value and goes back.
final class ChoiceController<Value: Hashable & Sendable>: TableController {
  private let choices: [Choice<Value>]
  private let choose: (Value) -> Void
  private var chosen: Value?

  init(
    _ title: String, _ choices: [Choice<Value>], chosen: Value?,
    choose: @escaping (Value) -> Void
  ) {
    self.choices = choices
    self.chosen = chosen
    self.choose = choose
    super.init(title)
  }

  override func show() {
    table.show {
      Section("choices") {
        RadioGroup("choices", choices, selected: chosen) { [unowned self] value in
          chosen = value
          choose(value)
          show()
          navigationController?.popViewController(animated: true)
        }
      }
    }
  }
}
