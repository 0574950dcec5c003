import Tableware
import TablewareForms
import Testing

/// Every short sequence of what a reader and an app can do to a form.
@Suite struct FormSequenceTests {
  private enum Step: CaseIterable {
    case typeA, typeB, clearB, setA, leaveA, leaveB, submit
  }

  private func form(_ moment: FormMoment) -> FormState {
    let form = FormState(["a": .text(""), "b": .text("")])
    form.rule("b", .required("Needed."), when: moment)
    form.rule("b", .matches("a", "Differs."), when: .leave)
    return form
  }

  private func perform(_ step: Step, on form: FormState) throws {
    switch step {
    case .typeA: try form.text("a").set("x")
    case .typeB: try form.text("b").set("x")
    case .clearB: try form.text("b").set("")
    case .setA: form["a"] = .text("y")
    case .leaveA: form.text("a").leave()
    case .leaveB: form.text("b").leave()
    case .submit: _ = form.submit()
    }
  }

  /// The problem of `b`, in every report.
  private func mistake(in form: FormState) -> String? {
    let (a, b) = (form.values.text("a"), form.values.text("b"))
    return b.isEmpty ? "Needed." : a != b ? "Differs." : nil
  }

  @Test(arguments: [FormMoment.change, .leave, .submit])
  func neverShowsAMessageThatDoesNotHold_AndTellsOfEachThatCame(_ moment: FormMoment) throws {
    var sequences: [[Step]] = [[]]
    for _ in 0..<5 { sequences = sequences.flatMap { head in Step.allCases.map { head + [$0] } } }
    for steps in sequences {
      let form = form(moment)
      var told: String?
      form.onChange = { [unowned form] _ in told = form.message("b") }
      for step in steps { try perform(step, on: form) }
      let message = form.message("b")
      let isTrue =
        message == nil || message == mistake(in: form)
        // A rule that is not due yet may hide behind one that is.
        || message == "Differs." && form.values.text("a") != form.values.text("b")
      guard isTrue, message == told, steps.last != .submit || message == mistake(in: form) else {
        Issue.record("\(steps): \(message ?? "nothing"), told \(told ?? "nothing")")
        return
      }
    }
  }
}
