import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct PositionsTests {
  @Test func scrollToARow_command_showsItAtTheTop() async throws {
    #expect(try await frame(of: MonthsScreen()).contains("Month 42") == false)
    let lines = try await frame(of: MonthsScreen(), keys: "t wait:1s").split(separator: "\n")
    #expect(lines.count > 2 && lines[1].contains("Month 42"))
  }

  @Test func stayAtTheEnd_newLines_areShown() async throws {
    let text = try await frame(of: LogScreen(), keys: "wait:3s")
    #expect(text.contains("line 33"))
    // Elsewhere the position stays.
    #expect(try await frame(of: LogScreen(), keys: "home wait:3s").contains("line 33") == false)
  }

  @Test func stayAtTheTop_newPosts_areShown() async throws {
    let lines = try await frame(of: TimelineScreen(), keys: "wait:3s").split(separator: "\n")
    #expect(lines.count > 2 && lines[1].contains("post 33"))
    #expect(try await frame(of: TimelineScreen(), keys: "end wait:3s").contains("post 33") == false)
  }

  @Test func focusAField_appear_focusesIt() async throws {
    let driver = ScreenDriver(NewMailScreen())
    #expect(driver.backend.calls.contains(.focus("Subject")))
    driver.expectNoFindings()
    #expect(try await frame(of: NewMailScreen()).contains("❯ Subject"))
  }
}
