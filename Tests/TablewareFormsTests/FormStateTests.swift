import Tableware
import TablewareForms
import Testing

@Suite struct FormStateTests {
  @Test func givesFieldsOfEachType_WithDefaults() throws {
    let form = FormState()
    let day = CalendarDate(year: 2026, month: 11, day: 21)
    #expect(!form.bool("a").value)
    #expect(form.bool("a", default: true).value)
    #expect(form.text("b").value == "")
    #expect(form.number("c", default: 3).value == 3)
    #expect(form.index("d").value == nil)
    #expect(form.indices("e").value == [])
    #expect(form.date("f").value == nil)
    #expect(form.choice("g").value == nil)
    try form.bool("a").set(true)
    try form.text("b").set("x")
    try form.number("c").set(2)
    try form.index("d").set(1)
    try form.indices("e").set([1])
    try form.date("f").set(day)
    try form.choice("g").set("ch")
    #expect(
      form.values == [
        "a": .bool(true), "b": .text("x"), "c": .number(2), "d": .index(1), "e": .indices([1]),
        "f": .date(day), "g": .text("ch"),
      ])
    try form.index("d").set(nil)
    #expect(form["d"] == nil)
    #expect(form.problems == [])
  }

  @Test func tellsOfEachChangeOnce() throws {
    let form = FormState(["a": .text("")])
    var heard: [String?] = []
    form.onChange = { heard.append($0) }
    try form.text("a").set("x")
    try form.text("a").set("x")
    form["a"] = .text("x")
    form["b"] = .bool(true)
    form.take(["a": .text("y"), "b": .bool(false)])
    #expect(heard == ["a", "b", nil])
  }

  @Test func showsTheValueFromElsewhere_InAFieldThatIsAlreadyThere() {
    let form = FormState()
    let field = form.text("a")
    form["a"] = .text("x")
    #expect(field.value == "x")
  }

  @Test func tellsOfAChangeThatIsMadeMeanwhile_Afterwards() {
    let form = FormState()
    var heard: [String] = []
    form.onChange = { tag in
      heard.append("\(tag ?? "all") begins")
      if tag == "country" { form["currency"] = .text("CHF") }
      heard.append("\(tag ?? "all") ends")
    }
    form["country"] = .text("ch")
    #expect(heard == ["country begins", "country ends", "currency begins", "currency ends"])
  }

  @Test func endsALoopOfChanges_WithAProblem() {
    let form = FormState(["n": .number(0)])
    var calls = 0
    form.onChange = { _ in
      calls += 1
      form["n"] = .number(form.values.number("n").map { $0 + 1 } ?? 0)
    }
    form["n"] = .number(1)
    #expect(calls == 32)
    #expect(
      form.problems.map(\.description) == [
        "The observer of a change of \"n\" changed it again, 32 times in a row. It was not notified "
          + "of the last change; check the values that onChange sets."
      ])
    form.onChange = nil
    form["n"] = .number(0)
    #expect(form.values.number("n") == 0)
  }

  @Test func reportsAValueOfAnotherType_OnceAndShowsTheDefault() throws {
    let form = FormState(["a": .text("many")])
    #expect(form.number("a", default: 7).value == 7)
    #expect(form.number("a").value == 0)
    #expect(
      form.problems.map(\.description) == [
        "The value of \"a\" is of type text, but the form expects number. It was ignored; the "
          + "other values were used."
      ])
    #expect(form["a"] == .text("many"))
  }

  @Test func takesTheOtherValues_WhenOneIsOfAnotherType() {
    for value in FormValueTests.values {
      for other in FormValueTests.values {
        let form = FormState(["a": value, "b": .text("")])
        form.take(["a": other, "b": .text("x")])
        let fit = other.converted(to: value.kind)
        #expect(form["a"] == fit ?? value)
        #expect(form["b"] == .text("x"))
        #expect(
          form.problems
            == (fit == nil
              ? [.wrongType(tag: "a", expected: value.kind, found: other.kind)] : []))
      }
    }
  }
}
