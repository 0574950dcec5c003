import Tableware
import TablewareForms
import TablewareHosting
import TablewareTesting
import Testing

/// Forms of any size cost what changes in them, counted and not timed.
@Suite struct LargeFormTests {
  private static let count = 10_000

  private func form(_ rule: (Int) -> FormRule) -> FormState {
    let form = FormState()
    for number in 0..<Self.count {
      form["f\(number)"] = .text("x")
      form.rule("f\(number)", rule(number), when: .change)
    }
    return form
  }

  @Test func asksOneRule_WhenOneValueChanges() throws {
    let form = form { _ in .required() }
    _ = form.submit()
    #expect(form.checkCount == Self.count)
    try form.text("f5000").set("")
    form.text("f5000").leave()
    #expect(form.checkCount == Self.count + 2)
    #expect(form.message("f5000") == "Required.")
  }

  @Test func asksOnlyNeighbours_WhenRulesLookAtOneAnother() throws {
    let form = form { number in
      .custom("Wrong.") { _, form in form.text("f\(max(0, number - 1))") != "bad" }
    }
    _ = form.submit()
    let before = form.checkCount
    try form.text("f5000").set("bad")
    #expect(form.checkCount == before + 2)
    #expect(form.message("f5001") == "Wrong.")
    #expect(form.message("f5002") == nil)
    try form.text("f5000").set("good")
    #expect(form.checkCount == before + 4)
    #expect(form.message("f5001") == nil)
  }

  @Test func bindsOneRow_WhenOneValueChanges() throws {
    let form = form { _ in .required() }
    let table = Table()
    let backend = RecordingBackend(table)
    var built = 0
    func show() {
      table.show {
        Section("all") {
          ForEach(0..<Self.count, id: \.self) { number in
            row(number)
          }
        }
      }
    }
    func row(_ number: Int) -> AnyRow {
      built += 1
      return TextFieldRow("Field \(number)", text: form.text("f\(number)")).id(number)
    }
    form.onChange = { _ in show() }
    show()
    backend.endTurn()
    backend.clearCalls()
    built = 0

    table.deliver(ControlChange(.text("")), from: 5000)
    backend.endTurn()
    var refresh = ContentChanges()
    refresh.rows = [RowPath(section: 0, row: 5000)]
    #expect(backend.calls == [.refresh(refresh)])
    // The recording back end shows every row, so each is looked at a few times, and no more.
    #expect(built <= 4 * Self.count)
    #expect(backend.shownContents[0][5000].message?.string == "Required.")
    form.onChange = nil
  }

  @Test func buildsOneRow_WhenItIsChangedThroughItsHandle() throws {
    let form = form { _ in .required() }
    let table = Table()
    let backend = RecordingBackend(table)
    table.show {
      Section("all") {
        for number in 0..<Self.count {
          TextFieldRow("Field", text: form.text("f\(number)"))
        }
      }
    }
    backend.endTurn()
    backend.clearCalls()
    var built = 0
    func row(_ tag: String) -> TextFieldRow {
      built += 1
      return TextFieldRow("Field", text: form.text(tag))
    }
    form.onChange = { tag in
      if let tag { table.row(tag).update { row(tag) } }
    }
    table.deliver(ControlChange(.text("")), from: "f7")
    backend.endTurn()
    #expect(built == 1)
    #expect(backend.shownContents[0][7].message?.string == "Required.")
    form.onChange = nil
  }

  @Test func showsAndHidesOneRow_InOneBatch() throws {
    let form = FormState(["on": .bool(false)])
    form.hide("more") { !$0.bool("on") }
    let table = Table()
    let backend = RecordingBackend(table)
    func show() {
      table.show {
        Section("all") {
          ToggleRow("On", isOn: form.bool("on"))
          if form.isShown("more") { TextFieldRow("More", text: form.text("more")) }
          ForEach(0..<Self.count, id: \.self) { TextRow("Row \($0)") }
        }
      }
    }
    form.onChange = { _ in show() }
    show()
    backend.endTurn()
    for isOn in [true, false] {
      backend.clearCalls()
      table.deliver(ControlChange(.bool(isOn)), from: "on")
      backend.endTurn()
      #expect(backend.calls.count == 2)
      #expect(backend.shownIdentities[0].count == Self.count + (isOn ? 2 : 1))
    }
    #expect(backend.violations == [])
    form.onChange = nil
  }
}
