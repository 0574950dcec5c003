import Tableware
import Testing

@testable import TablewareWeb

struct ColorClassTests {
  @Test func name_readAgain_isTheSameClass() {
    let color = ColorClass(RGB(0x9A_0014), RGB(0x00_7B72))
    #expect(color.name == "k9a0014007b72")
    #expect(ColorClass(color.name) == color)
    #expect(color.rule == ".k9a0014007b72{--c:light-dark(#9a0014,#007b72)}")
  }

  @Test(arguments: [
    "", "k9a0014", "kc", "k9A0014007b72", "k9a0014007b7g", "k9a0014007b72 ", "éé9a0014007b",
  ])
  func name_ofAnotherClass_isNone(name: String) {
    #expect(ColorClass(name) == nil)
  }

  @Test func styleSheet_ofHostileNames_hasRulesOfColorsOnly() {
    #expect(
      ColorClass.styleSheet(of: "x}*{background:url(//e)},k9a0014007b72,</style>")
        == ColorClass("k9a0014007b72")?.rule)
    let many = (0..<1_000).map { ColorClass(RGB($0), RGB($0)).name }.joined(separator: ",")
    #expect(ColorClass.styleSheet(of: many).split(separator: "\n").count == ColorClass.limit)
  }

  @Test func classes_inHTML_areFoundOnce() {
    let badge = HTML([RowBadge("bug", color: RowColor(0xD7_3A4A))]).string
    #expect(
      ColorClass.all(in: [badge, badge]).map(\.name) == ["kd73a4ad73a4a", "k000000000000"])
    #expect(ColorClass.all(in: [HTML(text: "k9a0014007b72").string]) == [])
  }

  @Test func link_insideAButton_isNoElementOfItsOwn() {
    let text = RowText("here", link: "https://example.org/?a=1&b=\"2")
    #expect(HTML(text).string == "<span class=\"zl\">here</span>")
    #expect(
      HTML(text, hasLinks: true).string
        == "<a target=\"_blank\" rel=\"noopener noreferrer\" "
        + "href=\"https://example.org/?a=1&amp;b=&quot;2\" class=\"zl\">here</a>")
    #expect(
      HTML(RowText("x", link: "javascript:alert(1)"), hasLinks: true).string == "<span>x</span>")
  }
}
