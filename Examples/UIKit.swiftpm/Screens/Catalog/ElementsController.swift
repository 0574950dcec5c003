import Tableware
import TablewareForms
import TablewareUIKit

/// Every row with a control, over the values of one form.
final class ElementsController: TableController {
  private let form = FormState([
    "text": .text(""), "secret": .text(""), "on": .bool(true), "level": .number(0.4),
    "copies": .number(3), "size": .index(1), "stars": .index(2), "notes": .text(""),
  ])

  init() {
    super.init("Form elements")
    form.onChange = { [unowned self] _ in show() }
  }

  override func show() {
    table.show {
      Section("typed", header: "Typed") {
        TextFieldRow("Text", text: form.text("text"), placeholder: "anything")
        TextFieldRow("Secret", text: form.text("secret"), placeholder: "dots", kind: .secure)
        TextAreaRow("Notes", text: form.text("notes"), lineCount: 3)
      }
      Section("set", header: "Set") {
        ToggleRow("Switch", isOn: form.bool("on"))
        SliderRow("Slider", value: form.number("level"))
        StepperRow("Stepper", value: form.number("copies"), in: 0...10)
        SegmentedRow("Segments", ["S", "M", "L"], selected: form.index("size"))
        DateRow("Day", date: form.date("day"))
        ChoiceRow("Drink", ["Tea", "Coffee", "Water"], selected: form.index("drink"))
        StarsRow(title: "A cell of our own", stars: form.index("stars"))
      }
      Section("shown", header: "What they hold") {
        TextRow("The text is", value: form.text("text").value)
        TextRow("The switch is", value: form.bool("on").value ? "on" : "off")
        TextRow("The stepper is at", value: "\(Int(form.number("copies").value))")
      }
    }
  }
}
