import SampleRows
import Tableware
import TablewareMapping
import TablewareTesting
import Testing

/// What Nimbus's table models and cell factory do, and what they got wrong.
@Suite struct NimbusTests {
  private func counts(_ table: Table) -> [Int] {
    (0..<table.snapshot.sectionCount).map { table.snapshot.rowCount(in: $0) }
  }

  @Test func nb01_HasNoSections_OfNothing() {
    let table = Table()
    #expect(counts(table) == [])
    table.show { Section.list(from: [Any](), RowMapping()) }
    #expect(counts(table) == [])
    table.show { Section.single("list", of: [Any]?.none, RowMapping()) }
    #expect(counts(table) == [])
    table.show { Section.single("list", of: [Any](), RowMapping()) }
    #expect(counts(table) == [0])
  }

  @Test func nb07_FindsTheRowOfAModel() {
    let tracks = ["a", "b", "c"].map { Track($0) }
    let table = Table()
    table.show { Section("tracks") { ForEach(tracks) { TrackRow(track: $0) } } }
    #expect(tracks.map { table.snapshot.path(of: Identity($0.id))?.row } == [0, 1, 2])
    #expect(table.snapshot.path(of: Identity("missing")) == nil)
  }

  @Test func findsTheModelAtAPath_OrNothing() {
    let table = Table()
    table.show { Section("songs") { SongRow(song: Song(id: 5, title: "five")) } }
    let row = table.snapshot[RowPath(section: 0, row: 0)]?.base as? SongRow
    #expect(row?.song.title == "five")
    for path in [RowPath(section: 0, row: 1), RowPath(section: 1, row: 0)] {
      #expect(table.snapshot[path] == nil)
    }
  }

  // There, a table had a model, an action object and a factory, which had to agree.
  @Test func table_alone_hasModelsActionsAndRows() throws {
    let harness = Harness()
    var mapping = RowMapping()
    mapping.map(Song.self) { SongRow(song: $0) }
    var log: [String] = []
    harness.table.on(Tap.self, from: SongRow.self) { _, row, _ in
      log.append(row.song.title)
      return .handled
    }
    harness.table.show { Section("songs") { ForEach([Song(id: 1, title: "one")], mapping) } }
    harness.table["songs"].append { SongRow(song: Song(id: 2, title: "two")) }
    harness.backend.endTurn()
    let snapshot = harness.table.snapshot
    #expect(snapshot[RowPath(section: 0, row: 0)]?.model(as: Song.self)?.title == "one")
    #expect(harness.backend.shownContents[0].map(\.title.string) == ["one", "two"])
    for row in 0..<2 { try harness.deliver(Tap(), at: 0, row) }
    #expect(log == ["one", "two"])
  }

  @Test func nb11_GrowsRowByRow_FromNothing() {
    let harness = Harness()
    harness.table.append { Section("S") {} }
    harness.table["S"].append { "a" }
    harness.backend.endTurn()
    #expect(harness.shown == "S[a]")
    harness.table["S"].append { "b" }
    harness.backend.endTurn()
    #expect(harness.shown == "S[a b]")
  }

  @Test func nb13_AddsSeveralRowsAtOnce() {
    let harness = Harness("S[]")
    harness.table["S"].append { words("a b") }
    harness.table["S"].append { words("c d") }
    harness.backend.endTurn()
    #expect(harness.shown == "S[a b c d]")
    #expect(harness.batches.count == 1)
  }

  @Test func nb15_AddsToTheSectionThatIsNamed_NotToTheLast() {
    let harness = Harness("S[a]")
    harness.table.append { sections("T[]") }
    harness.table["S"].append { "b" }
    harness.table["T"].append { "c" }
    harness.backend.endTurn()
    #expect(harness.shown == "S[a b] T[c]")
  }

  @Test func keepsASection_WhoseLastRowGoes() {
    let harness = Harness("S[a] T[b]")
    harness.table.row("a").remove()
    harness.backend.endTurn()
    #expect(harness.shown == "S[] T[b]")
  }

  @Test func showsASubtitle_InACellThatHadNone() {
    let harness = Harness("S[a]")
    harness.table.row("a").update { TextRow("a", subtitle: "more") }
    harness.backend.endTurn()
    #expect(harness.backend.shownContents[0][0].subtitle == "more")
    harness.table.row("a").update { TextRow("a") }
    harness.backend.endTurn()
    #expect(harness.backend.shownContents[0][0].subtitle == nil)
  }

  @Test func nb17_FindsASuperclassEachTimeAnew() {
    var mapping = RowMapping()
    for _ in 0..<2 { #expect(mapping.row(for: Kitten()).kind.name == "NoteRow") }
    mapping.map(Animal.self) { _ in TextRow("animal") }
    for _ in 0..<2 { #expect(mapping.row(for: Kitten()).content.title == "animal") }
    #expect(mapping.row(for: 1).kind.name == "NoteRow")
  }

  // There, the second look-up made a cell of class NSNull, and crashed.
  @Test func nb27_ShowsANoticeEachTime_ForAnUnmappedModel() {
    let harness = Harness()
    for _ in 1...3 {
      harness.table.show { Section("s") { ForEach([Stone()], RowMapping()) } }
      harness.backend.endTurn()
      #expect(harness.backend.shownContents[0].map(\.title.string) == ["No row for Stone"])
    }
  }

  // There, a title was cut after its first UTF-16 unit, and the index was out of date until asked.
  @Test func keepsTheIndexUpToDate_AndLettersWhole() {
    let table = Table()
    for titles in [["Ann", "Bob"], ["👩‍🚀 Zoe", "Bob", "bea"]] {
      table.show {
        titles.map { title in Section(title, header: title) {} }.indexed()
      }
      let letters = (0..<titles.count).map { table.snapshot.indexTitle(of: $0) }
      #expect(letters == (titles.count == 2 ? ["A", "B"] : ["👩‍🚀", "B", nil]))
    }
  }
}

/// Rows of text, from `a b`.
func words(_ text: String) -> [AnyRow] {
  text.split(separator: " ").map { AnyRow(TextRow(String($0))) }
}
