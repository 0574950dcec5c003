import TablewareHosting
import TablewareTesting
import Testing

@testable import Tableware

struct ContentProblemTests {
  private func problems(of content: RowContent) -> [Diagnostic] {
    let table = Table()
    table.show { Section("s") { Fixed(id: "row", body: content) } }
    let host = TableHost(table)
    host.commit()
    for generation in 1...2 {
      _ = host.bind(RowPath(section: 0, row: 0), in: table.snapshot, generation: generation)
    }
    return table.diagnostics.recent
  }

  private struct Fixed: Row {
    let id: String
    let body: RowContent
  }

  @Test func badge_of10000Characters_isCutAndReportedOnce() {
    let badge = RowBadge(String(repeating: "a", count: 10_000))
    #expect(badge.shownText.count == RowBadge.limit)
    #expect(badge.shownText.hasSuffix("…"))
    #expect(
      problems(of: RowContent(title: "T", badges: [badge, badge]))
        == [.content(.badgeTooLong(count: 10_000), row: Identity("row"))])
  }

  @Test func images_ofValuesAndDetails_areCheckedLikeThatOfTheRow() {
    let row = Identity("row")
    #expect(
      problems(
        of: RowContent(
          title: "T", values: [RowValue("1", image: RowImage(.url("javascript:alert(1)")))],
          details: [RowDetail("D", "2", image: RowImage(.data([])))]))
        == [
          .content(.imageRefused("javascript"), row: row),
          .content(.imageUnreadable(byteCount: 0), row: row),
        ])
  }

  @Test func badge_ofOneLine_isShownOnOneLine() {
    #expect(RowBadge("one\ntwo").shownText == "one two")
    #expect(RowBadge(String(repeating: "é", count: 60)).shownText.count == 60)
    #expect(RowBadge(String(repeating: "é", count: 60)).problem == nil)
  }

  @Test(arguments: [
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "//example.org", "",
    "https://example.org/\n", " https://example.org",
  ])
  func link_withAnotherScheme_isTextAndReported(link: String) {
    let text = RowText("here", link: link)
    #expect(text.runs[0].safeLink == nil)
    #expect(problems(of: RowContent(title: text)).count == 1)
  }

  @Test(arguments: ["https://example.org", "HTTP://example.org", "mailto:a@b.org", "tel:+431"])
  func link_withAKnownScheme_isKept(link: String) {
    #expect(RowText("here", link: link).runs[0].safeLink == link)
    #expect(problems(of: RowContent(title: RowText("here", link: link))) == [])
  }

  @Test func color_invalidInAnyText_isReported() {
    let bad = RowText("x", color: RowColor(-1))
    for content in [
      RowContent(symbol: bad, title: "T"), RowContent(title: bad),
      RowContent(title: "T", subtitle: bad), RowContent(title: "T", values: [bad]),
      RowContent(title: "T", details: [RowDetail("L", bad)]), RowContent(title: "T", message: bad),
      RowContent(title: "T", badges: [RowBadge("b", color: RowColor(-1))]),
    ] {
      #expect(problems(of: content).count == 1)
    }
  }

  @Test func spoken_withBadges_namesThem() {
    let content = RowContent(title: "T", badges: [RowBadge("bug")], values: ["3"])
    #expect(content.spoken.value == "bug, 3")
  }
}
