import Tableware
import TablewareForms
import TablewareHosting
import TablewareTesting
import Testing

/// What rows with a control do with what they are set to, fit or not.
@Suite struct ControlRowTests {
  private static let day = CalendarDate(year: 2026, month: 11, day: 21)
  private static let values: [ControlValue] = [
    .bool(true), .text("abcdef"), .number(50), .number(.nan), .index(1), .index(7), .index(-1),
    .date(day),
  ]

  /// A row of each type over one form, the value that it takes, and what the form has then.
  private static func rows(_ form: FormState) -> [(AnyRow, [ControlValue: FormValue])] {
    let late =
      CalendarDate(
        year: 2030, month: 1, day: 1)...CalendarDate(
        year: 2031, month: 1, day: 1)
    return [
      (AnyRow(ToggleRow("A", isOn: form.bool("a"))), [.bool(true): .bool(true)]),
      (
        AnyRow(TextFieldRow("A", text: form.text("a"), limit: 3)),
        [.text("abcdef"): .text("abc")]
      ),
      (
        AnyRow(TextAreaRow("A", text: form.text("a"), limit: 4)),
        [.text("abcdef"): .text("abcd")]
      ),
      (
        AnyRow(StepperRow("A", value: form.number("a"), in: 0...9)), [.number(50): .number(9)]
      ),
      (
        AnyRow(SliderRow("A", value: form.number("a"), in: 60...90)), [.number(50): .number(60)]
      ),
      (
        AnyRow(SegmentedRow("A", ["x", "y"], selected: form.index("a"))),
        [.index(1): .index(1)]
      ),
      (AnyRow(DateRow("A", date: form.date("a"))), [.date(day): .date(day)]),
      (
        AnyRow(DateRow("A", date: form.date("a"), in: late)),
        [.date(day): .date(late.lowerBound)]
      ),
    ]
  }

  @Test func takesWhatFits_AndIgnoresTheRest() {
    for position in Self.rows(FormState()).indices {
      for value in Self.values {
        let form = FormState()
        let (row, taken) = Self.rows(form)[position]
        let table = Table()
        table.show { Section("all") { row } }
        // A change without a handler would be reported.
        table.on(ControlChange.self) { _, _ -> EventResponse in .passed }
        #expect(row.identity == Identity("a"))
        let delivery = table.deliver(ControlChange(value), from: "a")
        #expect(form["a"] == taken[value], "\(row.kind.name) \(value)")
        if taken[value] == nil {
          #expect(delivery == .handled(by: .row))
          #expect(table.diagnostics.recent.count == 1)
        } else {
          #expect(delivery == .unhandled)
          #expect(table.diagnostics.recent == [])
        }
      }
    }
  }

