import SampleRows
import Tableware
import TablewareTesting
import Testing

/// A screen and its table are deallocated in the turn in which the screen is removed.
@Suite struct ScreenLeakTests {
  private let driver = ScreenDriver(SampleScreen("root"))

  /// Pushes a screen and forgets it.
  private func pushFullScreen() throws -> (screen: Weak<FullScreen>, table: Weak<Table>) {
    let screen = FullScreen()
    driver.navigator.push(screen)
    driver.endTurn()
    let table = try #require(screen.context.table)
    return (Weak(screen), Weak(table))
  }

  private func useEverything() {
    driver.tap("tap")
    driver.tap("a")
    driver.tap("action")
    driver.perform("Act", on: "action")
    driver.perform("Delete", on: "action")
    driver.set("toggle", to: .bool(false))
    driver.type("x", into: "field")
    driver.raise(Liked(), from: "tap")
    driver.raise(Glanced(), from: "tap")
    driver.move("a", by: 1)
    driver.run("n")
    driver.search("query")
    driver.advance(by: .seconds(3))
  }

  @Test func removedScreen_withHandlersEverywhere_isDeallocatedInThatTurn() throws {
    let (screen, table) = try pushFullScreen()
    useEverything()
    #expect(driver.problems == [])
    #expect((screen.object?.log.count ?? 0) > 20)
    driver.navigator.pop()
    #expect(screen.object == nil)
    #expect(table.object == nil)
    driver.advance(by: .seconds(5))
    #expect(driver.diagnostics == [])
  }

  @Test func screenThatRemovesItself_isDeallocatedInThatTurn() throws {
    let (screen, table) = try pushFullScreen()
    #expect(driver.tap("back") == .handled(by: .row))
    #expect(screen.object == nil)
    #expect(table.object == nil)
    #expect(driver.problems == [])
  }

  @Test func removedScreen_whoseChoiceWasOpened_isDeallocatedInThatTurn() throws {
    let (screen, table) = try pushFullScreen()
    driver.tap("choice")
    #expect(driver.screen.title == "choice")
    driver.tap(driver.backend.shownIdentities[0][1])
    #expect(screen.object?.log.contains("choice") == true)
    driver.navigator.pop()
    #expect(screen.object == nil)
    #expect(table.object == nil)
  }

  @Test func screensAboveAScreenThatIsPushedAgain_areDeallocated() throws {
    let root = driver.screen
    let (screen, table) = try pushFullScreen()
    driver.navigator.push(SampleScreen("above"))
    driver.navigator.push(root)
    #expect(screen.object == nil)
    #expect(table.object == nil)
  }

  @Test func screensOfAStackThatEnded_areDeallocatedWithIt() {
    var driver: ScreenDriver? = ScreenDriver(FullScreen())
    let screen = Weak(driver?.screen)
    let table = Weak(driver?.navigator.topHosted.table)
    driver?.navigator.end()
    driver = nil
    #expect(screen.object == nil)
    #expect(table.object == nil)
  }

  @Test func screensOfAStackThatWasReleased_areDeallocatedWithIt() {
    var driver: ScreenDriver? = ScreenDriver(FullScreen())
    let screen = Weak(driver?.screen)
    let table = Weak(driver?.navigator.topHosted.table)
    driver = nil
    #expect(screen.object == nil)
    #expect(table.object == nil)
  }

  @Test func tableOfTheApp_staysAsItIs_whenItsScreenIsRemoved() {
    let table = Table()
    var taps = 0
    table.show { Section("s") { TextRow("row").onTap { taps += 1 } } }
    driver.navigator.push(TableScreen(table))
    driver.tap("row")
    driver.goBack()
    driver.advance(by: .zero)
    #expect(table.deliver(Tap(), from: "row") == .handled(by: .row))
    #expect(taps == 2)
    #expect(table.navigator == nil)
    #expect(driver.diagnostics == [])
  }
}

/// Debug builds report a screen that is in memory a turn after it was removed.
@Suite struct LeakDiagnosticTests {
  /// A screen with a stored closure that holds it.
  private final class Leaking: Screen {
    let context = ScreenContext()
    let title = "Leaking"
    private var action: () -> Void = {}

    init() { action = { self.release() } }

    var sections: [Section] { Section("s") { TextRow("row").onTap { self.action() } } }

    func release() { action = {} }
  }

  private let driver = ScreenDriver(SampleScreen("root"))

  @Test func screenThatHoldsItself_isReportedWithItsType() {
    let screen = {
      let screen = Leaking()
      driver.navigator.push(screen)
      driver.endTurn()
      return Weak(screen)
    }()
    driver.goBack()
    driver.advance(by: .zero)
    #expect(driver.diagnostics == [.screenLeaked("Leaking")])
    #expect(driver.diagnostics.first?.description.hasPrefix("Leaking is still in memory") == true)
    // Only the screen is kept, not what its host made for it.
    #expect(screen.object?.context.table == nil)
    screen.object?.release()
    #expect(screen.object == nil)
  }

  @Test func screenThatATimerHolds_isReported() {
    do {
      let held = SampleScreen("held")
      driver.navigator.push(held)
      // Not a timer of the context: nothing cancels it.
      _ = driver.navigator.timeline.every(.seconds(1)) { _ = held.title }
    }
    driver.goBack()
    driver.advance(by: .zero)
    #expect(driver.diagnostics == [.screenLeaked("SampleScreen")])
  }

  @Test func screen_isReportedOnce_afterTheDelayOfItsHost() {
    let page = SampleScreen("kept")
    driver.navigator.leakDelay = .seconds(2)
    driver.navigator.push(page)
    driver.goBack()
    driver.advance(by: .seconds(1))
    #expect(driver.diagnostics == [])
    driver.advance(by: .seconds(10))
    #expect(driver.diagnostics == [.screenLeaked("SampleScreen")])
  }

  @Test func screenThatIsShownAgain_isNotReported() {
    let page = SampleScreen("kept")
    driver.navigator.leakDelay = .seconds(2)
    driver.navigator.push(page)
    driver.goBack()
    driver.navigator.push(page)
    driver.advance(by: .seconds(5))
    #expect(driver.diagnostics == [])
  }

  @Test func screenThatIsReleasedInTime_isNotReported() {
    var page: SampleScreen? = SampleScreen("kept")
    if let page { driver.navigator.push(page) }
    driver.goBack()
    page = nil
    driver.advance(by: .seconds(5))
    #expect(driver.diagnostics == [])
    #expect(page == nil)
  }
}

/// A reference that does not hold its object.
struct Weak<Object> {
  private final class Box { weak var object: AnyObject? }
  private let box = Box()

  init(_ object: Object?) { box.object = object.map { $0 as AnyObject } }

  var object: Object? { box.object as? Object }
}
