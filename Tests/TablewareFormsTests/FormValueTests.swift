import Foundation
import Tableware
import TablewareForms
import Testing

@Suite struct FormValueTests {
  private static let noon = CalendarDate(year: 2026, month: 11, day: 21, hour: 12, minute: 5)

  /// One of each type.
  static let values: [FormValue] = [
    .bool(true), .text("a"), .number(1.5), .index(2), .indices([0, 2]), .date(noon),
  ]

  @Test func convertsOnlyWhereNothingIsLost() {
    let others: [(FormValue, FormValue.Kind, FormValue)] = [
      (.number(2), .index, .index(2)), (.number(-0.0), .index, .index(0)),
      (.index(2), .number, .number(2)), (.text(" 1.5 "), .number, .number(1.5)),
      (.text("−3"), .number, .number(-3)), (.text("1e3"), .number, .number(1000)),
      (.text("2026-11-21 12:05"), .date, .date(Self.noon)),
      (.text("2026-11-21"), .date, .date(CalendarDate(year: 2026, month: 11, day: 21))),
    ]
    for (value, kind, result) in others { #expect(value.converted(to: kind) == result) }
    for value in Self.values {
      for kind in FormValue.Kind.allCases {
        let expected: FormValue? =
          value.kind == kind ? value : value == .index(2) && kind == .number ? .number(2) : nil
        #expect(value.converted(to: kind) == expected, "\(value) to \(kind)")
      }
    }
  }

  @Test(arguments: ["", " ", "a", "1a", "0x10", "inf", "nan", "1e999", "--1", "−-1", "1,5"])
  func takesNoOtherTextForANumber(_ text: String) {
    #expect(FormValue.text(text).converted(to: .number) == nil)
  }

  @Test(arguments: [
    "2026-04-31", "2026-4-3", "2026-04-03 1:00", "2026-04-03 24:00", "2026-04", "0-0-0", "-",
    "2026/04/03", "99999999999999999999-01-01", "2026-04-03 10:00 x",
  ])
  func takesNoOtherTextForADate(_ text: String) {
    #expect(FormValue.text(text).converted(to: .date) == nil)
  }

  @Test func takesNoIndexFromANumberWithoutOne() {
    for number in [0.5, .nan, .infinity, 1e300] {
      #expect(FormValue.number(number).converted(to: .index) == nil)
    }
  }

  @Test func knowsWhatIsBlank() {
    let blank: [FormValue] = [.bool(false), .text(""), .text(" \n"), .indices([])]
    #expect(blank.allSatisfy { $0.isBlank })
    #expect(!(Self.values + [.number(0), .index(0)]).contains { $0.isBlank })
  }

  @Test func answersValuesByTag_AndNeverGuesses() {
    let values: FormValues = [
      "on": .bool(true), "name": .text("Mei"), "age": .text("31"), "size": .number(2),
      "days": .indices([1]), "born": .text("2026-11-21"),
    ]
    #expect(values.bool("on"))
    #expect(values.text("name") == "Mei")
    #expect(values.number("age") == 31)
    #expect(values.index("size") == 2)
    #expect(values.indices("days") == [1])
    #expect(values.date("born") == CalendarDate(year: 2026, month: 11, day: 21))
    #expect(!values.bool("name"))
    #expect(values.text("on") == "")
    #expect(values.number("name") == nil)
    #expect(values.index("name") == nil)
    #expect(values.indices("name") == [])
    #expect(values.date("name") == nil)
    #expect(values["nothing"] == nil)
  }

  @Test func isWrittenPlainly() throws {
    let values = FormValues(
      Dictionary(uniqueKeysWithValues: zip(["a", "b", "c", "d", "e", "f"], Self.values)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(values), as: UTF8.self)
    #expect(
      text == #"{"a":true,"b":"a","c":1.5,"d":2,"e":[0,2],"f":"2026-11-21 12:05"}"#)
  }
}
