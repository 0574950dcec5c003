import TerminalKit
import Testing

struct ColourSupportTests {
  @Test(arguments: [
    ([:], ColourSupport.full),
    (["TERM": "xterm-256color"], .full),
    (["TERM": "dumb"], .none),
    (["NO_COLOR": "1", "TERM": "xterm"], .none),
    (["NO_COLOR": "", "TERM": "xterm"], .full),
  ])
  func followsTheEnvironment(environment: [String: String], support: ColourSupport) {
    #expect(ColourSupport(environment: environment) == support)
  }
}
