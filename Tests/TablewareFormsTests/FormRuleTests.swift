import Tableware
import TablewareForms
import Testing

@Suite struct FormRuleTests {
  /// What a rule says about a value.
  private func message(_ rule: FormRule, _ value: FormValue?) -> String? {
    let form = FormState()
    form["a"] = value
    form.rule("a", rule)
    guard case .invalid(let messages) = form.submit() else { return nil }
    return messages.map(\.text).joined(separator: " ")
  }

  @Test func asksForSomething() {
    for value in [nil, .bool(false), .text(" "), .indices([])] as [FormValue?] {
      #expect(message(.required(), value) == "Required.")
      #expect(message(.required("Say it."), value) == "Say it.")
    }
    for value in FormValueTests.values { #expect(message(.required(), value) == nil) }
  }

  @Test func countsCharacters() {
    let text = "The length must be from 2 to 3."
    #expect(message(.length(2...3), .text("a")) == text)
    #expect(message(.length(2...3), .text("ab")) == nil)
    #expect(message(.length(2...3), .text("👨‍👩‍👧‍👦é")) == nil)
    #expect(message(.length(2...3), .text("abcd")) == text)
    #expect(message(.length(2...3), .text("")) == nil)
    #expect(message(.length(2...), .text("a")) == "The length must be 2 or more.")
    #expect(message(.length(...2), .text("abc")) == "The length must be 2 or less.")
    #expect(message(.length(..<2), .text("abc")) == "The length must be below 2.")
    #expect(message(.length(2..<4), .text("a")) == "The length must be from 2 to below 4.")
    #expect(message(.length(2...), .indices([4])) == "The length must be 2 or more.")
    #expect(message(.length(2...), .number(1)) == nil)
  }

  @Test func asksForWholeNumbers() {
    let text = "Enter a whole number."
    for value in ["1.5", "-0.001", "a", "1e400", "nan", "9007199254740994"] {
      #expect(message(.wholeNumber(), .text(value)) == text, "\(value)")
    }
    for value in ["", "0", "-12", "4.0", "9007199254740992", "-9007199254740992"] {
      #expect(message(.wholeNumber(), .text(value)) == nil, "\(value)")
    }
    #expect(message(.wholeNumber("Pieces."), .number(0.5)) == "Pieces.")
    #expect(message(.wholeNumber(), .number(-3)) == nil)
    #expect(message(.wholeNumber(), .bool(true)) == text)
  }

  @Test func boundsNumbers() {
    let text = "The number must be from 1.5 to 3."
    #expect(message(.range(1.5...3), .number(1)) == text)
    #expect(message(.range(1.5...3), .number(.nan)) == text)
    #expect(message(.range(1.5...3), .text("2")) == nil)
    #expect(message(.range(1.5...3), .text("4")) == text)
    #expect(message(.range(1.5...3), .text("two")) == text)
    #expect(message(.range(1.5...3), .text("")) == nil)
    #expect(message(.range(18...), .number(1)) == "The number must be 18 or more.")
    #expect(message(.range(18..., "Too young."), .number(1)) == "Too young.")
    #expect(message(.number(), .text("1.5")) == nil)
    #expect(message(.number(), .text("x")) == "Enter a number.")
  }

  @Test func boundsDates() {
    let day = CalendarDate(year: 2000, month: 1, day: 1)
    #expect(message(.dates(day..., "Too early."), .date(day)) == nil)
    #expect(message(.dates(day..., "Too early."), .date(day.adding(days: -1))) == "Too early.")
    #expect(message(.dates(day..., "Too early."), .text("1999-01-01")) == "Too early.")
    #expect(message(.dates(day..., "Too early."), .text("never")) == "Too early.")
  }

  @Test func matchesPatterns() {
    let rule = FormRule.pattern("[A-Z]{2}[0-9]+", "No code.")
    #expect(message(rule, .text("CH12")) == nil)
    #expect(message(rule, .text("CH12 ")) == "No code.")
    #expect(message(rule, .text("")) == nil)
    #expect(message(rule, .bool(true)) == nil)
  }

  @Test func triesNoPatternOnLongText() {
    let rule = FormRule.pattern("a+", "No code.")
    #expect(message(rule, .text(String(repeating: "a", count: 1_000))) == nil)
    #expect(message(rule, .text(String(repeating: "a", count: 1_001))) == "No code.")
    #expect(message(rule, .text(String(repeating: "a", count: 1_000_000))) == "No code.")
  }

  @Test func reportsAPatternThatCannotBeRead_AndLetsTheValuePass() {
    let form = FormState(["a": .text("x")])
    form.rule("a", .pattern("(", "No code."))
    #expect(form.submit() == .valid(["a": .text("x")]))
    #expect(
      form.problems.map(\.description) == [
        "The pattern ( of \"a\" could not be parsed: expected ')'. Its rule counts as met; "
          + "correct the pattern."
      ])
  }

  @Test func knowsAnAddress() {
    for text in ["a@b.c", "ada.l+x@mail.example.org", "é@ü.ch"] {
      #expect(message(.email(), .text(text)) == nil)
    }
    let long = String(repeating: "a", count: 250) + "@b.ch"
    for text in ["a", "a@", "@b.c", "a@b", "a@b.", "a@.c", "a@b..c", "a@b@c.d", "a b@c.d", long] {
      #expect(message(.email(), .text(text)) == "Enter an e-mail address.")
    }
  }

  @Test func comparesWithAnotherTag() {
    let values: [FormValue?] = [nil, .text(""), .text("x"), .text("y")]
    for left in values {
      for right in values {
        let form = FormState()
        form["a"] = left
        form["b"] = right
        form.rule("b", .matches("a", "They differ."))
        let isSame = left == right || left?.isBlank ?? true && right?.isBlank ?? true
        let expected = isSame ? [] : [FormMessage(tag: "b", text: "They differ.")]
        if case .invalid(let messages) = form.submit() {
          #expect(messages == expected)
        } else {
          #expect(expected.isEmpty)
        }
      }
    }
  }

  @Test func asksACustomRuleOnlyAboutSomething_UnlessItAsksForMore() {
    var asked: [FormValue] = []
    #expect(message(.custom("No.") { value, _ in asked.append(value) != () }, nil) == nil)
    #expect(asked == [])
    let rule = FormRule.custom("No.", asksBlank: true) { value, _ in
      asked.append(value)
      return false
    }
    #expect(message(rule, nil) == "No.")
    #expect(asked == [.text("")])
  }
}
