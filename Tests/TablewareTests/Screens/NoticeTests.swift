import Tableware
import TablewareTesting
import Testing

/// Messages about what happened, with an action.
@Suite struct NoticeTests {
  private let screen = NoticeScreen()

  private func hosted(_ driver: ScreenDriver) throws -> HostedScreen {
    try #require(driver.table.table.hosted)
  }

  @Test func notify_replacesTheStatus_untilItsTimeIsOver() throws {
    let driver = ScreenDriver(screen)
    let hosted = try hosted(driver)
    #expect(hosted.status == "3 kinds")
    driver.run("x")
    #expect(hosted.status == "Deleted “Apple”.")
    #expect(hosted.commands.map(\.title) == ["Undo", "Delete first", "Tell"])
    driver.advance(by: .seconds(7))
    driver.run("x")
    driver.advance(by: .seconds(7))
    #expect(hosted.status == "Deleted “Fig”.")
    driver.advance(by: .seconds(1))
    #expect(hosted.status == "1 kinds")
    #expect(hosted.commands.map(\.title) == ["Delete first", "Tell"])
    #expect(driver.findings == [])
  }

  @Test func action_runsOnce_andEndsTheNotice() throws {
    let driver = ScreenDriver(screen)
    let hosted = try hosted(driver)
    driver.run("x")
    driver.run("x")
    driver.run("u")
    #expect(driver.titles == [["Fig", "Lime"]])
    #expect(hosted.status == "2 kinds")
    driver.run("u")
    #expect(driver.findings == ["There is no command u."])
    #expect(driver.titles == [["Fig", "Lime"]])
  }

  @Test func action_hasAKeyThatNoCommandHas() throws {
    let driver = ScreenDriver(NoticeScreen(hasKey: true))
    driver.run("x")
    #expect(try hosted(driver).noticeCommand?.key == "z")
    driver.run("z")
    #expect(driver.titles == [["Apple", "Fig", "Lime"]])
  }

  @Test func text_withoutAnAction_hasNoCommand() throws {
    let driver = ScreenDriver(screen)
    driver.run("t")
    #expect(try hosted(driver).status == "Told.")
    #expect(try hosted(driver).noticeCommand == nil)
  }

  @Test func notify_beforeTheScreenIsShown_hasNoEffect() {
    #expect(!screen.context.notify("Told."))
  }
}
