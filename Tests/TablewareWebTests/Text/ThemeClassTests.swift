import Tableware
import Testing

@testable import TablewareWeb

struct ThemeClassTests {
  @Test func rule_ofTheUsualTheme_isEmpty() {
    #expect(Theme().rule == "")
  }

  @Test(arguments: [0xFF_FF00, 0x6D_28D9, 0, 0xFF_FFFF, 0x80_8080])
  func rule_withAnAccent_hasReadableColorsOnly(accent: Int) throws {
    let rule = Theme(accent: RowColor(accent), density: .compact, cornerRadius: 900).rule
    #expect(rule.contains("--row:2.25rem"))
    #expect(rule.contains("--radius:24px"))
    let match = try #require(rule.firstMatch(of: /--accent:light-dark\(#(\w{6}),#(\w{6})\)/))
    let chosen = try #require(rule.firstMatch(of: /--chosen:light-dark\(#(\w{6}),#(\w{6})\)/))
    for (text, ground) in [(match.1, chosen.1), (match.2, chosen.2)] {
      let (text, ground) = (RGB(Int(text, radix: 16) ?? 0), RGB(Int(ground, radix: 16) ?? 0))
      #expect(text.contrast(with: ground) >= 4.5, "\(text.hex) on \(ground.hex)")
    }
  }

  @Test func name_ofAnyTheme_namesTheSameRule() throws {
    let theme = Theme(
      accent: RowColor(light: 0x6D_28D9, dark: 0xA7_8BFA), roles: [.good: RowColor(0x00_8040)],
      density: .comfortable, cornerRadius: 12,
      fonts: [.body: Theme.Font("Noto Serif", percent: 110), .header: Theme.Font(nil, percent: 90)])
    let named = ThemeClass(theme)
    let read = try #require(ThemeClass(named.name))
    #expect(read.rule == named.rule)
    #expect(named.rule.contains("--body:\"Noto Serif\",var(--font);--body-size:1.1000rem"))
    #expect(named.rule.contains("--good:light-dark("))
    #expect(named.rule.contains("@media (prefers-contrast:more)"))
  }

  @Test(arguments: [
    "", "th-x1", "th-a6d28d9", "th-d7", "th-r99", "th-f0_110_a;}*{", "th-f9_110_a", "th-f0_9_a",
    "th}*{color:red", "th-r1_-d",
  ])
  func name_ofNoTheme_isNone(name: String) {
    #expect(ThemeClass(name) == nil)
  }

  @Test func font_ofAHostileFamily_isLeftOut() {
    let theme = Theme(fonts: [.body: Theme.Font("a\";}*{color:red")])
    #expect(!theme.rule.contains("red"))
  }

  @Test func accent_withMoreContrast_hasSevenToOne() throws {
    let rule = Theme(accent: RowColor(0xFF_9900)).rule
    let part = try #require(rule.split(separator: "@media").last)
    let match = try #require(part.firstMatch(of: /--accent:light-dark\(#(\w{6}),#(\w{6})\)/))
    let light = RGB(Int(match.1, radix: 16) ?? 0)
    #expect(light.contrast(with: RowColor.backgrounds.light) >= 7)
  }

  @Test func theme_ofAScreen_isSentWithItsScreenAndLinkedByItsPage() throws {
    final class Branded: Screen {
      let context = ScreenContext()
      let title = "Branded"
      let theme: Theme? = Theme(accent: RowColor(0x6D_28D9))
      var sections: [Section] { Section("a") { "One" } }
    }
    final class Plain: Screen {
      let context = ScreenContext()
      let title = "Plain"
      var sections: [Section] { Section("a") { TextRow("Go").disclosing { Branded() } } }
    }
    let name = ThemeClass(Theme(accent: RowColor(0x6D_28D9))).name
    let page = WebSession(Navigator(root: Branded())).firstPage(token: "t")
    #expect(page.contains("/color.css?c=\(name)"))
    #expect(page.contains("class=\"chrome \(name)\""))
    let session = WebSession(Navigator(root: Plain()))
    #expect(!session.firstPage(token: "t").contains("chrome th"))
    session.connect()
    _ = session.handle(Array("[1,\"h\",\(session.version),0,60]".utf8), at: .zero)
    session.navigator.push(Branded())
    let frame = try #require(session.takeFrame())
    #expect(String(decoding: frame, as: UTF8.self).contains(":root:root:has(#r0.\(name))"))
  }

  #if Web
    @Test func theme_ofAServer_isInItsStyleSheet() async throws {
      var options = WebOptions()
      options.theme = Theme(accent: RowColor(0x6D_28D9))
      try await TestServer.run(options) { server in
        let style = try await server.answer(to: "GET /app.css HTTP/1.1\r\nHost: localhost\r\n")
        #expect(style.hasSuffix(options.theme.rule))
      }
    }
  #endif
}
