import SampleRows
import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Rows of a collection are built when they are asked for, and not before.
@Suite struct ForEachTests {
  final class Counts {
    var ids = 0
    var rows = 0
  }

  private func section(_ numbers: [Int], counting counts: Counts) -> Section {
    Section("numbers") {
      ForEach(
        numbers,
        id: { number in
          counts.ids += 1
          return number
        },
        row: { number in
          counts.rows += 1
          return AnyRow(TextRow("row \(number)"))
        })
    }
  }

  @Test func f22_BuildsOnlyTheRowThatIsAskedFor() {
    let counts = Counts()
    let table = Table()
    table.show { section(Array(0..<1_000_000), counting: counts) }
    #expect(table.snapshot.rowCount == 1_000_000)
    #expect(counts.rows == 0)
    #expect(counts.ids == 0)
    let row = table.snapshot[RowPath(section: 0, row: 765_432)]
    #expect(row?.content.title.string == "row 765432")
    #expect(row?.identity == Identity(765_432))
    #expect(counts.rows == 1)
  }

  private struct Counted: Identifiable {
    let number: Int
    let counts: Counts
    var id: Int {
      counts.ids += 1
      return number
    }
  }

  @Test func asksForNoIdentity_WhenTheSameArrayIsShownAgain() {
    let counts = Counts()
    let table = Table()
    let backend = BlankBackend()
    let elements = (0..<50_000).map { Counted(number: $0, counts: counts) }
    func rows(_ byKeyPath: Bool) -> Section {
      Section(byKeyPath ? "path" : "own") {
        if byKeyPath {
          ForEach(elements, id: \.id) { TextRow("\($0.number)") }
        } else {
          ForEach(elements) { TextRow("\($0.number)") }
        }
      }
    }
    table.show {
      rows(true)
      rows(false)
    }
    table.host.attach(backend)
    table.show {
      rows(true)
      rows(false)
      Section("more") { TextRow("a") }
    }
    table.host.commit()
    #expect(backend.batches.map(\.description) == ["iS 2"])
    #expect(counts.ids == 0)
  }

  @Test func findsTheChange_WhenTheSameArrayIsShownByAnotherIdentity() {
    let harness = Harness()
    let names = ["ab", "ac"]
    harness.table.show { Section("s") { ForEach(names, id: { $0.first }) { TextRow($0) } } }
    harness.backend.endTurn()
    harness.table.show { Section("s") { ForEach(names, id: { $0.last }) { TextRow($0) } } }
    harness.backend.endTurn()
    #expect(harness.batches.last?.contains("dR") == true)
  }

