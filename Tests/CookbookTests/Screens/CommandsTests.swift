import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct CommandsTests {
  @Test func commandQuestion_asks_andIsDisabledWithoutMails() {
    let screen = OutboxScreen()
    let driver = ScreenDriver(screen)
    driver.run("x")
    driver.tap("no")
    #expect(screen.mails == ["Hello", "Invoice"])
    driver.run("x")
    driver.tap("yes")
    #expect(screen.mails == [])
    #expect(screen.commands.map(\.isEnabled) == [true, false])
    driver.run("n")
    #expect(driver.titles == [["Mail 1"]])
    driver.expectNoFindings()
  }
}
