import Tableware
import Testing

@testable import TablewareWeb

/// The commands, the refresh and the page of keys of a screen in a browser.
@Suite struct ChromeTests {
  private final class Inbox: Screen {
    let context = ScreenContext()
    let title = "Inbox"
    var isEmpty = false
    var isRefreshing = false
    var mails = ["First"]
    var runs: [String] = []

    var commands: [Command] {
      [
        Command("a", "Add") { self.runs.append("add") },
        Command("x", "Delete all", role: .destructive, isEnabled: !isEmpty) {
          self.runs.append("delete")
          self.context.notify("Deleted.", action: "Undo") { self.runs.append("undo") }
        },
      ]
    }
    var refresh: Refresh? {
      Refresh(isRefreshing: isRefreshing) {
        self.runs.append("refresh")
        self.isRefreshing = true
      }
    }
    var sections: [Section] {
      Section("mails") { for mail in mails { TextRow(RowText(mail)) } }
    }
  }

  private let inbox = Inbox()
  private let driver: WebDriver

  init() { driver = WebDriver(inbox) }

  private var chrome: String { driver.session.chrome.string }

  @Test func commands_haveTheirRoleAndState() {
    #expect(
      chrome.contains(
        """
        <button class="k bd" name="e" value="g x" aria-keyshortcuts="x" title="Keys: x">Delete all</button>
        """))
    inbox.isEmpty = true
    inbox.context.setNeedsUpdate()
    driver.receive()
    #expect(
      chrome.contains(
        """
        <button class="k bd" name="e" value="g x" aria-keyshortcuts="x" title="Keys: x" disabled>\
        Delete all</button>
        """))
    #expect(driver.send("\"g\",\"x\"") == .late("The command is disabled."))
    #expect(inbox.runs == [])
  }

  @Test func notice_hasAButtonForItsAction_untilItsTimeIsOver() {
    let button =
      "<button class=\"k\" name=\"e\" value=\"g u\" aria-keyshortcuts=\"u\""
      + " title=\"Keys: u\">Undo</button>"
    #expect(driver.send("\"g\",\"x\"") == .accepted)
    #expect(chrome.contains("<p class=\"q msg\"><span class=\"nt\">Deleted.</span></p>"))
    #expect(chrome.contains(button))
    #expect(driver.send("\"g\",\"u\"") == .accepted)
    #expect(inbox.runs == ["delete", "undo"])
    #expect(!chrome.contains(button))
    #expect(driver.send("\"g\",\"x\"") == .accepted)
    driver.wait(.seconds(9))
    #expect(chrome.contains("<p class=\"q msg\"></p>"))
    #expect(!chrome.contains(button))
  }

  @Test func refresh_isAButton_thatIsBusyUntilItEnds() {
    let idle = "<button class=\"k rf\" name=\"e\" value=\"u\">Refresh</button>"
    #expect(chrome.contains(idle))
    #expect(driver.send("\"u\"") == .accepted)
    #expect(inbox.runs == ["refresh"])
    #expect(
      chrome.contains(
        """
        <button class="k rf" name="e" value="u" disabled aria-busy="true">Refreshing …</button>
        """))
    inbox.isRefreshing = false
    inbox.context.setNeedsUpdate()
    driver.receive()
    #expect(chrome.contains(idle))
  }

  @Test func f51_refresh_thatEndsWithNewRows_isOneFrame() {
    driver.send("\"u\"")
    let count = driver.frames.count
    inbox.isRefreshing = false
    inbox.mails.append("Second")
    inbox.context.setNeedsUpdate()
    driver.receive()
    #expect(driver.frames.count == count + 1)
    #expect(driver.titles.suffix(2) == ["First", "Second"])
    #expect(!chrome.contains("aria-busy"))
  }

  @Test func refresh_ofAScreenWithoutOne_isRejected() {
    let driver = WebDriver(TableScreen(Table()))
    #expect(driver.send("\"u\"") == .rejected("This screen cannot be refreshed."))
    #expect(!driver.session.chrome.string.contains("Refresh"))
  }

  @Test func refresh_byAForm_works() {
    #expect(driver.session.handle(form: [("e", "u")], at: .zero) == [])
    #expect(inbox.runs == ["refresh"])
  }

  @Test func keys_areAPage_whoseCommandsRun() throws {
    #expect(driver.send("\"l\"") == .accepted)
    let texts = driver.replay.items.map { item in
      item.html.replacing(#/<[^>]*>/#, with: " ").split(separator: " ").joined(separator: " ")
    }
    #expect(driver.session.navigator.top.title == "Keys")
    #expect(
      texts == [
        "Character keys Keys without Ctrl, Alt or Command act on the page",
        "Screen", "Add a", "Delete all x", "Everywhere", "Next or previous row ↑ ↓",
        "One page up or down PageUp PageDown", "First or last row Home End",
        "Collapses or expands the row ← →", "Moves the row Alt+↑ Alt+↓", "Menu of the row .",
        "Closes or goes back Esc", "Commands Ctrl+K",
      ])
    driver.send("\"l\"")
    #expect(driver.session.navigator.screens.count == 2)
    driver.send("\"t\",\(driver.replay.items[2].id)")
    #expect(inbox.runs == ["add"])
    #expect(driver.session.navigator.top === inbox)
  }
}
