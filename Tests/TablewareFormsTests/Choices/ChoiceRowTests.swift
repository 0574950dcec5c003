import SampleRows
import Tableware
import TablewareForms
import TablewareHosting
import TablewareTesting
import Testing

@Suite struct ChoiceRowTests {
  private let form = FormState()
  private let page = SampleScreen()
  private let navigator: Navigator
  private let choices = [
    Choice("Small", "s"), Choice("Large", "l"),
    Choice("More", [Choice("Huge", "h"), Choice("Rare", [Choice("Tiny", "t")])]),
  ]

  init() {
    navigator = Navigator(root: page)
  }

  /// Declares a choice of one and a choice of many.
  private func declareBoth() {
    page.declare { _ in
      Section("all") {
        ChoiceRow("Size", choices, selected: form.choice("size"))
        ChoiceRow("Days", ["Mon", "Tue"], selected: form.indices("days"), none: "never")
      }
    }
  }

  /// What the screen on top shows, as `Small ✓`.
  private var top: [String] {
    let table = navigator.topHosted.table
    return RecordingBackend(table).shownContents.joined().map { content in
      content.title.string + content.values.map { " = \($0.text.string)" }.joined()
        + (content.accessory == .checkmark ? " ✓" : content.accessory == .disclosure ? " ›" : "")
    }
  }

  private func tap(_ title: String) {
    let table = navigator.topHosted.table
    let backend = RecordingBackend(table)
    for (position, content) in backend.shownContents.joined().enumerated()
    where content.title.string == title {
      guard let row = backend.binding(at: RowPath(section: 0, row: position)) else { continue }
      table.host.deliver(Tap(), from: row)
    }
    backend.endTurn()
    table.host.detach()
  }

  @Test func choosesOne_AndGoesBack() {
    declareBoth()
    #expect(top == ["Size = none ›", "Days = never ›"])
    tap("Size")
    #expect(navigator.top.title == "Size")
    #expect(top == ["Small", "Large", "More ›"])
    tap("Large")
    #expect(form["size"] == .text("l"))
    #expect(navigator.top === page)
    #expect(top == ["Size = Large ›", "Days = never ›"])
    tap("Size")
    #expect(top == ["Small", "Large ✓", "More ›"])
  }

  @Test func choosesMany_AndStays() {
    declareBoth()
    tap("Days")
    tap("Tue")
    tap("Mon")
    #expect(top == ["Mon ✓", "Tue ✓"])
    #expect(navigator.top.status == "2 selected")
    tap("Mon")
    #expect(top == ["Mon", "Tue ✓"])
    navigator.pop()
    #expect(top == ["Size = none ›", "Days = Tue ›"])
  }

  @Test func choosesInAGroupInAGroup() {
    declareBoth()
    tap("Size")
    tap("More")
    #expect(navigator.top.title == "More")
    #expect(top == ["Huge", "Rare ›"])
    tap("Rare")
    tap("Tiny")
    #expect(navigator.top.title == "More")
    #expect(top == ["Huge", "Rare = Tiny ›"])
    navigator.pop()
    #expect(top == ["Small", "Large", "More = Tiny ›"])
    tap("Small")
    #expect(top == ["Size = Small ›", "Days = never ›"])
  }

  @Test func showsWhatItSet_WhenItIsAValueAndAClosure() {
    var size: String?
    page.declare { _ in
      Section("all") { ChoiceRow("Size", choices, selected: size) { size = $0 } }
    }
    tap("Size")
    tap("More")
    tap("Huge")
    #expect(size == "h")
    #expect(top == ["Small", "Large", "More = Huge ›"])
  }

  @Test func checksItsField_WhenTheReaderComesBack() {
    form.rule("size", .required("Choose one."), when: .leave)
    declareBoth()
    tap("Size")
    #expect(form.message("size") == nil)
    navigator.pop()
    #expect(form.message("size") == "Choose one.")
  }

  @Test func saysThatThereIsNothing_WithoutChoices() {
    page.declare { _ in
      Section("all") { ChoiceRow("Size", [String](), selected: form.index("size")) }
    }
    tap("Size")
    #expect(top == ["No options"])
  }

  @Test func doesNothing_WithoutANavigator() {
    let table = Table()
    table.show { Section("all") { ChoiceRow("Size", choices, selected: form.choice("size")) } }
    #expect(table.deliver(Tap(), from: "size") == .unhandled)
  }

  @Test func opensTheScreenOfALink() {
    page.declare { _ in Section("all") { LinkRow("Page") { SampleScreen() } } }
    tap("Page")
    #expect(navigator.screens.count == 2)
  }
}
