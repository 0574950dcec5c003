import Gallery
import Tableware
import TablewareForms
import Testing

@testable import TablewareWeb

@Suite struct FormTests {
  @Test func fieldsAreReadAsABrowserSendsThem() {
    let fields = FormText.fields(of: Array("c+7=a%26b+c%3D&e=t+12&x&%zz=%E4%BD&=1".utf8))
    #expect(fields.map(\.name) == ["c 7", "e", "x", "%zz", ""])
    #expect(fields.map(\.value) == ["a&b c=", "t 12", "", "\u{FFFD}", "1"])
  }

  @Test func thePageWorksWithoutAScript() throws {
    let session = WebSession(Navigator(root: try #require(Gallery.screen(named: nil))))
    _ = session.firstPage(token: "t")
    let id = try #require(
      session.page.entries.first { $0.isRow && $0.bound.content.title.string == "Settings" }?.id)
    #expect(session.handle(form: [("e", "t \(id)")], at: .zero) == [])
    #expect(session.firstPage(token: "t").contains("<title>Settings</title>"))
    let toggles = session.page.entries.compactMap { entry in
      if case .toggle(let isOn) = entry.bound.content.control {
        (id: entry.id, isOn: isOn)
      } else {
        nil
      }
    }
    // A browser sends those that are on; the first one was changed.
    let toggle = try #require(toggles.first)
    let isOn = toggle.isOn
    let sent = toggles.filter { $0.id == toggle.id ? !$0.isOn : $0.isOn }
    let fields = sent.map { ("c \($0.id)", "on") } + [("v", "\(session.version)")]
    #expect(session.handle(form: fields, at: .zero) == [])
    _ = session.firstPage(token: "t")
    #expect(session.page.entry(toggle.id)?.bound.content.control == .toggle(!isOn))
    #expect(session.handle(form: [("e", "b")], at: .zero) == [])
    #expect(
      session.handle(form: [("e", "nonsense")], at: .zero)
        == [.rejected("The form contains no valid gesture.")])
  }

  /// Two fields of which one has an effect for the Return key, and a text area.
  private final class Sending: Screen {
    let context = ScreenContext()
    let title = "Sending"
    var (name, text, notes) = ("", "", "")
    var sent: [String] = []

    var sections: [Section] {
      Section("a") {
        TextFieldRow("Name", text: Field(self, \.name))
        TextFieldRow("Text", text: Field(self, \.text), onSubmit: { self.send() })
        TextAreaRow("Notes", text: Field(self, \.notes))
      }
    }

    private func send() { sent.append("\(name): \(text), \(notes)") }
  }

  /// A browser sends the first button of the form for the Return key in any field.
  @Test func returnKey_withoutAScript_submitsTheLastChangedField() throws {
    let screen = Sending()
    let session = WebSession(Navigator(root: screen))
    func sendForm(_ texts: [String: String], _ button: String = "apply") -> [WebSession.Outcome] {
      _ = session.firstPage(token: "t")
      let fields = session.page.entries.compactMap { entry in
        texts[entry.bound.content.title.string].map { ("c \(entry.id)", $0) }
      }
      return session.handle(
        form: fields + [("v", "\(session.version)"), ("e", button)], at: .zero)
    }
    #expect(sendForm(["Name": "Ada"]) == [])
    #expect(screen.sent == [])
    #expect(sendForm(["Name": "Ada", "Text": "Hello", "Notes": "x\ny"]) == [])
    #expect(screen.sent == ["Ada: Hello, x\ny"])
    // Nothing was changed.
    #expect(sendForm(["Name": "Ada", "Text": "Hello"]) == [])
    #expect(sendForm(["Name": "Ada", "Text": "Again"], "u") != [])
    #expect(screen.sent.count == 1)
  }

  @Test func longTablesAreTurnedLikePages() {
    let table = Table()
    table.show { Section("a") { ForEach(Array(0..<500), id: \.self) { TextRow("Row \($0)") } } }
    let session = WebSession(Navigator(root: TableScreen(table)))
    #expect(session.firstPage(token: "t").contains("value=\"page 1\""))
    session.handle(form: [("e", "page 1")], at: .zero)
    let page = session.firstPage(token: "t")
    #expect(page.contains("aria-posinset=\"60\"") && page.contains(">Row 100<"))
    #expect(page.contains("value=\"page -1\""))
  }

  /// Fields of every kind, and a button that switches all on.
  private final class Fields: Screen {
    let context = ScreenContext()
    let title = "Fields"
    var notes = "one\ntwo"
    var line = "a\nb\u{1}c"
    var level = 0.33
    var isOn = [false, false]
    var changes: [String] = []
    var commands: [Command] { [Command("e", "Enable all") { self.isOn = [true, true] }] }

