import Tableware
import TablewareForms
import Testing

@testable import TablewareWeb

/// A session keeps no screen that left its stack, and none after its own end.
@Suite struct SessionLeakTests {
  private final class Leaf: Screen {
    let context = ScreenContext()
    let title: String
    private var text = ""

    init(_ title: String) { self.title = title }

    func configure(_ table: Table) {
      table.on(ControlChange.self) { _, _ in _ = table.snapshot }
    }

    var sections: [Section] {
      Section("s") {
        TextFieldRow("Text", text: text) { self.text = $0 }.id("text")
        TextRow("Next").id("next").onTap { self.context.push(Leaf("Next")) }
          .on(Appearance.self) { _, _ in self.text += "." }
      }
    }
  }

  /// Opens the next screen, and uses it.
  private func visitNext(_ driver: WebDriver) throws {
    driver.send("\"t\",\(try #require(driver.id("Next")))")
    let (text, next) = try (#require(driver.id("Text")), #require(driver.id("Next")))
    driver.send("\"w\",0,60,0,\(text),\(next),0,0,1000,1000")
    driver.send("\"c\",\(text),\"abc\"")
    #expect(driver.session.navigator.top.title == "Next")
    #expect(driver.session.rejections == [])
  }

  @Test func screen_thatIsLeft_isDeallocatedInThatTurn() throws {
    let driver = WebDriver(Leaf("Home"))
    try visitNext(driver)
    weak let screen = driver.session.navigator.top
    weak let table = driver.session.navigator.topHosted.table
    driver.send("\"b\"")
    #expect(screen == nil)
    #expect(table == nil)
    driver.wait(.seconds(1))
    #expect(driver.session.navigator.topHosted.table.diagnostics.recent == [])
  }

  @Test func f92_screens_areDeallocatedWithTheirSession_whetherItWasClosedOrNot() throws {
    for isClosed in [false, true] {
      var driver: WebDriver? = WebDriver(Leaf("Home"))
      try visitNext(try #require(driver))
      weak let home = driver?.session.navigator.screens.first
      weak let next = driver?.session.navigator.top
      weak let table = driver?.session.navigator.topHosted.table
      #expect(home != nil && next != nil && table != nil)
      if isClosed { driver?.session.close() }
      driver = nil
      #expect(home == nil, "closed: \(isClosed)")
      #expect(next == nil, "closed: \(isClosed)")
      #expect(table == nil, "closed: \(isClosed)")
    }
  }
}
