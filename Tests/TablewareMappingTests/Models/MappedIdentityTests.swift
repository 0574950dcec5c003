import SampleRows
import Tableware
import TablewareMapping
import TablewareTesting
import Testing

/// Models without an identity are distinguished in the same way each time.
@Suite struct MappedIdentityTests {
  private var values: RowMapping {
    var mapping = RowMapping()
    mapping.map(String.self) { TextRow(RowText($0)) }
    mapping.map(Bool.self) { TextRow("\($0)") }
    mapping.map([String: Int].self) { TextRow("\($0.count)") }
    mapping.map([String: Any].self) { TextRow("\($0.count)") }
    mapping.map(Song.self) { SongRow(song: $0) }
    mapping.map(Animal.self) { TextRow($0.name) }
    return mapping
  }

  @Test func tellsEqualValuesApart_ByCounting() {
    let rows = values.rows(for: ["a", true, "a", true, "b", "a"] as [Any])
    #expect(
      rows.map { "\($0.identity)" }
        == ["\"a\"", "true", "\"a\" (2)", "true (2)", "\"b\"", "\"a\" (3)"])
  }

  @Test func takesDictionariesForTheirValue_NotForTheirCount() {
    let rows = values.rows(for: [["a": 1], ["b": 1], ["a": 1]])
    #expect(Set(rows.map(\.identity)).count == 3)
    #expect(rows[0].identity == Identity(["a": 1]))
    #expect(rows[2].identity == Identity(Occurrence(2, of: ["a": 1])))
  }

  @Test func takesTheRowsIdentity_WhereTheModelHasNone() {
    let models: [[String: Any]] = [["a": 1], ["b": "x"], [:]]
    #expect(
      values.rows(for: models).map { "\($0.identity)" } == ["\"1\"", "\"1\" (2)", "\"0\""])
  }

  @Test func takesTheModelsIdentity_WhereItHasOne() {
    let rows = values.rows(for: [Song(id: 3, title: "c"), "a", Song(id: 4, title: "d")] as [Any])
    #expect(rows.map { "\($0.identity)" } == ["3", "\"a\"", "4"])
  }

  @Test func takesTheObjectItself_WhereItHasNoIdentity() {
    let (cat, dog) = (Cat(), Dog())
    let rows = values.rows(for: [cat, dog, cat])
    #expect(
      rows.map(\.identity) == [
        Identity(ObjectIdentifier(cat)), Identity(ObjectIdentifier(dog)),
        Identity(Occurrence(2, of: ObjectIdentifier(cat))),
      ])
  }

  @Test func leavesItsIdentityToAModelWithAName() {
    var mapping = values
    mapping.map(Int.self) { TextRow("\($0)") }
    let rows = mapping.rows(for: [3, Song(id: 3, title: "c"), 3] as [Any])
    #expect(rows.map { "\($0.identity)" } == ["3 (2)", "3", "3 (3)"])
  }

  @Test func takesTheLastOfEqualValuesForTheOneThatWent() {
    let table = Table()
    let backend = RecordingBackend(table)
    backend.clearCalls()
    func show(_ words: [String]) {
      table.show { Section("s") { ForEach(words, values) } }
      backend.endTurn()
    }
    show(["a", "b", "a"])
    show(["a", "b"])
    show(["a", "a", "b"])
    let batches = backend.calls.compactMap {
      if case .perform(let batch) = $0 { batch.description } else { nil }
    }
    #expect(batches == ["iS 0", "dR (0, 2)", "iR (0, 1)"])
    #expect(table.diagnostics.recent.isEmpty)
    #expect(backend.violations == [])
    table.row(Occurrence(2, of: "a")).remove()
    backend.endTurn()
    #expect(backend.shownIdentities == [[Identity("a"), Identity("b")]])
  }

  @Test func reportsARepeatedIdentity_WhenTheAppGaveIt() {
    let table = Table()
    let songs: [Any] = [Song(id: 1, title: "a"), Song(id: 1, title: "b")]
    table.show { Section("s") { ForEach(songs, values) } }
    #expect(table.snapshot.rowCount == 2)
    #expect(table.diagnostics.recent.count == 1)
  }

  @Test func buildsOnlyTheRowThatIsAskedFor_InALargeCollection() {
    var count = 0
    var mapping = RowMapping()
    mapping.map(Int.self) {
      count += 1
      return AnyRow(TextRow("row \($0)"))
    }
    let songs = (0..<100_000).map { Song(id: $0, title: "\($0)") }
    mapping.map(Song.self) {
      count += 1
      return AnyRow(SongRow(song: $0))
    }
    let table = Table()
    table.show {
      Section("numbers") { ForEach(0..<100_000, id: \.self, mapping) }
      Section("songs") { ForEach(songs, mapping) }
    }
    #expect(table.snapshot.rowCount == 200_000)
    #expect(count == 0)
    #expect(
      table.snapshot[RowPath(section: 0, row: 70_000)]?.content.title.string == "row 70000")
    #expect(table.snapshot[RowPath(section: 1, row: 9)]?.identity == Identity(9))
    #expect(count == 2)
  }

  @Test func countsManyEqualValues_InLinearTime() {
    let rows = values.rows(for: repeatElement("same", count: 20_000))
    #expect(Set(rows.map(\.identity)).count == 20_000)
  }
}