    var sections: [Section] {
      Section("a") {
        TextAreaRow("Notes", text: notes) {
          self.notes = $0
          self.changes.append("notes \($0)")
        }.id("notes")
        TextFieldRow("Line", text: line) { self.changes.append("line \($0)") }
          .id("line")
        SliderRow("Level", value: level, in: 0...1, step: 0.25) {
          self.changes.append("level \($0)")
        }.id("level")
        for number in 0..<2 {
          ToggleRow("Box \(number)", isOn: self.isOn[number]) {
            self.isOn[number] = $0
            self.changes.append("box \(number) \($0)")
          }.id(number)
        }
      }
    }
  }

  /// What a browser sends when nothing was touched.
  private func untouched(_ session: WebSession) -> [(name: String, value: String)] {
    func name(_ title: String) -> String {
      "c \(session.page.entries.first { $0.isRow && $0.bound.content.title.string == title }?.id ?? 0)"
    }
    return [
      ("v", "\(session.version)"), (name("Notes"), "one\r\ntwo"), (name("Line"), "ab\u{FFFD}c"),
      (name("Level"), "0.25"),
    ]
  }

  @Test func whatABrowserMakesOfThePageIsNoChange() {
    let screen = Fields()
    let session = WebSession(Navigator(root: screen))
    _ = session.firstPage(token: "t")
    #expect(session.handle(form: untouched(session), at: .zero) == [])
    #expect(screen.changes == [])
  }

  @Test func lineBreaksOfAnAreaStay() {
    let screen = Fields()
    let session = WebSession(Navigator(root: screen))
    _ = session.firstPage(token: "t")
    var fields = untouched(session)
    fields[1].value = "one\r\n\r\nthree\rfour"
    #expect(session.handle(form: fields, at: .zero) == [])
    #expect(screen.notes == "one\n\nthree\nfour")
  }

  @Test func f70_aFormThatIsSentTwiceSetsNothingTwice() {
    let screen = Fields()
    let session = WebSession(Navigator(root: screen))
    _ = session.firstPage(token: "t")
    let fields = untouched(session) + [("e", "g e")]
    #expect(session.handle(form: fields, at: .zero) == [])
    #expect(screen.isOn == [true, true])
    // The boxes are still off in the page from which it comes.
    #expect(session.handle(form: fields, at: .zero) == [])
    _ = session.firstPage(token: "t")
    #expect(session.handle(form: fields, at: .zero) == [])
    #expect(screen.isOn == [true, true])
    #expect(screen.changes == [])
  }

  @Test func aSecondClickSendsNoFieldAgain() {
    let screen = Fields()
    let session = WebSession(Navigator(root: screen))
    _ = session.firstPage(token: "t")
    var fields = untouched(session)
    fields[1].value = "three"
    for _ in 0..<2 { #expect(session.handle(form: fields, at: .zero) == []) }
    #expect(screen.changes == ["notes three"])
  }

  @Test func whatHasChangedSinceThePageWasSentIsNotTakenBack() {
    let screen = Fields()
    let session = WebSession(Navigator(root: screen))
    _ = session.firstPage(token: "t")
    let fields = untouched(session)
    screen.isOn = [true, false]
    screen.context.setNeedsUpdate()
    #expect(session.handle(form: fields, at: .zero) == [])
    #expect(screen.isOn == [true, false])
  }

  @Test func formsSpendWhatFramesSpend() {
    let session = WebSession(Navigator(root: Fields()))
    _ = session.firstPage(token: "t")
    let tooMuch = WebSession.Outcome.ended("The client sends more than 100 frames a second.")
    for _ in 0..<300 { #expect(session.handle(form: [], at: .zero) == []) }
    #expect(session.handle(form: [], at: .zero) == [tooMuch])
    #expect(session.handle(form: [("e", "g e")], at: .zero) == [tooMuch])
    session.connect()
    #expect(session.handle(Array("[1,\"h\",1,0,60]".utf8), at: .zero) == tooMuch)
    #expect(session.handle(form: [("e", "g e")], at: .seconds(1)) == [])
    for number in 0..<50 {
      #expect(
        session.handle(form: [("e", "t 99")], at: .seconds(2))
          == [.rejected("Item 99 was never rendered for this client.")], "\(number)")
    }
    #expect(
      session.handle(form: [("e", "t 99")], at: .seconds(2)) == [
        .ended(
          "Too many messages of the client were rejected. The last one: Item 99 was never rendered for this client."
        )
      ])
  }
}
