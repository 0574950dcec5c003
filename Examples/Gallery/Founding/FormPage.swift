import Tableware
import TablewareForms
import TablewareLoading

/// Every row that sets a value, and every row that shows a state.
final class FormPage: Screen {
  let context = ScreenContext()
  let title = "Form rows"
  var status: String { taps == 0 ? "" : "tapped \(taps) times" }

  private let form = FormState([
    "text": .text(""), "secret": .text(""), "number": .text("3.5"), "mail": .text(""),
    "area": .text("several\nlines"), "toggle": .bool(true), "slider": .number(0.4),
    "stepper": .number(3), "segment": .index(1), "rating": .number(3), "size": .index(0),
    "day": .date(CalendarDate(year: 2026, month: 11, day: 21)),
    "time": .date(CalendarDate(year: 2026, month: 11, day: 21, hour: 9, minute: 30)),
  ])
  private var taps = 0

  init() {
    form.rule("mail", .email(), when: .leave)
    form.rule("number", .range(0...10), when: .change)
  }

  var sections: [Section] {
    Section("typed", header: "Typed") {
      TextFieldRow("Text", text: form.text("text"), placeholder: "anything")
      TextFieldRow("Secret", text: form.text("secret"), placeholder: "dots", kind: .secure)
      TextFieldRow("Number", text: form.text("number"), kind: .number)
      TextFieldRow("E-mail", text: form.text("mail"), placeholder: "a@b.org", kind: .email)
      TextAreaRow("Area", text: form.text("area"), lineCount: 3)
    }
    Section("set", header: "Set") {
      ToggleRow("Toggle", isOn: form.bool("toggle"))
      SliderRow("Slider", value: form.number("slider"))
      StepperRow("Stepper", value: form.number("stepper"), in: 0...10)
      RatingRow("Rating", stars: form.number("rating"))
      SegmentedRow("Segments", ["one", "two", "three"], selected: form.index("segment"))
      ChoiceRow("Choice", ["small", "medium", "large"], selected: form.index("size"))
      DateRow("Day", date: form.date("day"))
      DateRow("Time", date: form.date("time"), parts: .time)
    }
    Section("shown", header: "Shown") {
      TextRow("Value", value: "42")
      TextRow("Subtitle", subtitle: "a second line")
      ProgressRow("Progress", fraction: form.number("slider").value)
      LoadingRow()
      ImageRow("lamp.png", showing: "A lamp on a table", caption: "Image")
      EmptyRow("No items", detail: "How to change that is written here.")
      ErrorRow("It did not work", detail: "The reason is written here.") { self.taps += 1 }
    }
    Section("done", header: "Done") {
      ButtonRow("Button") { self.taps += 1 }
      ButtonRow("Destructive button", role: .destructive) { self.taps += 1 }
      LinkRow("Link", subtitle: "to another page") { FormPage() }
      TextRow("Disabled").onTap { self.taps += 1 }.disabled()
    }
  }
}
