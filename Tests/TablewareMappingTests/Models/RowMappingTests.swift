import SampleRows
import Tableware
import TablewareMapping
import TablewareTesting
import Testing

/// Which row shows a model is said outside the model, and the nearest type decides.
@Suite struct RowMappingTests {
  /// A row whose title says how it was chosen.
  private func titles(_ models: Any..., by mapping: RowMapping) -> [String] {
    mapping.rows(for: models).map(\.content.title.string)
  }

  @Test func showsAnyModel_WhateverItsType() {
    var mapping = RowMapping()
    mapping.map(Song.self) { SongRow(song: $0) }
    mapping.map(String.self) { TextRow("string \($0)") }
    mapping.map(Bool.self) { TextRow("bool \($0)") }
    mapping.map([String: Int].self) { TextRow("dictionary \($0.count)") }
    mapping.map([String: Any].self) { TextRow("mixed \($0.count)") }
    mapping.map(Track.self, id: \.id) { TrackRow(track: $0) }
    let mixed: [String: Any] = ["a": 1, "b": "x"]
    #expect(
      titles(
        Song(id: 1, title: "song"), "s", true, ["a": 1], mixed, Track("t", "track"), by: mapping)
        == ["song", "string s", "bool true", "dictionary 1", "mixed 2", "track"])
  }

  @Test func showsOneModelInDifferentCells_InDifferentPlaces() {
    let song = Song(id: 7, title: "seven")
    var small = RowMapping()
    small.map(Song.self) { SongRow(song: $0) }
    var big = small
    big.map(Song.self) { BigSongRow(song: $0) }
    let table = Table()
    table.show {
      Section("small") { ForEach([song], small) }
      Section("big") { ForEach([song], big) }
    }
    let kinds = (0..<2).map { table.snapshot[RowPath(section: $0, row: 0)]?.kind.name }
    #expect(kinds == ["SongRow", "BigSongRow"])
  }

  @Test func prefersTheExactType_ToItsSuperclass_ToAProtocol() {
    var mapping = RowMapping()
    mapping.map((any Named).self) { TextRow("named \($0.name)") }
    #expect(titles(Cat(), by: mapping) == ["named cat"])
    mapping.map(Animal.self) { _ in TextRow("animal") }
    #expect(titles(Cat(), by: mapping) == ["animal"])
    mapping.map(Cat.self) { _ in TextRow("exactly a cat") }
    #expect(titles(Cat(), by: mapping) == ["exactly a cat"])
    #expect(titles(Stone(), by: mapping) == ["named stone"])
  }

  @Test func takesTheNearestSuperclass_InWhicheverOrderTheyWereMapped() {
    for nearFirst in [true, false] {
      var mapping = RowMapping()
      if nearFirst { mapping.map(Cat.self) { _ in TextRow("cat") } }
      mapping.map(Animal.self) { _ in TextRow("animal") }
      if !nearFirst { mapping.map(Cat.self) { _ in TextRow("cat") } }
      #expect(titles(Kitten(), Dog(), by: mapping) == ["cat", "animal"])
    }
  }

  @Test func asksConditionsInOrder_AndTheRestLast() {
    var mapping = RowMapping()
    mapping.map(Int.self) { _ in TextRow("any") }
    mapping.map(Int.self, where: { $0 > 100 }) { _ in TextRow("huge") }
    mapping.map(Int.self, where: { $0 > 10 }) { _ in TextRow("large") }
    #expect(titles(1, 11, 101, by: mapping) == ["any", "large", "huge"])
  }

  @Test func goesOnToTheSuperclass_WhenNoConditionHolds() {
    var mapping = RowMapping()
    mapping.map(Cat.self, where: { $0.isWild }) { _ in TextRow("wild cat") }
    mapping.map(Animal.self, where: { $0.isWild }) { _ in TextRow("wild") }
    mapping.map((any Named).self) { _ in TextRow("named") }
    let wild = Cat()
    wild.isWild = true
    #expect(titles(wild, Cat(), by: mapping) == ["wild cat", "named"])
  }

  @Test func f127_showsANotice_AndSaysSoOnceForEachType_WhenNothingIsMapped() {
    var mapping = RowMapping()
    var heard: [String] = []
    mapping.map(Int.self) { TextRow("\($0)") }
    mapping.onUnmapped = { heard.append("\($0)") }
    #expect(
      titles(1, "a", "b", 2.5, 3, by: mapping)
        == ["1", "No row for String", "No row for String", "No row for Double", "3"])
    _ = mapping.rows(for: ["c"])
    #expect(
      heard == [
        "There is no row for models of type String. A notice is shown in the place of each; map "
          + "the type, a superclass of it or a protocol: mapping.map(String.self) { … }.",
        "There is no row for models of type Double. A notice is shown in the place of each; map "
          + "the type, a superclass of it or a protocol: mapping.map(Double.self) { … }.",
      ])
  }

  @Test func leavesModelsOut_ThatAreNil() {
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("\($0)") }
    let models: [Any?] = [1, nil, 2, Int??.some(nil) as Any, Int??.some(3) as Any]
    #expect(mapping.rows(for: models).map(\.content.title.string) == ["1", "2", "3"])
  }

  @Test func takesEffectAtOnce_WhenATypeIsMappedAgain() {
    var mapping = RowMapping()
    #expect(titles(Kitten(), by: mapping) == ["No row for Kitten"])
    mapping.map(Animal.self) { _ in TextRow("first") }
    #expect(titles(Kitten(), by: mapping) == ["first"])
    mapping.map(Animal.self) { _ in TextRow("second") }
    #expect(titles(Kitten(), by: mapping) == ["second"])
    mapping.map(Cat.self) { _ in TextRow("nearer") }
    #expect(titles(Kitten(), by: mapping) == ["nearer"])
  }

  @Test func findsTheTypeOfAModel_ThatIsSeenThroughAProtocol() {
    var mapping = RowMapping()
    mapping.map((any Named).self) { TextRow("named \($0.name)") }
    mapping.map(Stone.self) { _ in TextRow("exactly a stone") }
    let models: [any Named] = [Stone(), Cat()]
    #expect(
      mapping.rows(for: models).map(\.content.title.string) == ["exactly a stone", "named cat"])
    let table = Table()
    table.show { Section("s") { ForEach(models, id: \.name, mapping) } }
    #expect(notation(of: table.snapshot) == "s[stone cat]")
    #expect(table.snapshot[RowPath(section: 0, row: 0)]?.content.title == "exactly a stone")
  }

  @Test func showsEnumsTuplesAndClosuresToo() {
    enum Weather: Hashable, Sendable { case sun, rain }
    var mapping = RowMapping()
    mapping.map(Weather.self) { TextRow("\($0)") }
    mapping.map((Int, Int).self) { TextRow("\($0.0) of \($0.1)") }
    mapping.map((() -> String).self) { TextRow($0()) }
    let closure: () -> String = { "called" }
    #expect(
      titles(Weather.rain, (1, 2), closure, by: mapping) == ["rain", "1 of 2", "called"])
  }

  @Test func doesNotChangeACopy() {
    var mapping = RowMapping()
    mapping.map(Int.self) { _ in TextRow("old") }
    let copy = mapping
    mapping.map(Int.self) { _ in TextRow("new") }
    #expect(titles(1, by: copy) == ["old"])
    #expect(titles(1, by: mapping) == ["new"])
  }
}

protocol Named {
  var name: String { get }
}

class Animal: Named {
  var isWild = false
  var name: String { "animal" }
}
class Cat: Animal {
  override var name: String { "cat" }
}
final class Kitten: Cat {}
final class Dog: Animal {}

struct Stone: Named {
  let name = "stone"
}

extension RowMappingTests {
  @Test func reportsToATable_EachTypeOnce() {
    let table = Table()
    var mapping = RowMapping()
    mapping.map(String.self) { TextRow($0) }
    mapping.report(to: table.diagnostics)
    table.show { Section("A") { mapping.rows(for: ["a", 1.5, 2.5] as [Any]) } }
    #expect(table.snapshot.rowCount == 3)
    #expect(
      table.diagnostics.recent.map(\.description) == [
        "There is no row for models of type Double. A notice is shown in the place of each; map "
          + "the type, a superclass of it or a protocol: mapping.map(Double.self) { … }."
      ])
  }
}