  @Test func findsTheChange_WhenACopyOfTheArrayWasChanged() {
    let harness = Harness()
    var songs = [Song(id: 1, title: "a"), Song(id: 2, title: "b")]
    func show() {
      harness.table.show { Section("s") { ForEach(songs) { SongRow(song: $0) } } }
      harness.backend.endTurn()
    }
    show()
    songs.insert(Song(id: 3, title: "c"), at: 1)
    show()
    songs.swapAt(0, 2)
    songs[1].id = 4
    show()
    #expect(
      harness.batches == [
        "iS 0", "iR (0, 1)",
        "dR (0, 1) · iR (0, 1) · mR (0, 0)→(0, 2)",
      ])
    #expect(harness.shown == "s[2 4 1]")
    #expect(harness.backend.violations == [])
  }

  @Test func doesNotTakeSlicesOfOneArrayForEachOther() {
    let harness = Harness()
    let numbers = Array(0..<6)
    for range in [0..<3, 3..<6, 2..<5] {
      harness.table.show {
        Section("s") { ForEach(numbers[range], id: { $0 }) { TextRow("\($0)") } }
      }
      harness.backend.endTurn()
      #expect(harness.shown == "s[\(range.map { "\($0)" }.joined(separator: " "))]")
    }
    #expect(harness.backend.violations == [])
  }

  @Test func takesAnyRandomAccessCollection() {
    let table = Table()
    table.show {
      Section("range") { ForEach(3..<6, id: { $0 }) { TextRow("\($0)") } }
      Section("lazy") {
        ForEach((0..<3).lazy.map { $0 * 2 }, id: { "l\($0)" }) { TextRow("\($0)") }
      }
      Section("reversed") { ForEach(["x", "y"].reversed(), id: { $0 }) { TextRow(RowText($0)) } }
      Section("repeated") { ForEach(repeatElement(9, count: 1), id: { $0 }) { TextRow("\($0)") } }
    }
    #expect(notation(of: table.snapshot) == "range[3 4 5] lazy[l0 l2 l4] reversed[y x] repeated[9]")
  }

  @Test func f04_CapturesTheIdentitiesOfObjects() {
    let harness = Harness()
    let tracks = [Track("a"), Track("b")]
    func show() {
      harness.table.show { Section("s") { ForEach(tracks) { TrackRow(track: $0) } } }
      harness.backend.endTurn()
    }
    show()
    tracks[0].id = "z"
    #expect(harness.shown == "s[a b]")
    #expect(notation(of: harness.table.snapshot) == "s[a b]")
    #expect(harness.table.snapshot[RowPath(section: 0, row: 0)]?.identity == Identity("a"))
    show()
    #expect(harness.batches == ["iS 0", "dR (0, 0) · iR (0, 0)"])
    #expect(harness.shown == "s[z b]")
    #expect(harness.backend.violations == [])
  }

  @Test func f04_CapturesTheIdentitiesOfObjects_InRowsWrittenOut() throws {
    let harness = Harness()
    let track = Track("a")
    harness.table.show {
      Section("s") { TrackRow(track: track).on(Liked.self) { _, _ in .handled } }
    }
    harness.backend.endTurn()
    track.id = "z"
    #expect(notation(of: harness.table.snapshot) == "s[a]")
    #expect(harness.table.snapshot[RowPath(section: 0, row: 0)]?.identity == Identity("a"))
    #expect(try harness.deliver(Liked(), at: 0, 0) == .handled(by: .row))
    harness.backend.reload(to: harness.table.snapshot)
    #expect(try harness.deliver(Liked(), at: 0, 0) == .handled(by: .row))
  }

  @Test func prefersTheElementsIdentity_ToTheRows() {
    let table = Table()
    table.show { Section("s") { ForEach(["e"], id: { $0 }) { _ in TextRow("row").id("own") } } }
    #expect(notation(of: table.snapshot) == "s[e]")
  }

  @Test func f06_MakesLegalBatches_WhenIdentitiesAreNotEqualToThemselves() {
    let harness = Harness()
    let numbers: [Double] = [1, .nan, .nan]
    for title in ["a", "b", "c"] {
      harness.table.show {
        Section("s") { ForEach(numbers, id: { $0 }) { TextRow("\($0)") } }
        Section("t") { TextRow(RowText(title)) }
      }
      harness.backend.endTurn()
    }
    #expect(harness.backend.violations == [])
    #expect(harness.shown == "s[1.0 nan nan] t[c]")
  }

  @Test func sections_withIDs_haveThemAsIdentities() {
    let harness = Harness()
    let groups = [("fruit", ["apple"]), ("nuts", ["almond", "walnut"])]
    harness.table.show {
      ForEach(groups, id: \.0) { name, items in
        Section("other", header: SectionHeader(name)) { ForEach(items, id: \.self) { TextRow($0) } }
      }
    }
    harness.backend.endTurn()
    #expect(harness.shown == "fruit[apple] nuts[almond walnut]")
    harness.table.show {
      ForEach(groups.reversed(), id: \.0) { name, items in
        Section("other", header: SectionHeader(name)) { ForEach(items, id: \.self) { TextRow($0) } }
      }
    }
    harness.backend.endTurn()
    #expect(harness.shown == "nuts[almond walnut] fruit[apple]")
    #expect(harness.backend.violations == [])
  }
}
