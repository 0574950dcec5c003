import Tableware
import Testing

@testable import TablewareWeb

/// Menus and questions, in a dialog over the page.
@Suite struct BoxTests {
  private final class ListScreen: Screen {
    let context = ScreenContext()
    let title = "Files"
    var names = ["a", "b"] { didSet { context.setNeedsUpdate() } }
    var calls: [String] = []
    var canPlay = true { didSet { context.setNeedsUpdate() } }

    var commands: [Command] {
      [Command("c", "Clear", role: .destructive, asking: "Clear all?") { self.names = [] }]
    }

    var sections: [Section] {
      Section("files") {
        ForEach(names, id: { $0 }) { name in
          TextRow(RowText(name))
            .onTap { self.calls.append("tap \(name)") }
            .menu([RowAction("Play") { self.calls.append("play \(name)") }])
            .deletable(asking: "Delete <\(name)>?") { self.names.removeAll { $0 == name } }
        }
      }
    }
  }

  private let screen = ListScreen()
  private let driver: WebDriver

  init() { driver = WebDriver(screen) }

  /// The inside of the dialog, as the client has it.
  private var dialog: String {
    if case .html(let html)? = driver.session.chrome.parts.last { html.string } else { "no part" }
  }

  private func openMenu(of name: String) throws -> Int {
    let row = try #require(driver.id(name))
    #expect(driver.send("\"o\",\(row)") == .accepted)
    return row
  }

  @Test func menu_isADialogAtItsRow_andThePageStays() throws {
    #expect(dialog == "")
    let row = try openMenu(of: "b")
    let ids = try ["Play", "Delete", "Cancel"].map { try #require(driver.id($0)) }
    #expect(dialog.hasPrefix("<div class=\"bx\" data-at=\"\(row)\">"))
    #expect(dialog.contains("<h2 class=\"bxt\" id=\"bt\" dir=\"auto\">b</h2>"))
    for id in ids { #expect(dialog.contains("<li id=\"r\(id)\"")) }
    // The page below is the same, and only the dialog was sent.
    #expect(driver.replay.items.count == 2)
    let frame = String(decoding: try #require(driver.frames.last), as: UTF8.self)
    #expect(!frame.contains("\"s\":1"))
    #expect(!frame.contains("\"r\":"))
    #expect(driver.session.page.shownItems.map(\.id) == driver.replay.items.map(\.id))
  }

  @Test func action_ofTheMenu_closesIt_andRuns() throws {
    _ = try openMenu(of: "b")
    driver.send("\"t\",\(try #require(driver.id("Play")))")
    #expect(screen.calls == ["play b"])
    #expect(dialog == "")
    #expect(driver.session.navigator.screens.count == 1)
  }

  @Test func question_isInTheCenter_withItsTextAsTheDescription() throws {
    _ = try openMenu(of: "b")
    driver.send("\"t\",\(try #require(driver.id("Delete")))")
    #expect(dialog.hasPrefix("<div class=\"bx\" data-at=\"0\">"))
    let question = try #require(dialog.components(separatedBy: "<div id=\"bq\">").dropFirst().first)
    #expect(question.contains("Delete &lt;b&gt;?"))
    driver.send("\"t\",\(try #require(driver.id("Delete")))")
    #expect(screen.names == ["a"])
    #expect(driver.titles == ["a"])
    #expect(dialog == "")
  }

  @Test func back_closesTheBox_andNothingElse() throws {
    _ = try openMenu(of: "a")
    #expect(driver.send("\"b\"") == .accepted)
    #expect(dialog == "")
    #expect(driver.titles == ["a", "b"])
    #expect(screen.calls == [])
  }

  @Test func pageBelow_isUpdated_whileTheBoxIsOpen() throws {
    let row = try openMenu(of: "b")
    screen.names.append("c")
    driver.receive()
    #expect(driver.replay.items.count == 3)
    #expect(dialog.contains("data-at=\"\(row)\""))
    // The menu stays, without its row in the center.
    screen.names = ["a"]
    driver.receive()
    #expect(driver.replay.items.count == 1)
    #expect(dialog.contains("data-at=\"0\""))
    driver.send("\"t\",\(try #require(driver.id("Play")))")
    #expect(screen.calls == [])
    #expect(dialog == "")
  }

  @Test func rowBelowTheBox_receivesNoGesture() throws {
    let other = try #require(driver.id("a"))
    _ = try openMenu(of: "b")
    guard case .late = driver.send("\"t\",\(other)") else {
      Issue.record("The row below received \(driver.lastOutcome).")
      return
    }
    #expect(screen.calls == [])
  }

  @Test(arguments: ["\"g\",\"c\"", "\"u\"", "\"q\",\"text\"", "\"p\",0", "\"x\",\"A\""])
  func screenBelowTheBox_receivesNoCommand(message: String) throws {
    _ = try openMenu(of: "b")
    #expect(driver.send(message) == .late("A menu or a question is over the screen."))
    #expect(screen.names == ["a", "b"])
    #expect(driver.session.navigator.screens.count == 2)
  }

  @Test func questionOfACommand_isADialog() throws {
    #expect(driver.send("\"g\",\"c\"") == .accepted)
    #expect(dialog.contains(">Clear</h2>"))
    #expect(driver.titles == ["Cancel", "Clear"])
    driver.send("\"t\",\(try #require(driver.id("Clear")))")
    #expect(screen.names == [])
  }

  @Test func focusOfThePage_isKept_whileTheBoxHasIt() throws {
    let row = try #require(driver.id("b"))
    driver.send("\"f\",\(row)")
    _ = try openMenu(of: "b")
    driver.send("\"f\",\(try #require(driver.id("Play")))")
    driver.send("\"b\"")
    #expect(driver.session.page.focused == row)
  }

  @Test func pageThatIsLoadedAgain_hasTheBox_andCanBeUsedWithoutAScript() throws {
    _ = try openMenu(of: "b")
    let page = driver.session.firstPage(token: "token")
    let play = try #require(driver.id("Play"))
    #expect(page.contains("<main id=\"main\" inert>"))
    #expect(page.contains("<title>Files</title>"))
    #expect(page.contains("value=\"t \(play)\""))
    #expect(driver.session.handle(form: [("e", "t \(play)")], at: .zero) == [])
    #expect(screen.calls == ["play b"])
    #expect(!driver.session.firstPage(token: "token").contains(" inert>"))
  }

  @Test func menuOfManyActions_isWhole() throws {
    let table = Table()
    let actions = (1...150).map { RowAction("Action \($0)") {} }
    table.show { Section("one") { TextRow("Row").menu(actions) } }
    let driver = WebDriver(TableScreen(table))
    driver.send("\"o\",\(try #require(driver.id("Row")))")
    #expect(driver.titles.count == 151)
  }

  @Test func submenu_takesThePlaceOfItsMenu() throws {
    let table = Table()
    table.show {
      Section("one") {
        TextRow("Row").menu([.submenu("Move", [RowAction("Up") {}]), RowAction("Keep") {}])
      }
    }
    let driver = WebDriver(TableScreen(table))
    driver.send("\"o\",\(try #require(driver.id("Row")))")
    driver.send("\"t\",\(try #require(driver.id("Move")))")
    #expect(driver.titles == ["Up", "Cancel"])
    driver.send("\"b\"")
    #expect(driver.titles == ["Move", "Keep", "Cancel"])
    #expect(driver.replay.items.count == 1)
  }
}
