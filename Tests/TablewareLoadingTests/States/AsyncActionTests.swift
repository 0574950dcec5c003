import Synchronization
import Tableware
import TablewareLoading
import TablewareTesting
import Testing

/// A button whose action waits for a server.
@Suite(.timeLimit(.minutes(15))) struct AsyncActionTests {
  private struct Failure: Error, CustomStringConvertible {
    let description = "The server is busy."
  }

  private final class Server: Sendable {
    private let state = Mutex((saves: 0, isBusy: false))
    var saves: Int { state.withLock(\.saves) }
    func set(isBusy: Bool) { state.withLock { $0.isBusy = isBusy } }

    func save() throws {
      try state.withLock { state in
        if state.isBusy { throw Failure() }
        state.saves += 1
      }
    }
  }

  private final class AccountScreen: Screen {
    let context = ScreenContext()
    let title = "Account"
    private(set) lazy var saving = AsyncAction(context)
    private let server: Server
    private let question: String?
    private(set) var finished = 0

    init(_ server: Server, asking question: String? = nil) {
      (self.server, self.question) = (server, question)
    }

    var sections: [Section] {
      Section("save") {
        ButtonRow("Save", asking: question, running: saving) { [server] in
          try server.save()
        } then: {
          self.finished += 1
        }
      }
    }
  }

  private let server = Server()

  @Test func button_whileItsActionRuns_indicatesIt_andHasNoEffect() async {
    let screen = AccountScreen(server)
    let driver = ScreenDriver(screen)
    #expect(driver.content(of: "Save")?.control == .button(.normal))
    driver.tap("Save")
    #expect(screen.saving.isRunning)
    #expect(driver.content(of: "Save")?.control == .progress(nil))
    let isStartedAgain = screen.saving.run {}
    #expect(!isStartedAgain)
    await driver.settle()
    #expect(!screen.saving.isRunning)
    #expect(driver.content(of: "Save")?.control == .button(.normal))
    #expect(server.saves == 1)
    #expect(screen.finished == 1)
    #expect(driver.findings == [])
  }

  @Test func failure_isAMessage_untilTheNextAttempt() async {
    let screen = AccountScreen(server)
    let driver = ScreenDriver(screen)
    server.set(isBusy: true)
    driver.tap("Save")
    await driver.settle()
    #expect(driver.message(of: "Save") == "The server is busy.")
    #expect(screen.saving.error is Failure)
    #expect(screen.finished == 0)
    server.set(isBusy: false)
    driver.tap("Save")
    #expect(driver.message(of: "Save") == nil)
    await driver.settle()
    #expect(server.saves == 1)
    #expect(screen.saving.error == nil)
    #expect(driver.findings == [])
  }

  @Test func question_isAskedFirst() async {
    let driver = ScreenDriver(AccountScreen(server, asking: "Save now?"))
    driver.tap("Save")
    #expect(driver.titles == [["Cancel", "Save"]])
    driver.tap("yes")
    await driver.settle()
    #expect(server.saves == 1)
  }

  @Test func screenThatIsRemoved_cancelsItsAction() async {
    let screen = AccountScreen(server)
    let driver = ScreenDriver(AccountScreen(server))
    driver.navigator.push(screen)
    driver.endTurn()
    driver.tap("Save")
    driver.goBack()
    await driver.settle()
    #expect(screen.finished == 0)
  }

  @Test func action_canceled_hasNoError() async {
    let screen = AccountScreen(server)
    let driver = ScreenDriver(screen)
    driver.tap("Save")
    screen.saving.cancel()
    await driver.settle()
    #expect(!screen.saving.isRunning)
    #expect(screen.saving.error == nil)
    #expect(screen.finished == 0)
    #expect(driver.content(of: "Save")?.control == .button(.normal))
  }

  @Test func action_ofAScreenThatIsNotShown_doesNotStart() {
    let screen = AccountScreen(server)
    let isStarted = screen.saving.run {}
    #expect(!isStarted)
    #expect(!screen.saving.isRunning)
  }
}
