import JSONText
import Tableware
import TablewareForms
import Testing

@testable import TablewareWeb

/// A session whose process ends is continued in another one, with what its browser has kept.
@Suite struct SavedSessionTests {
  private final class Form: Screen {
    let context = ScreenContext()
    let title: String
    private(set) var name: String
    private(set) var note: String
    private var secret = ""
    private let rows: Int

    init(_ title: String = "Form", name: String = "Ada", note: String = "", rows: Int = 200) {
      (self.title, self.name, self.note, self.rows) = (title, name, note, rows)
    }

    func configure(_ table: Table) { table.selectionMode = .multiple }

    var sections: [Section] {
      Section("fields") {
        TextFieldRow("Name", text: name, reports: .end) { self.name = $0 }
        TextFieldRow("Note", text: note) { self.note = $0 }
        TextFieldRow("Secret", text: secret, kind: .secure) { self.secret = $0 }
      }
      Section("rows") {
        ForEach(0..<rows, id: \.self) { TextRow("Row \($0)").id($0) }
      }
    }
  }

  /// What the browser keeps when the process of a page ends.
  private func saved(_ driver: WebDriver) throws -> String {
    let frame = try #require(driver.session.savedFrame())
    guard case .object(let members) = try JSONReader.value(of: frame),
      case .string(let text)? = members["z"], members.count == 1
    else { throw TestFailure(String(decoding: frame, as: UTF8.self)) }
    return text
  }

  /// Sends what a browser has kept to a session of another process.
  @discardableResult
  private func restore(_ text: String, in driver: WebDriver) -> WebSession.Outcome {
    var writer = JSONWriter()
    writer.write(text)
    return driver.send("\"R\",\(String(decoding: writer.bytes, as: UTF8.self))")
  }

  private func field(_ title: String, of driver: WebDriver) throws -> String? {
    let id = try #require(driver.id(title))
    return driver.session.page.entry(id)?.presentation.content.typedText
  }

