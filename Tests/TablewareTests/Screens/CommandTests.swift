import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Commands with a question, disabled commands, and the refresh of a screen.
@Suite struct CommandTests {
  private final class Mails: Screen {
    let context = ScreenContext()
    let title = "Mails"
    var mails = ["a", "b"]
    var isDeleting = true
    var isRefreshing = false
    var refreshes = 0
    var deleted: [EventSource?] = []

    var commands: [Command] {
      [
        Command(
          "x", "Delete all", role: .destructive, isEnabled: !mails.isEmpty,
          asking: isDeleting ? "Delete all mails?" : nil
        ) { focused in
          self.mails = []
          self.deleted.append(focused)
        }
      ]
    }
    var refresh: Refresh? {
      Refresh(isRefreshing: isRefreshing) {
        self.refreshes += 1
        self.isRefreshing = true
      }
    }
    var sections: [Section] { Section("mails") { ForEach(mails, id: \.self) { TextRow($0) } } }
  }

  private let screen = Mails()
  private let driver: ScreenDriver

  init() { driver = ScreenDriver(screen) }

  @Test func command_withAQuestion_runsAfterTheAnswer() {
    driver.run("x", on: "b")
    #expect(driver.screen.title == "Delete all")
    #expect(driver.titles == [["Cancel", "Delete all"]])
    driver.tap("no")
    #expect(screen.mails == ["a", "b"])
    driver.run("x", on: "b")
    driver.tap("yes")
    #expect(screen.mails == [])
    #expect(screen.deleted.map { $0?.row } == ["b"])
    #expect(driver.titles == [[]])
    #expect(driver.findings == [])
  }

  @Test func command_disabled_doesNotRun() {
    screen.mails = []
    screen.context.setNeedsUpdate()
    driver.run("x")
    #expect(screen.deleted.isEmpty)
    #expect(driver.findings == ["The command x is disabled."])
  }

  @Test func command_disabledWhileItsQuestionIsShown_doesNotRun() {
    driver.run("x")
    screen.mails = []
    driver.tap("yes")
    #expect(screen.deleted.isEmpty)
    #expect(driver.findings == [])
  }

  @Test func command_withAQuestionOfTheSurface_pushesNoScreen() throws {
    var asked: [QuestionScreen] = []
    let table = try #require(screen.context.table)
    TableHost(table).askQuestion = {
      asked.append($0)
      return true
    }
    driver.run("x")
    let question = try #require(asked.first)
    #expect(question.question == "Delete all mails?")
    #expect(question.action.role == .destructive && question.row == nil)
    #expect(driver.screen === screen)
    #expect(question.confirm() == .handled(by: .screen))
    #expect(screen.mails == [])
    #expect(question.confirm() == .stale)
  }

  @Test func refresh_runsOnce_untilItEnds() {
    driver.refresh()
    driver.refresh()
    #expect(screen.refreshes == 1)
    screen.isRefreshing = false
    driver.refresh()
    #expect(screen.refreshes == 2)
    #expect(driver.findings == [])
  }

  @Test func refresh_ofAScreenWithoutOne_isReported() {
    let driver = ScreenDriver(TableScreen(Table()))
    driver.refresh()
    #expect(driver.findings == ["The screen cannot be refreshed."])
  }
}
