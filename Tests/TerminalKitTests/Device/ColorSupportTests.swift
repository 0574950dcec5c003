import TerminalKit
import Testing

struct ColorSupportTests {
  @Test(arguments: [
    ([:], ColorSupport.full),
    (["TERM": "xterm-256color"], .full),
    (["TERM": "dumb"], .none),
    (["NO_COLOR": "1", "TERM": "xterm"], .none),
    (["NO_COLOR": "", "TERM": "xterm"], .full),
  ])
  func followsTheEnvironment(environment: [String: String], support: ColorSupport) {
    #expect(ColorSupport(environment: environment) == support)
  }
}
