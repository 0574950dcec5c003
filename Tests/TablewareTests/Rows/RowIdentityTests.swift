import Tableware
import TablewareForms
import TablewareLoading
import Testing

/// Every row of the framework accepts an identity, and has one of its own without.
@Suite struct RowIdentityTests {
  @Test func rows_withAnIdentity_haveIt() {
    let date = CalendarDate(year: 2_026, month: 1, day: 2)
    let rows: [AnyRow] = [
      AnyRow(TextRow("Title", id: "own")),
      AnyRow(TextFieldRow("Title", text: "", id: "own") { _ in }),
      AnyRow(TextAreaRow("Title", text: "", id: "own") { _ in }),
      AnyRow(ToggleRow("Title", isOn: true, id: "own") { _ in }),
      AnyRow(SliderRow("Title", value: 0, id: "own") { _ in }),
      AnyRow(StepperRow("Title", value: 0, in: 0...1, id: "own") { _ in }),
      AnyRow(SegmentedRow("Title", ["A"], selected: 0, id: "own") { _ in }),
      AnyRow(DateRow("Title", date: date, id: "own") { _ in }),
      AnyRow(DateRow("Title", countdown: .seconds(60), id: "own") { _ in }),
      AnyRow(RatingRow("Title", stars: 1, id: "own") { _ in }),
      AnyRow(ChoiceRow("Title", [Choice("One", 1)], selected: 1, id: "own") { _ in }),
      AnyRow(ButtonRow("Title", id: "own") {}),
      AnyRow(LoadingRow("Title", id: "own")),
    ]
    for row in rows { #expect(row.identity == Identity("own"), "\(type(of: row.base))") }
  }

  @Test func identityOfARow_precedesTheTagOfItsField() {
    let field = FormState(["tag": .text("")]).text("tag")
    #expect(TextFieldRow("Title", text: field).id == "tag")
    #expect(TextFieldRow("Title", text: field, id: "own").id == "own")
    #expect(TextFieldRow("Title", text: "") { _ in }.id == "Title")
    #expect(TextRow("Title").id == "Title")
  }
}
