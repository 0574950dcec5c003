import Tableware
import TablewareMapping
import TablewareTesting
import Testing

/// The model of a row, by its position and in an event.
@Suite struct ModelOfARowTests {
  private struct Song: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private struct Plain: Row {
    let id: String
    var body: RowContent { RowContent(title: id) }
  }

  private let table = Table()
  private var songs = [Song(id: 1, title: "Pines"), Song(id: 2, title: "Rain")]

  private func model<Value>(_ section: Int, _ row: Int, as type: Value.Type) -> Value? {
    table.snapshot[RowPath(section: section, row: row)]?.model(as: type)
  }

  @Test func model_ofARow_isTheElementThatItWasCreatedFrom() {
    var mapping = RowMapping()
    mapping.map(Song.self) { TextRow($0.title) }
    table.show {
      Section("each") { ForEach(songs) { TextRow($0.title) } }
      Section("mapped") { ForEach([songs[1], 3] as [Any], mapping) }
      Section("single") { Plain(id: "a") }
    }
    #expect([0, 1].map { model(0, $0, as: Song.self) } == songs)
    #expect(model(0, 0, as: String.self) == nil)
    #expect(model(1, 0, as: Song.self) == songs[1])
    #expect(model(1, 1, as: Int.self) == 3)
    #expect(model(2, 0, as: Plain.self)?.id == "a")
    #expect(model(2, 0, as: Song.self) == nil)
    #expect(model(5, 0, as: Song.self) == nil)
  }

  @Test func model_inAnEvent_isTheNewestOne() {
    var played: [String] = []
    table.on(Tap.self) { _, source in
      if let song = source.model(as: Song.self) { played.append(song.title) }
    }
    table.show { Section("each") { ForEach(songs) { TextRow($0.title) } } }
    let driver = TableDriver(table)
    driver.tap(2)
    var changed = songs
    changed[1].title = "Snow"
    table.show { Section("each") { ForEach(changed) { TextRow($0.title).disabled(false) } } }
    driver.endTurn()
    driver.tap(2)
    #expect(played == ["Rain", "Snow"])
    #expect(driver.findings == [])
  }
}
