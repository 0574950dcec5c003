import Foundation
import Tableware
import TablewareMapping
import Testing

@Suite struct SectionArrangementTests {
  private struct Module: Identifiable {
    let id: String
  }

  private let page = ["a", "b", "c", "d"]

  private func shown(_ arrangement: SectionArrangement) -> [String] {
    arrangement.arranged(page.map { Module(id: $0) }).shown.map(\.id)
  }

  @Test func keepsTheDeclaredOrder_ByDefault() {
    #expect(shown(SectionArrangement()) == ["a", "b", "c", "d"])
  }

  @Test func showsNewModules_WhereTheyWereDeclared() {
    #expect(shown(SectionArrangement(order: ["c", "b"])) == ["a", "c", "d", "b"])
    #expect(shown(SectionArrangement(order: ["d", "a"])) == ["d", "a", "b", "c"])
    #expect(SectionArrangement(order: ["z"]).arranged(["x", "y", "z"]) == ["x", "y", "z"])
  }

  @Test func keepsUnknownIds_ForTheVersionThatKnowsThem() {
    var arrangement = SectionArrangement(
      order: ["a", "gone", "b", "c", "d"], hidden: ["b", "lost"])
    #expect(shown(arrangement) == ["a", "c", "d"])
    arrangement.move("a", by: 1, among: page)
    #expect(arrangement.order == ["c", "gone", "b", "a", "d"])
    #expect(arrangement.hidden == ["b", "lost"])
    #expect(arrangement.arranged(page + ["gone"]) == ["c", "gone", "b", "a", "d"])
  }

  @Test(arguments: [
    ("a", 1, ["b", "a", "c", "d"]), ("a", 2, ["b", "c", "a", "d"]),
    ("d", -1, ["a", "b", "d", "c"]), ("b", 0, ["a", "b", "c", "d"]),
    ("b", 99, ["a", "c", "d", "b"]), ("c", Int.min, ["c", "a", "b", "d"]),
    ("a", Int.max, ["b", "c", "d", "a"]), ("missing", 1, ["a", "b", "c", "d"]),
  ])
  func movesAsFarAsThereIsRoom(_ id: String, _ distance: Int, _ expected: [String]) {
    var arrangement = SectionArrangement()
    arrangement.move(id, by: distance, among: page)
    #expect(shown(arrangement) == expected)
  }

  @Test func passesOverHiddenModules_WhenMoving() {
    var arrangement = SectionArrangement(hidden: ["b"])
    arrangement.move("a", by: 1, among: page)
    #expect(shown(arrangement) == ["c", "a", "d"])
    arrangement.show("b")
    #expect(shown(arrangement) == ["c", "b", "a", "d"])
    arrangement.hide("b")
    arrangement.move("b", by: 1, among: page)
    #expect(shown(arrangement) == ["c", "a", "d"])
  }

  @Test func forgetsEverything_WhenReset() {
    var arrangement = SectionArrangement(order: ["d", "gone"], hidden: ["a"])
    arrangement.reset()
    #expect(arrangement == SectionArrangement())
  }

  @Test func survivesRepeatedIds() {
    var arrangement = SectionArrangement(order: ["b", "b", "a"])
    let twice = ["a", "b", "a"].map { Module(id: $0) }
    #expect(arrangement.arranged(twice).shown.map(\.id) == ["b", "a", "a"])
    arrangement.move("a", by: -1, among: twice.map(\.id))
    #expect(arrangement.order == ["a", "b"])
  }

  @Test func isTheSame_AfterSavingAndRestoring() throws {
    var arrangement = SectionArrangement(hidden: ["z", "y", "x"])
    arrangement.move("a", by: 2, among: page)
    let data = try JSONEncoder().encode(arrangement)
    #expect(try JSONDecoder().decode(SectionArrangement.self, from: data) == arrangement)
    #expect(String(decoding: data, as: UTF8.self).contains(#"["x","y","z"]"#))
  }

  @Test func takesAMissingPartAsEmpty() throws {
    let read = try JSONDecoder().decode(SectionArrangement.self, from: Data("{}".utf8))
    #expect(read == SectionArrangement())
    let order = Data(#"{"order": ["b", "b", "a"]}"#.utf8)
    #expect(
      try JSONDecoder().decode(SectionArrangement.self, from: order)
        == SectionArrangement(order: ["b", "a"]))
  }
}
