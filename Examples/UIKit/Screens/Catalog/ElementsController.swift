import Tableware
import TablewareUIKit

/// Every row that can be set, over the values of one form.
final class ElementsController: TableController {
  private let form = FormState([
    "text": .text(""), "secret": .text(""), "on": .bool(true), "level": .number(0.4),
    "copies": .number(3), "size": .index(1),
  ])

  init() {
    super.init("Form elements")
    form.onChange = { [unowned self] _ in show() }
  }

  override func show() {
    table.show {
      Section("typed", header: "Typed") {
        FieldRow("Text", text: form.text("text"), placeholder: "anything")
        FieldRow("Secret", text: form.text("secret"), placeholder: "dots", kind: .secure)
      }
      Section("set", header: "Set") {
        ToggleRow("Switch", isOn: form.bool("on"))
        SliderRow("Slider", value: form.number("level"))
        StepperRow("Stepper", value: form.number("copies"), in: 0...10)
        SegmentedRow("Segments", ["S", "M", "L"], selected: form.index("size"))
        DayRow("Day", date: form.date("day"))
      }
      Section("shown", header: "What they hold") {
        TextRow("The text is", value: form.text("text").value)
        TextRow("The switch is", value: form.bool("on").value ? "on" : "off")
        TextRow("The stepper is at", value: "\(Int(form.number("copies").value))")
      }
    }
  }
}
