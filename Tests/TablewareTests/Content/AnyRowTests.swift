import SampleRows
import Tableware
import Testing

@Suite struct AnyRowTests {
  @Test func takesIdentityKindAndContentFromTheRow() {
    let row = AnyRow(SongRow(song: Song(id: 3, title: "Jasmine")))
    #expect(row.identity == Identity(3))
    #expect(row.content == RowContent(title: "Jasmine"))
    #expect(row.kind.name == "SongRow")
    #expect((row.base as? SongRow)?.song.title == "Jasmine")
  }

  @Test func f26_HasOneKindForEachRowType() {
    let song = Song(id: 1, title: "a")
    #expect(AnyRow(SongRow(song: song)).kind == AnyRow(SongRow(song: Song(id: 2, title: "b"))).kind)
    #expect(AnyRow(SongRow(song: song)).kind != AnyRow(BigSongRow(song: song)).kind)
    let kinds = Set([AnyRow(SongRow(song: song)), AnyRow(TextRow("a"))].map(\.kind))
    #expect(kinds.count == 2)
    #expect(kinds.contains(TextRow("b").onTap {}.kind))
  }

  @Test func tellsKindsOfOneNameApart() {
    enum Other {
      struct SongRow: Row {
        var id: Int { 1 }
        var body: RowContent { RowContent(title: "") }
      }
    }
    let mine = AnyRow(SongRow(song: Song(id: 1, title: ""))).kind
    #expect(AnyRow(Other.SongRow()).kind.name == mine.name)
    #expect(AnyRow(Other.SongRow()).kind != mine)
  }

  @Test func takesAnotherIdentity_TheLastOneGiven() {
    #expect(TextRow("Name").id("billing").identity == Identity("billing"))
    #expect(TextRow("Name").id("billing").id(4).identity == Identity(4))
    #expect(TextRow("Name").onTap {}.id(4).identity == Identity(4))
    #expect(TextRow("Name").id("billing").content == RowContent(title: "Name"))
  }

  @Test func marksARowThatDiscloses() {
    let row = TextRow("Profile").disclosing { fatalError("not pushed here") }
    #expect(row.content.accessory == .disclosure)
    #expect(row.content.title == "Profile")
  }

  @Test func readsLiteralsInContent() {
    let content = RowContent(
      symbol: "♪", title: "T", subtitle: "S", values: ["3:20", RowValue("7", width: 4)],
      details: [RowDetail("Album", "A")], accessory: .checkmark)
    #expect(content.symbol == RowText("♪"))
    #expect(
      content.values == [RowValue(RowText("3:20"), width: 0), RowValue(RowText("7"), width: 4)])
    #expect(content.details[0].label == "Album")
    #expect(content.details[0].text.string == "A")
  }

  @Test func differs_WhenAnyPartOfTheContentDiffers() {
    let all = [
      RowContent(title: "a"), RowContent(title: "b"), RowContent(symbol: "s", title: "a"),
      RowContent(title: "a", subtitle: "s"), RowContent(title: "a", values: ["v"]),
      RowContent(title: "a", values: [RowValue("v", width: 2)]),
      RowContent(title: "a", details: [RowDetail("d", "e")]),
      RowContent(title: "a", accessory: .disclosure),
    ]
    #expect(Set(all).count == all.count)
  }
}
