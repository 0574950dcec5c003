import Tableware
import TablewareForms
import TablewareHosting
import TablewareLoading
import TablewareTesting
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

  @Test func keepsTheNameOfAnImage() {
    let row = ImageRow("cover.png", showing: "Two people")
    #expect(row.name == "cover.png")
    #expect(row.id == "cover.png")
    #expect(row.body.title.string == "Two people")
    #expect(ImageRow("cover.png", showing: "", id: "c").id == "c")
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

  @Test func insertRow_tapped_runsItsAction() throws {
    let harness = Harness()
    var phones = ["1"]
    func show() {
      harness.table.show {
        Section("phones") {
          ForEach(phones, id: \.self) { TextRow($0) }
          InsertRow("Add phone number") { phones.append("\(phones.count + 1)") }
        }
      }
      harness.backend.endTurn()
    }
    show()
    harness.table.interaction.perform(.tap, on: try harness.binding(0, 1))
    show()
    #expect(
      harness.backend.shownContents.map {
        $0.map { "\($0.symbol?.string ?? "")\($0.title.string)" }
      }
        == [["1", "2", "+Add phone number"]])
    #expect(harness.batches.last == "iR (0, 1)")
    #expect(harness.messages == [])
  }
}
