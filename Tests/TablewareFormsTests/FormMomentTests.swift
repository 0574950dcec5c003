import Tableware
import TablewareForms
import Testing

/// When messages come and go.
@Suite struct FormMomentTests {
  /// A form whose `a` has to be `"right"`.
  private func form(_ moment: FormMoment) -> FormState {
    let form = FormState(["a": .text("")])
    form.rule("a", .custom("Wrong.") { value, _ in value == .text("right") }, when: moment)
    return form
  }

  @Test func asksWhenItIsTime() throws {
    // After typing, after leaving, after submitting.
    let expected: [FormMoment: [Bool]] = [
      .change: [true, true, true], .leave: [false, true, true], .submit: [false, false, true],
    ]
    for (moment, isShown) in expected {
      let form = form(moment)
      var shown: [Bool] = []
      try form.text("a").set("wrong")
      shown.append(form.message("a") == "Wrong.")
      form.text("a").leave()
      shown.append(form.message("a") == "Wrong.")
      _ = form.submit()
      shown.append(form.message("a") == "Wrong.")
      #expect(shown == isShown, "\(moment)")
    }
  }

  @Test(arguments: [FormMoment.change, .leave, .submit])
  func takesTheMessageAway_AsSoonAsTheValueIsRight(_ moment: FormMoment) throws {
    let form = form(moment)
    try form.text("a").set("wrong")
    form.text("a").leave()
    _ = form.submit()
    #expect(form.text("a").message == "Wrong.")
    try form.text("a").set("right")
    #expect(form.text("a").message == nil)

    try form.text("a").set("wrong")
    _ = form.submit()
    form["a"] = .text("right")
    #expect(form.message("a") == nil)
  }

  @Test func waitsUntilTheReaderLeavesAgain_WhenTheValueWasRight() throws {
    let form = form(.leave)
    try form.text("a").set("right")
    form.text("a").leave()
    try form.text("a").set("rightt")
    #expect(form.message("a") == nil)
    form.text("a").leave()
    #expect(form.message("a") == "Wrong.")
  }

  @Test func saysNothing_WhenOnlyTheAppSetsAValue() {
    let form = form(.change)
    form["a"] = .text("wrong")
    #expect(form.message("a") == nil)
  }

  @Test func showsTheFirstMessageThatIsDue() throws {
    let form = FormState(["a": .text("")])
    form.rule("a", .required("Needed."), when: .leave)
    form.rule("a", .length(3..., "Short."), when: .leave)
    form.rule("a", .pattern("[a-z]+", "Letters only."), when: .submit)
    form.text("a").leave()
    #expect(form.message("a") == "Needed.")
    try form.text("a").set("1")
    #expect(form.message("a") == "Short.")
    try form.text("a").set("123")
    #expect(form.message("a") == nil)
    _ = form.submit()
    #expect(form.message("a") == "Letters only.")
    try form.text("a").set("abc")
    #expect(form.message("a") == nil)
  }

  @Test func asksAgain_WhenAnotherTagChanges() throws {
    let form = FormState(["password": .text(""), "again": .text("")])
    form.rule("again", .matches("password", "They differ."), when: .leave)
    try form.text("password").set("x")
    #expect(form.message("again") == nil)
    form.text("again").leave()
    #expect(form.message("again") == "They differ.")
    try form.text("again").set("x")
    #expect(form.message("again") == nil)
    try form.text("password").set("xy")
    form.text("password").leave()
    #expect(form.message("again") == "They differ.")
    try form.text("password").set("x")
    #expect(form.message("again") == nil)
  }

  @Test func keepsLookingAtAnotherTag_WhenARuleWasNotDueMeanwhile() throws {
    let form = FormState(["a": .text(""), "b": .text("")])
    form.rule("b", .required("Needed."), when: .change)
    form.rule("b", .custom("Same.") { $0 != $1["a"] }, when: .leave)
    try form.text("b").set("x")
    form.text("b").leave()
    for value in ["y", "x", "y", "x"] {
      try form.text("a").set(value)
      form.text("a").leave()
      #expect(form.message("b") == (value == "x" ? "Same." : nil))
    }
  }

  @Test func tellsOnce_WhenLeavingBringsAMessage() throws {
    let form = form(.leave)
    try form.text("a").set("wrong")
    var heard: [String?] = []
    form.onChange = { heard.append($0) }
    form.text("a").leave()
    form.text("a").leave()
    _ = form.submit()
    #expect(heard == ["a"])
  }

  @Test func keepsAForeignMessage_UntilTheValueChanges() throws {
    let form = FormState(["name": .text("mei")])
    form.reject("name", "This name is taken.")
    #expect(form.text("name").message == "This name is taken.")
    try form.text("name").set("mei2")
    #expect(form.message("name") == nil)
  }
}
