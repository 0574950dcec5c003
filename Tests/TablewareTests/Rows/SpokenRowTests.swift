import SampleRows
import Tableware
import TablewareForms
import TablewareLoading
import Testing

/// What a screen reader says about each ready row.
@Suite struct SpokenRowTests {
  private static let day = CalendarDate(year: 2026, month: 11, day: 21)

  private static var rows: [(any Row, RowAccessibility)] {
    [
      (
        ToggleRow("Wi-Fi", isOn: true) { _ in },
        RowAccessibility(
          label: "Wi-Fi", value: "on", hint: "Switches on and off", traits: [.toggle])
      ),
      (
        TextFieldRow("Name", text: "Mei") { _ in },
        RowAccessibility(label: "Name", value: "Mei", hint: "Text", traits: [.textField])
      ),
      (
        TextFieldRow("Name", text: "", placeholder: "Ada") { _ in },
        RowAccessibility(label: "Name", value: "Ada", hint: "Text", traits: [.textField])
      ),
      (
        TextFieldRow("Password", text: "abc", kind: .secure) { _ in },
        RowAccessibility(
          label: "Password", value: "3 characters", hint: "A password", traits: [.textField])
      ),
      (
        TextFieldRow("Age", text: "3", kind: .number) { _ in },
        RowAccessibility(label: "Age", value: "3", hint: "A number", traits: [.textField])
      ),
      (
        TextFieldRow("E-mail", text: "a@b.c", kind: .email) { _ in },
        RowAccessibility(
          label: "E-mail", value: "a@b.c", hint: "An e-mail address", traits: [.textField])
      ),
      (
        TextAreaRow("Notes", text: "a\nb") { _ in },
        RowAccessibility(
          label: "Notes", value: "a\nb", hint: "Text on several lines", traits: [.textField])
      ),
      (
        StepperRow("Copies", value: 2, in: 0...9) { _ in },
        RowAccessibility(
          label: "Copies", value: "2", hint: "Increases or decreases the value",
          traits: [.adjustable])
      ),
      (
        SliderRow("Volume", value: 0.25) { _ in },
        RowAccessibility(
          label: "Volume", value: "0.25", hint: "Adjusts the value", traits: [.adjustable])
      ),
      (
        RatingRow("Rating", stars: 3) { _ in },
        RowAccessibility(
          label: "Rating", value: "3 of 5 stars", hint: "Sets the number of stars",
          traits: [.adjustable])
      ),
      (
        SegmentedRow("Units", ["km", "mi"], selected: 1) { _ in },
        RowAccessibility(
          label: "Units", value: "mi", hint: "Selects one of 2", traits: [.adjustable])
      ),
      (
        DateRow("Birthday", date: day) { _ in },
        RowAccessibility(
          label: "Birthday", value: "2026-11-21", hint: "Sets a day", traits: [.adjustable])
      ),
      (
        DateRow("Alarm", date: nil, parts: .time) { _ in },
        RowAccessibility(
          label: "Alarm", value: "not set", hint: "Sets a time", traits: [.adjustable])
      ),
      (
        ChoiceRow("Size", [Choice("Small", 1)], selected: 1) { _ in },
        RowAccessibility(
          label: "Size", value: "Small", hint: "Shows the options", traits: [.link])
      ),
      (
        ButtonRow("Save") {}, RowAccessibility(label: "Save", traits: [.button])
      ),
      (
        ButtonRow("Delete", role: .destructive) {},
        RowAccessibility(label: "Delete", hint: "Cannot be undone", traits: [.button])
      ),
      (
        LinkRow("Profile", value: "Mei") { SampleScreen() },
        RowAccessibility(
          label: "Profile", value: "Mei", hint: "Opens another screen", traits: [.link])
      ),
      (
        ProgressRow("Copying", fraction: 0.5),
        RowAccessibility(label: "Copying", value: "50 %", traits: [.updatesFrequently])
      ),
      (
        ProgressRow("Copying", fraction: .nan),
        RowAccessibility(label: "Copying", value: "in progress", traits: [.updatesFrequently])
      ),
      (
        LoadingRow(),
        RowAccessibility(label: "Loading…", value: "in progress", traits: [.updatesFrequently])
      ),
      (
        EmptyRow("No songs", detail: "Add some."), RowAccessibility(label: "No songs, Add some.")
      ),
      (
        EmptyRow("No songs", action: "Look") {},
        RowAccessibility(label: "No songs", hint: "Look", traits: [.button])
      ),
      (
        ErrorRow("It failed.") {},
        RowAccessibility(label: "It failed.", hint: "Try again", traits: [.button])
      ),
      (ErrorRow("It failed."), RowAccessibility(label: "It failed.")),
      (
        ImageRow("a.png", showing: "Two people", caption: "Cover"),
        RowAccessibility(label: "Two people, Cover")
      ),
    ]
  }

  @Test func saysWhatItIs() {
    for (row, spoken) in Self.rows {
      #expect(row.body.accessibility == spoken, "\(row)")
      #expect(row.body.spoken == spoken)
    }
  }

  @Test func saysWhatIsWrong_AndThatItIsDisabled() {
    let form = FormState()
    form.reject("a", "Needed.")
    form.disable("a") { _ in true }
    #expect(
      AnyRow(ToggleRow("A", isOn: form.bool("a"))).content.spoken
        == RowAccessibility(
          label: "A", value: "off", hint: "Switches on and off. Needed.",
          traits: [.toggle, .disabled]))
  }

  @Test func saysWhichChoicesAreChosen() {
    let group = CheckGroup("t", ["Cheese", "Olives"], selected: Field([1]) { _ in })
    #expect(
      group.rows.map(\.content.spoken) == [
        RowAccessibility(
          label: "Cheese", value: "not selected", hint: "Adds or removes", traits: [.button]),
        RowAccessibility(
          label: "Olives", value: "selected", hint: "Adds or removes",
          traits: [.button, .selected]),
      ])
  }

  @Test func content_withPicturesAndDetails_isSpokenInOrder() {
    let portrait = RowImage(.none, label: "Portrait of Mei")
    let content = RowContent(
      image: portrait, title: "Issue 7",
      values: [
        RowValue(image: RowImage(.none, label: "Assigned to Omar")), RowValue("3"),
        RowValue(image: RowImage(.none, label: "Bar"), isDecorative: true), RowValue(""),
      ],
      details: [RowDetail("Author", "Mei", image: portrait), RowDetail("Year", "2026")])
    #expect(content.spoken.label == "Portrait of Mei, Issue 7")
    #expect(
      content.spoken.value
        == "Assigned to Omar, 3, Author: Portrait of Mei, Mei, Year: 2026")
  }
}
