import Tableware
import Testing

@testable import TablewareWeb

struct WebThemeTests {
  @Test func rule_ofTheUsualTheme_isEmpty() {
    #expect(WebTheme().rule == "")
  }

  @Test(arguments: [0xFF_FF00, 0x6D_28D9, 0, 0xFF_FFFF, 0x80_8080])
  func rule_withAnAccent_hasReadableColorsOnly(accent: Int) throws {
    let rule = WebTheme(accent: RowColor(accent), density: .compact, cornerRadius: 900).rule
    #expect(rule.contains("--row:2.25rem"))
    #expect(rule.contains("--radius:24px"))
    let match = try #require(rule.firstMatch(of: /--accent:light-dark\(#(\w{6}),#(\w{6})\)/))
    let chosen = try #require(rule.firstMatch(of: /--chosen:light-dark\(#(\w{6}),#(\w{6})\)/))
    for (text, ground) in [(match.1, chosen.1), (match.2, chosen.2)] {
      let (text, ground) = (RGB(Int(text, radix: 16) ?? 0), RGB(Int(ground, radix: 16) ?? 0))
      #expect(text.contrast(with: ground) >= 4.5, "\(text.hex) on \(ground.hex)")
    }
  }

  #if Web
    @Test func theme_ofAServer_isInItsStyleSheet() async throws {
      var options = WebOptions()
      options.theme = WebTheme(accent: RowColor(0x6D_28D9))
      try await TestServer.run(options) { server in
        let style = try await server.answer(to: "GET /app.css HTTP/1.1\r\nHost: localhost\r\n")
        #expect(style.hasSuffix(options.theme.rule))
      }
    }
  #endif
}
