import Foundation
import Tableware
import TablewareForms
import Testing

@Suite struct FormCodingTests {
  private func decoder(_ text: String) throws -> any Decoder {
    try JSONDecoder().decode(DecoderKeeper.self, from: Data(text.utf8)).decoder
  }

  private struct DecoderKeeper: Decodable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
  }

  @Test func comesBackAsItWasWritten() throws {
    let form = FormState()
    for (tag, value) in zip(["a", "b", "c", "d", "e", "f"], FormValueTests.values) {
      form[tag] = value
    }
    let again = FormState()
    for tag in ["a", "b", "c", "d", "e", "f"] { again[tag] = form[tag] }
    again.take([
      "a": .bool(false), "b": .text("z"), "c": .number(0), "d": .index(0), "e": .indices([]),
    ])
    let data = try JSONEncoder().encode(form)
    try again.take(from: try decoder(String(decoding: data, as: UTF8.self)))
    #expect(again.values == form.values)
    #expect(again.problems == [])

    // Without knowing the types, what a row asks for is converted.
    let fresh = try JSONDecoder().decode(FormState.self, from: data)
    #expect(fresh.bool("a").value)
    #expect(fresh.text("b").value == "a")
    #expect(fresh.number("c").value == 1.5)
    #expect(fresh.index("d").value == 2)
    #expect(fresh.indices("e").value == [0, 2])
    #expect(fresh.date("f").value == form.date("f").value)
    #expect(fresh.problems == [])
  }

  @Test func takesTheOtherValues_WhenSomeDoNotFit() throws {
    let form = FormState(["name": .text("Mei"), "on": .bool(true), "size": .index(1)])
    try form.take(
      from: try decoder(#"{"name": {"first": "Ada"}, "on": 1, "size": 2, "gone": null}"#))
    #expect(form.values == ["name": .text("Mei"), "on": .bool(true), "size": .index(2)])
    #expect(
      form.problems.map(\.description) == [
        "The value of \"name\" has a type that forms do not support. It was ignored; the other "
          + "values were used.",
        "The value of \"on\" is of type number, but the form expects bool. It was ignored; the "
          + "other values were used.",
      ])
  }

  @Test(arguments: ["[]", "1", "\"a\"", "null"])
  func throws_WhenThereAreNoTagsAtAll(_ text: String) throws {
    let form = FormState(["a": .text("x")])
    #expect(throws: DecodingError.self) { try form.take(from: try decoder(text)) }
    #expect(form.values == ["a": .text("x")])
  }

  @Test func writesANumberThatIsNone_AsZero() throws {
    let form = FormState(["a": .number(.nan)])
    let data = try JSONEncoder().encode(form)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":0}"#)
  }
}
