import Tableware
import Testing

/// The rows that come with the framework.
@Suite struct RowTypeTests {
  @Test func showsText() {
    let row = TextRow("Signed in as", symbol: "@", subtitle: "since May", value: "mei")
    #expect(
      row.body
        == RowContent(symbol: "@", title: "Signed in as", subtitle: "since May", values: ["mei"]))
    #expect(row.id == "Signed in as")
    #expect(TextRow(RowText("3 new", tone: .good) + " songs").id == "3 new songs")
    #expect(TextRow("a").body == RowContent(title: "a"))
  }

  @Test(arguments: [
    (NoticeRow.Level.information, "·", RowText.Tone.secondary),
    (.warning, "!", .warning),
    (.problem, "✗", .bad),
  ])
  func showsANotice(level: NoticeRow.Level, symbol: String, tone: RowText.Tone) {
    let row = NoticeRow("No songs", detail: "Add some.", level: level)
    #expect(
      row.body
        == RowContent(
          symbol: RowText(symbol, tone: tone, strong: true), title: RowText("No songs", tone: tone),
          subtitle: "Add some.", titleLineLimit: 6, subtitleLineLimit: 3))
    #expect(row.id == "notice: No songs")
  }

  @Test func takesAnIdentityOfItsOwn_ForANotice() {
    #expect(NoticeRow("No songs", id: "empty").id == "empty")
    #expect(NoticeRow("No songs").body.subtitle == nil)
  }
}
