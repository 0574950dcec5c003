import Synchronization
import SampleRows
import Tableware
import TablewareDiff
import TablewareLoading
import TablewareTesting
import Testing

private func at(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

/// Lists that follow the changes of a store, correct ones and those that contradict themselves.
@Suite struct StoredListTests {
  @Test func appliesChanges_InTheShapeOfFetchedResults() {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let list = StoredList(Contents.random(using: &random))
      for step in 0..<4 {
        let next = Contents.random(using: &random)
        let changes = StoreReport(from: list.sections, to: next).changes
        let problems = list.apply(changes.shuffled(using: &random))
        #expect(problems == [], "seed \(seed), step \(step)")
        #expect(list.sections == next, "seed \(seed), step \(step)")
      }
    }
  }

  struct Contradiction: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let changes: [ItemChange]
    let new: String
    var problems: [String] = []
    var testDescription: String { name }
  }

  private static let outside =
    "which is outside of the list. An insertion used the nearest "
    + "position, and a removal had no effect; apply the changes of each batch once, in one call, to "
    + "the contents from before the batch."

  static let contradictions = [
    Contradiction(
      name: "a move to the same position", old: "A:a b",
      changes: [.move(StoredItem("b", version: 2), from: at(0, 1), to: at(0, 1))], new: "A:a b2"),
    Contradiction(
      name: "an update and a move", old: "A:a b c",
      changes: [
        .update(StoredItem("c", version: 2), at: at(0, 2)),
        .move(StoredItem("c"), from: at(0, 2), to: at(0, 0)),
      ], new: "A:c2 a b"),
    Contradiction(
      name: "an insertion without a removal", old: "A:a b c",
      changes: [.insert(StoredItem("c"), at: at(0, 0))], new: "A:c a b"),
    Contradiction(
      name: "a removal and an insertion", old: "A:a b c",
      changes: [.insert(StoredItem("a"), at: at(0, 2)), .remove(at: at(0, 0))], new: "A:b c a"),
    Contradiction(
      name: "an update and a removal", old: "A:a b",
      changes: [.update(StoredItem("a", version: 2), at: at(0, 0)), .remove(at: at(0, 0))],
      new: "A:b"),
    Contradiction(
      name: "a move out of a removed section", old: "A:a B:b",
      changes: [.removeSection(at: 0), .move(StoredItem("a"), from: at(0, 0), to: at(0, 1))],
      new: "B:b a"),
    Contradiction(
      name: "an insertion of an element of a removed section", old: "A:a B:b",
      changes: [.removeSection(at: 0), .insert(StoredItem("a"), at: at(0, 0))], new: "B:a b"),
    Contradiction(
      name: "a move into an inserted section", old: "B:a b",
      changes: [.move(StoredItem("a"), from: at(0, 0), to: at(0, 0)), .insertSection("A", at: 0)],
      new: "A:a B:b"),
    Contradiction(
      name: "the same removal twice", old: "A:a b c",
      changes: [.remove(at: at(0, 1)), .remove(at: at(0, 1))], new: "A:a c"),
    Contradiction(
      name: "a move from elsewhere", old: "A:a b c",
      changes: [.move(StoredItem("c"), from: at(0, 0), to: at(0, 0))], new: "A:c a b"),
    Contradiction(
      name: "a move of an unknown element", old: "A:a b",
      changes: [.move(StoredItem("z"), from: at(0, 9), to: at(0, 1))], new: "A:a z b"),
    Contradiction(
      name: "an update after the positions changed", old: "A:a b",
      changes: [
        .insert(StoredItem("n"), at: at(0, 0)), .update(StoredItem("b", version: 2), at: at(0, 2)),
      ],
      new: "A:n a b2"),
    Contradiction(
      name: "two insertions at one position", old: "A:a",
      changes: [.insert(StoredItem("x"), at: at(0, 0)), .insert(StoredItem("y"), at: at(0, 0))],
      new: "A:x y a"),
    Contradiction(
      name: "one element inserted twice", old: "A:a",
      changes: [.insert(StoredItem("x"), at: at(0, 0)), .insert(StoredItem("x"), at: at(0, 1))],
      new: "A:a x"),
    Contradiction(
      name: "an insertion of a section that exists", old: "A:a B:b",
      changes: [.insertSection("B", at: 0), .insertSection("N", at: 2)], new: "B:b A:a N:"),
    Contradiction(
      name: "rows without a section", old: "", changes: [.insert(StoredItem("a"), at: at(0, 0))],
      new: ":a"),
    Contradiction(
      name: "positions out of range", old: "A:a",
      changes: [
        .insert(StoredItem("x"), at: at(0, 7)), .insert(StoredItem("y"), at: at(3, 0)),
        .remove(at: at(0, 4)),
        .remove(at: at(-1, 0)), .removeSection(at: 5), .insert(StoredItem("z"), at: at(0, -2)),
        .insertSection("Z", at: 9),
      ], new: "A:z a x Z:y",
      problems: [
        "The store reported a change at (0, 4), \(outside)",
        "The store reported a change at (-1, 0), \(outside)",
        "The store reported a change at (5, 0), \(outside)",
        "The store reported a change at (9, 0), \(outside)",
        "The store reported a change at (0, -2), \(outside)",
        "The store reported a change at (0, 7), \(outside)",
        "The store reported a change at (3, 0), \(outside)",
      ]),
    Contradiction(
      name: "positions that are no numbers of rows", old: "A:a b",
      changes: [
        .insert(StoredItem("x"), at: at(0, .max)), .insert(StoredItem("y"), at: at(.min, .min)),
        .remove(at: at(.max, .min)),
      ], new: "A:y a b x",
      problems: [
        "The store reported a change at (9223372036854775807, -9223372036854775808), \(outside)",
        "The store reported a change at (-9223372036854775808, -9223372036854775808), \(outside)",
        "The store reported a change at (0, 9223372036854775807), \(outside)",
      ]),
    Contradiction(
      name: "an update of an unknown element", old: "A:a",
      changes: [.update(StoredItem("z"), at: at(0, 0))], new: "A:a",
      problems: [
        "The store updated z at (0, 0), but the list does not have it. The update had no effect; "
          + "apply the changes of each batch once, or replace the contents of the list."
      ]),
  ]

  @Test(arguments: contradictions) func normalizesContradictions(_ contradiction: Contradiction) {
    let list = StoredList(Contents.sections(contradiction.old))
    let problems = DeveloperLog.output.withValue({ _ in }) { list.apply(contradiction.changes) }
    #expect(Contents.text(list.sections) == contradiction.new)
    #expect(problems.map(\.description) == contradiction.problems)
  }

  @Test func writesProblems_ToTheLogOfDebugBuilds() {
    let list = StoredList(Contents.sections("A:a"))
    let lines = Mutex<[String]>([])
    DeveloperLog.output.withValue({ line in lines.withLock { $0.append(line) } }) {
      _ = list.apply([.remove(at: at(0, 4))])
    }
    #expect(
      lines.withLock { $0 } == ["Tableware: The store reported a change at (0, 4), \(Self.outside)"]
    )
  }

  /// Reports with mistakes of every kind: the table is always what the list is, and no batch is
  /// illegal.
  @Test func showsTheList_WhateverTheStoreReports() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let screen = StoredScreen(Contents.random(using: &random))
      let driver = ScreenDriver(screen)
      for step in 0..<6 {
        let next = Contents.random(using: &random)
        var changes = StoreReport(from: screen.list.sections, to: next).changes
        for _ in 0..<random.next() % 4 { spoil(&changes, using: &random) }
        DeveloperLog.output.withValue({ _ in }) { _ = screen.list.apply(changes) }
        driver.endTurn()
        let titles = screen.list.sections.map { $0.elements.map(\.description) }
        #expect(driver.titles == titles, "seed \(seed), step \(step)")
        #expect(driver.findings == [], "seed \(seed), step \(step)")
        let ids = screen.list.elements.map(\.id)
        #expect(Set(ids).count == ids.count, "seed \(seed), step \(step)")
      }
    }
  }

  /// Loses, repeats or changes one of the changes.
  private func spoil(_ changes: inout [ItemChange], using random: inout SplitMix64) {
    guard let index = changes.indices.randomElement(using: &random) else { return }
    let other = at(Int(random.next() % 5) - 1, Int(random.next() % 9) - 1)
    switch (random.next() % 5, changes[index]) {
    case (0, _): changes.remove(at: index)
    case (1, _): changes.append(changes[index])
    case (2, .insert(let item, _)): changes[index] = .insert(item, at: other)
    case (2, .remove): changes[index] = .remove(at: other)
    case (2, .move(let item, _, let path)): changes[index] = .move(item, from: other, to: path)
    case (3, .move(let item, _, let path)): changes[index] = .insert(item, at: path)
    case (3, .update(let item, let path)): changes.append(.move(item, from: path, to: other))
    case (4, .move(let item, let path, _)): changes.append(.update(item, at: path))
    default: changes.append(.update(StoredItem("q"), at: other))
    }
  }

  @Test func evaluatesTheScreen_AfterEachBatch() {
    let screen = StoredScreen(Contents.sections("A:a b"))
    let driver = ScreenDriver(screen)
    screen.list.apply([.insert(StoredItem("c"), at: at(0, 0))])
    driver.endTurn()
    #expect(driver.titles == [["c", "a", "b"]])
    #expect(driver.table.batches.map(\.description) == ["iR (0, 0)"])
    screen.list.replace(with: Contents.sections("B:z"))
    driver.endTurn()
    #expect(driver.titles == [["z"]])
    #expect(driver.findings == [])
  }

  /// Objects that the store changes in place, as managed objects: the row shows the new content.
  @Test func showsNewContent_OfObjectsThatChangedInPlace() {
    let note = Note("first")
    let list = StoredList([StoredSection("", [note])]) { $0.key }
    let driver = ScreenDriver(
      SampleScreen("Notes") { _ in
        Section("notes") { ForEach(list.elements, id: { $0.key }) { TextRow(RowText($0.text)) } }
      })
    #expect(driver.titles == [["first"]])
    note.text = "second"
    list.apply([.update(note, at: at(0, 0))])
    driver.endTurn()
    #expect(driver.titles == [["second"]])
    #expect(driver.table.batches == [])
    #expect(list.elements.map(\.key) == [7])
  }
}

private final class Note {
  let key = 7
  var text: String
  init(_ text: String) { self.text = text }
}

private final class StoredScreen: Screen {
  let context = ScreenContext()
  let title = "Stored"
  let list: StoredList<StoredItem>

  init(_ sections: [StoredSection<StoredItem>]) { list = StoredList(sections) }

  var sections: [Section] {
    ForEach(list.sections) { section in
      Section(section.id) {
        ForEach(section.elements) { TextRow(RowText("\($0)")) }
      }
    }
  }
}
