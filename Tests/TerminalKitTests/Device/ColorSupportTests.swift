import TerminalKit
import Testing

struct ColorSupportTests {
  @Test(arguments: [
    ([:], ColorSupport.sixteen),
    (["TERM": "xterm-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "screen", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    (["TERM": "dumb"], .none),
    (["NO_COLOR": "1", "TERM": "xterm"], .none),
    (["NO_COLOR": "", "TERM": "xterm"], .sixteen),
  ])
  func environment_namesATerminal_decidesTheColors(
    environment: [String: String], support: ColorSupport
  ) {
    #expect(ColorSupport(environment: environment) == support)
  }

  @Test(arguments: [
    ("0;15", TerminalBackground.light), ("15;default;0", .dark), ("", .dark), ("none", .dark),
  ])
  func background_colorVariable_decides(value: String, background: TerminalBackground) {
    #expect(TerminalBackground(environment: ["COLORFGBG": value]) == background)
  }
}