  @Test func saysWhatDidNotFit_ButNotWhatItWas() {
    let form = FormState()
    let table = Table()
    table.show {
      Section("all") {
        ToggleRow("On", isOn: form.bool("on"))
        SegmentedRow("Size", ["S", "M"], selected: form.index("size"))
        StepperRow("Copies", value: form.number("copies"), in: 0...9)
      }
    }
    table.deliver(ControlChange(.text("secret")), from: "on")
    table.deliver(ControlChange(.index(2)), from: "size")
    table.deliver(ControlChange(.number(.infinity)), from: "copies")
    let end = "No further handler received the event; catch the error in the handler to continue."
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "A handler of ControlChange from row \"on\" failed: the control was set to text, where the "
          + "row takes on or off. \(end)",
        "A handler of ControlChange from row \"size\" failed: the control was set to place 2, where "
          + "the row takes an index below 2. \(end)",
        "A handler of ControlChange from row \"copies\" failed: the control was set to a number that is "
          + "not finite, where the row takes a number. \(end)",
      ])
  }

  @Test func callsTheClosure_OfAValue() {
    var heard: [String] = []
    let table = Table()
    table.show {
      Section("all") {
        ToggleRow("A", isOn: false) { heard.append("\($0)") }
        TextFieldRow("B", text: "") { heard.append($0) }
        TextAreaRow("C", text: "") { heard.append($0) }
        StepperRow("D", value: 0, in: 0...9) { heard.append("\($0)") }
        SliderRow("E", value: 0) { heard.append("\($0)") }
        SegmentedRow("F", ["x", "y"], selected: nil) { heard.append("\($0)") }
        DateRow("G", date: nil) { heard.append($0.dayText) }
        ButtonRow("H") { heard.append("tap") }
      }
    }
    let values: [(String, ControlValue)] = [
      ("A", .bool(true)), ("B", .text("b")), ("C", .text("c")), ("D", .number(2)),
      ("E", .number(0.5)), ("F", .index(1)), ("G", .date(Self.day)),
    ]
    for (row, value) in values { table.deliver(ControlChange(value), from: row) }
    table.deliver(Tap(), from: "H")
    #expect(heard == ["true", "b", "c", "2.0", "0.5", "1", "2026-11-21", "tap"])
  }

  @Test func reportsWhatTheClosureThrows() {
    struct Full: Error {}
    let table = Table()
    table.show { Section("all") { ToggleRow("A", isOn: false) { _ in throw Full() } } }
    table.deliver(ControlChange(.bool(true)), from: "A")
    #expect(
      table.diagnostics.recent == [
        .handlerFailed("ControlChange", row: Identity("A"), error: "Full()")
      ])
  }

  @Test func letsOthersHearOfAChange_AfterItWasSet() {
    let form = FormState()
    var heard: [String] = []
    let table = Table()
    table.show {
      Section("all") {
        ToggleRow("A", isOn: form.bool("a")).onChange { _ in
          heard.append("row \(form.bool("a").value)")
        }
        ToggleRow("B", isOn: form.bool("b"))
      }
    }
    table.on(ControlChange.self) { _, source in heard.append("table \(source.row)") }
    table.deliver(ControlChange(.bool(true)), from: "a")
    table.deliver(ControlChange(.bool(true)), from: "b")
    #expect(heard == ["row true", "table \"b\""])
  }

  @Test func beginningAndEnd_ofTyping_areEvents() {
    let table = Table()
    var log: [String] = []
    table.show { Section("all") { TextFieldRow("A", text: "") { log.append("set \($0)") } } }
    table.on(FieldBegin.self) { _, source in log.append("\(source.row) began") }
    table.on(FieldEnd.self) { end, source in log.append("\(source.row) \(end.reason)") }
    table.host.commit()
    for gesture in [.beginTyping, .set(.text("x")), .endTyping(.left)] as [RowGesture] {
      table.interaction.perform(gesture, on: Identity("A"))
    }
    #expect(log == ["\"A\" began", "set x", "\"A\" left"])
  }

  @Test func saysWhenTheReaderLeaves() {
    let form = FormState()
    form.rule("a", .required("Needed."), when: .leave)
    let table = Table()
    table.show { Section("all") { TextFieldRow("A", text: form.text("a")) } }
    table.deliver(FieldBegin(), from: "a")
    #expect(form.message("a") == nil)
    table.deliver(FieldEnd(.left), from: "a")
    #expect(form.message("a") == "Needed.")
  }

  @Test func answersNothing_WhenItsFieldIsDisabled() {
    for position in Self.rows(FormState()).indices {
      let form = FormState()
      form.disable("a") { _ in true }
      let row = Self.rows(form)[position].0
      #expect(!row.isEnabled)
      #expect(!row.content.isEnabled)
      let table = Table()
      table.show { Section("all") { row } }
      for value in Self.values {
        #expect(table.deliver(ControlChange(value), from: "a") == .disabled)
      }
      #expect(form["a"] == nil)
    }
  }

  @Test func isKnownByItsTitle_OrByWhatItIsGiven() {
    #expect(ToggleRow("Wi-Fi", isOn: true) { _ in }.id == "Wi-Fi")
    #expect(ButtonRow("Save", id: "save") {}.id == "save")
    #expect(ToggleRow("Wi-Fi", isOn: true) { _ in }.id("w").identity == Identity("w"))
  }

  @Test func showsWhatIsWrong_UnderIt() {
    let form = FormState()
    form.reject("a", "No.")
    for (row, _) in Self.rows(form) {
      #expect(row.content.message == RowText("No.", tone: .bad))
    }
    #expect(
      ChoiceRow("A", ["x"], selected: form.index("a")).body.message
        == RowText("No.", tone: .bad))
  }

  @Test func countdown_isShownInHoursAndMinutes_withinADay() {
    func shown(_ countdown: Duration) -> String? {
      guard
        case .date(let input) = DateRow("A", countdown: countdown, onChange: { _ in }).body.control
      else { return nil }
      return input.value?.text(input.parts)
    }
    #expect(
      [Duration.seconds(5_430), .zero, .seconds(-60), .seconds(86_399), .seconds(Int64.max)].map(
        shown)
        == ["1:30", "0:00", "0:00", "23:59", "23:59"])
    let input = DateInput(CalendarDate(countdown: .seconds(60)), parts: .countdown)
    #expect(
      input.adjusted(by: 59) == .date(CalendarDate(year: 2000, month: 1, day: 1, hour: 1)))
  }

  @Test func keepsBadNumbersInTheirRange() {
    let stepper = StepperRow("a", value: .nan, in: 2...4) { _ in }
    #expect(stepper.body.control == .number(NumberInput(2, in: 2...4)))
    let slider = SliderRow("a", value: 9) { _ in }
    #expect(slider.body.control == .number(NumberInput(1, in: 0...1, step: 0.05, style: .slider)))
    let segmented = SegmentedRow("a", ["x"], selected: 3) { _ in }
    #expect(segmented.body.control == .choice(ChoiceInput(["x"], selected: nil)))
  }
}
