import Tableware
import TablewareForms

/// A field of every kind, each with an invalid value until a command makes them valid.
final class InvalidScreen: Screen {
  let context = ScreenContext()
  let title = "Invalid"
  private var isValid = false

  var commands: [Command] {
    [Command("v", "make valid") { self.isValid = true }]
  }

  var sections: [Section] {
    Section("fields") {
      TextFieldRow("Text", text: field("a", "text"))
      TextFieldRow("E-mail", text: field("a", "email"), kind: .email)
      TextFieldRow("Password", text: field("a", "password"), kind: .secure)
      TextFieldRow("Number as text", text: field("1", "number"), kind: .number)
      TextAreaRow("Text area", text: field("a", "area"))
      StepperRow("Stepper", value: field(1.0, "stepper"), in: 0...9)
      SegmentedRow("Segments", ["a", "b"], selected: field(0, "segments"))
      DateRow("Date", date: field(CalendarDate(year: 2000, month: 1, day: 1), "date"))
      ToggleRow("Off", isOn: field(false, "off"))
      ToggleRow("On", isOn: field(true, "on"))
    }
  }

  private func field<Value>(_ value: Value, _ tag: String) -> Field<Value> {
    Field({ value }, { _ in }, tag: tag, message: isValid ? nil : "Invalid.")
  }
}
