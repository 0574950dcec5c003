import Gallery
import Testing

private func modules(_ ids: String...) -> [MusicModule] {
  ids.map { MusicModule(id: $0, kind: .list, title: .init(["en": $0]), songs: []) }
}

@Suite struct ModuleArrangementTests {
  private let page = modules("a", "b", "c", "d")

  private func visible(_ arrangement: ModuleArrangement) -> [String] {
    arrangement.arranged(page).visible.map(\.id)
  }

  @Test func keepsTheOrderOfTheFile_ByDefault() {
    #expect(visible(ModuleArrangement()) == ["a", "b", "c", "d"])
  }

  @Test func putsNewModulesLast_AndIgnoresUnknownIds() {
    let arrangement = ModuleArrangement(order: ["gone", "c", "a"])
    #expect(visible(arrangement) == ["c", "a", "b", "d"])
  }

  @Test func partsHiddenFromVisible_InOrder() {
    var arrangement = ModuleArrangement(order: ["d", "c", "b", "a"])
    arrangement.hide("a")
    arrangement.hide("c")
    arrangement.hide("unknown")
    let (visible, hidden) = arrangement.arranged(page)
    #expect(visible.map(\.id) == ["d", "b"])
    #expect(hidden.map(\.id) == ["c", "a"])
    arrangement.show("c")
    #expect(self.visible(arrangement) == ["d", "c", "b"])
  }

  @Test(arguments: [
    ("a", 1, ["b", "a", "c", "d"]), ("a", 2, ["b", "c", "a", "d"]),
    ("d", -1, ["a", "b", "d", "c"]), ("b", 0, ["a", "b", "c", "d"]),
    ("b", 99, ["a", "c", "d", "b"]), ("c", Int.min, ["c", "a", "b", "d"]),
    ("a", Int.max, ["b", "c", "d", "a"]), ("nobody", 1, ["a", "b", "c", "d"]),
  ])
  func movesAsFarAsThereIsRoom(_ id: String, _ distance: Int, _ expected: [String]) {
    var arrangement = ModuleArrangement()
    arrangement.move(id, by: distance, among: visible(arrangement))
    #expect(visible(arrangement) == expected)
  }

  @Test func keepsPlacesOfHiddenAndUnknown_WhenMoving() {
    var arrangement = ModuleArrangement(order: ["a", "gone", "b", "c"], hidden: ["b"])
    arrangement.move("a", by: 1, among: visible(arrangement))
    #expect(arrangement.order == ["c", "gone", "b", "a", "d"])
    #expect(visible(arrangement) == ["c", "a", "d"])
  }

  @Test func survivesRepeatedIds() {
    let twice = modules("a", "b", "a")
    var arrangement = ModuleArrangement(order: ["b", "b", "a"])
    #expect(arrangement.arranged(twice).visible.map(\.id) == ["b", "a", "a"])
    arrangement.move("a", by: -1, among: ["b", "a", "a"])
    #expect(arrangement.order == ["a", "b"])
  }
}