  @Test func place_andSelection_areThoseOfTheEndedSession() throws {
    let old = WebDriver(Form())
    old.send("\"w\",80,60,0,0,0,0,0,1000,1000")
    for row in [3, 101] { old.session.page.table.select(Identity(row)) }
    old.receive()
    let (top, bottom) = try (#require(old.id("Row 100")), #require(old.id("Row 110")))
    let first = old.session.page.window.lowerBound
    old.send("\"w\",\(first),60,\(top),\(top),\(bottom),0,-17,1000,1000")
    let text = try saved(old)

    let screen = Form()
    let new = WebDriver(screen)
    #expect(restore(text, in: new) == .accepted)
    let row = try #require(new.id("Row 100"))
    let frame = String(decoding: try #require(new.frames.last), as: UTF8.self)
    #expect(frame.contains("\"j\":[\(row),1,0,-17]"), "\(frame)")
    #expect(screen.context.table?.selection.rows == [3, 101])
  }

  @Test func typedTexts_areTypedAgain() throws {
    let old = WebDriver(Form())
    let ids = try ["Name", "Note", "Secret"].map { try #require(old.id($0)) }
    old.send("\"c\",\(ids[1]),\"Buy milk\"")
    old.send("\"c\",\(ids[2]),\"xyzzy\"")
    old.send("\"y\",\(ids[0]),1")
    old.send("\"c\",\(ids[0]),\"Adam\"")
    let text = try saved(old)
    #expect(!text.contains("xyzzy"))

    let screen = Form()
    let new = WebDriver(screen)
    #expect(restore(text, in: new) == .accepted)
    #expect(screen.note == "Buy milk")
    // The field is set when the user leaves it, as before.
    #expect(screen.name == "Ada")
    #expect(try field("Name", of: new) == "Adam")
    try new.send("\"y\",\(#require(new.id("Name"))),1")
    try new.send("\"y\",\(#require(new.id("Name"))),0")
    #expect(screen.name == "Adam")

    // A third process.
    let third = WebDriver(Form())
    restore(try saved(new), in: third)
    #expect(try field("Note", of: third) == "Buy milk")
  }

  /// A field that the user has left was set, and is set again; one is still typed.
  @Test func fieldThatWasLeft_isSetAgain() throws {
    final class Names: Screen {
      let context = ScreenContext()
      let title = "Names"
      private(set) var log: [String] = []
      private var names = ["", "", ""]
      var sections: [Section] {
        Section("names") {
          ForEach(0..<3, id: \.self) { index in
            TextFieldRow("Name \(index)", text: self.names[index], reports: .end) {
              self.names[index] = $0
              self.log.append("\(index) \($0)")
            }.id(index)
          }
        }
      }
    }
    let old = WebDriver(Names())
    for index in [0, 2, 1] {
      let id = try #require(old.id("Name \(index)"))
      old.send("\"y\",\(id),1")
      old.send("\"c\",\(id),\"Ann\(index)\"")
    }
    let screen = Names()
    let new = WebDriver(screen)
    try restore(saved(old), in: new)
    #expect(screen.log == ["0 Ann0", "2 Ann2"])
    #expect(try field("Name 1", of: new) == "Ann1")
    try new.send("\"y\",\(#require(new.id("Name 1"))),0")
    #expect(screen.log == ["0 Ann0", "2 Ann2", "1 Ann1"])
  }

  /// A client that does not confirm its patches has typed more than its page shows.
  @Test func textOfASlowClient_isSaved() throws {
    let old = WebDriver(Form())
    old.isSlow = true
    let id = try #require(old.id("Note"))
    for text in ["B", "Bu", "Buy"] { old.send("\"c\",\(id),\"\(text)\"") }
    let screen = Form()
    try restore(saved(old), in: WebDriver(screen))
    #expect(screen.note == "Buy")
  }

  @Test func rowThatCannotBeSelected_isNotSelected() throws {
    final class Locked: Screen {
      let context = ScreenContext()
      let title = "Locked"
      let isLocked: Bool
      init(isLocked: Bool) { self.isLocked = isLocked }
      func configure(_ table: Table) { table.selectionMode = .multiple }
      var sections: [Section] {
        Section("rows", header: "Rows") {
          TextRow("Open").id(1)
          TextRow("Locked").id(2).selectable(!isLocked)
          TextRow("Disabled").id(3).disabled(isLocked)
        }
      }
    }
    let old = WebDriver(Locked(isLocked: false))
    for row in 1...3 { old.session.page.table.select(row) }
    old.receive()
    let screen = Locked(isLocked: true)
    let new = WebDriver(screen)
    try restore(saved(old), in: new)
    #expect(new.session.page.table.selection.rows == [1])
  }

  @Test func textThatTheAppHasStored_isNotReplaced() throws {
    let old = WebDriver(Form())
    try old.send("\"c\",\(#require(old.id("Note"))),\"Buy milk\"")
    let text = try saved(old)
    let screen = Form(note: "Buy bread")
    #expect(restore(text, in: WebDriver(screen)) == .accepted)
    #expect(screen.note == "Buy bread")
  }

  @Test func otherScreens_areNotRestored() throws {
    final class Other: Screen {
      let context = ScreenContext()
      let title = "Other"
      var note = ""
      var sections: [Section] {
        Section("fields") { TextFieldRow("Note", text: note) { self.note = $0 } }
      }
    }
    let old = WebDriver(Form())
    try old.send("\"c\",\(#require(old.id("Note"))),\"Buy milk\"")
    let other = Other()
    let outcome = restore(try saved(old), in: WebDriver(other))
    #expect(outcome == .late("The saved session has other screens."))
    #expect(other.note == "")
  }

  @Test func savedSession_ofAnotherUser_isNotContinued() throws {
    let old = WebDriver(Navigator(root: Form()), user: "ann")
    try old.send("\"c\",\(#require(old.id("Note"))),\"Buy milk\"")
    let text = try saved(old)
    for (user, note) in [("bob", ""), (nil, ""), ("ann", "Buy milk")] {
      let screen = Form()
      let driver = WebDriver(Navigator(root: screen), user: user)
      restore(text, in: driver)
      #expect(screen.note == note)
      // The browser keeps it until the user has signed in.
      let frames = driver.frames.map { String(decoding: $0, as: UTF8.self) }
      #expect(frames.contains { $0.contains("\"z\":\"\"") } == (user == "ann"))
    }
  }

  @Test func textThatIsNoSession_isRejected_andSoIsASecondOne() throws {
    let driver = WebDriver(Form())
    #expect(restore("{}", in: driver) == .rejected("A saved session cannot be read."))
    let text = try saved(WebDriver(Form()))
    #expect(restore(text, in: driver) == .rejected("A session is restored once."))
  }

  @Test func selection_isLeftOutWhenItIsTooLong_andThenTheTexts() throws {
    let saved = try saved(WebDriver(Form()))
    var session = try #require(SavedSession(saved))
    let selection = (0..<1_000).map { "string the identity of row \($0)" }
    session.stack.screens[0].table.selection = selection
    session.texts = [.init(row: "string note", before: "", text: "Buy milk")]
    let text = try #require(session.text)
    #expect(text.utf8.count <= SavedSession.byteLimit)
    let short = try #require(SavedSession(text))
    #expect(short.stack.screens[0].table.selection == [])
    #expect(short.texts == session.texts)

    session.texts[0].text = String(repeating: "Ж", count: 12_000)
    let shortest = try #require(session.text.flatMap(SavedSession.init))
    #expect(shortest.texts == [])
    session.stack.screens[0].key = String(repeating: "Ж", count: 12_000)
    #expect(session.text == nil)
  }

  @Test func largeSelection_isNotSaved() throws {
    let driver = WebDriver(Form(rows: 1_001))
    let table = driver.session.page.table
    var selection = table.selection
    for row in 0..<1_001 { selection.select(row) }
    table.selection = selection
    driver.receive()
    #expect(driver.session.savedFrame() == nil)
  }

  @Test func typedTexts_areAtMostAHundred() throws {
    final class Fields: Screen {
      let context = ScreenContext()
      let title = "Fields"
      var texts = [Int: String]()
      var sections: [Section] {
        Section("fields") {
          ForEach(0..<120, id: \.self) { index in
            TextFieldRow("Field \(index)", text: self.texts[index, default: ""]) {
              self.texts[index] = $0
            }.id(index)
          }
        }
      }
    }
    let old = WebDriver(Fields())
    old.send("\"w\",0,120,0,0,0,0,0,1000,1000")
    for index in 0..<110 {
      old.time += .seconds(1)
      try old.send("\"c\",\(#require(old.id("Field \(index)"))),\"\(index)\"")
    }
    // The latest ones.
    let screen = Fields()
    let text = try saved(old)
    restore(text, in: WebDriver(screen))
    #expect(screen.texts.keys.sorted() == Array(10..<110))

    // A client that sends more.
    var forged = try #require(SavedSession(text))
    forged.texts += (0..<10).map { SavedSession.TypedText(row: "int \($0)", before: "", text: "x") }
    let other = Fields()
    restore(try #require(forged.text), in: WebDriver(other))
    #expect(other.texts.count == SavedSession.textLimit)
  }
}
