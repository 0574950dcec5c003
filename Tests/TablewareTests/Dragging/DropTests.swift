import Tableware
import TablewareHosting
import TablewareTesting
import Testing

/// Items that are dropped into sections.
@Suite struct DropTests {
  private struct Song: Identifiable, Sendable, Equatable { let id: Int }

  @Test(
    arguments: [
      (nil, 2, [9, 8], [1, 9, 8, 2, 3]), (1, 2, [9], [1, 9, 2, 3]), (3, nil, [9], [1, 2, 3, 9]),
      (nil, nil, [9], [1, 2, 3, 9]), (1, 7, [9], [1, 9, 2, 3]), (7, 3, [9], [1, 2, 9, 3]),
      (6, 7, [9], [1, 2, 3, 9]), (nil, 7, [9], [9, 1, 2, 3]), (7, nil, [9], [1, 2, 3, 9]),
      // Elements of the list are moved, also to a position beside themselves.
      (1, 2, [3], [1, 3, 2]), (2, 3, [1], [2, 1, 3]), (1, 2, [1], [1, 2, 3]),
      (1, 2, [2], [1, 2, 3]),
      (nil, 1, [3, 1], [3, 1, 2]),
    ] as [(Int?, Int?, [Int], [Int])])
  func insert_putsElementsBetweenTheRows(
    after: Int?, before: Int?, elements: [Int], expected: [Int]
  ) {
    let position = DropPosition(
      in: "songs", after: after.map { Identity($0) }, before: before.map { Identity($0) })
    var list = [1, 2, 3].map(Song.init)
    position.insert(elements.map(Song.init), into: &list)
    #expect(list.map(\.id) == expected)
  }

  @Test func drop_isPassedFromTheSectionUp_untilItIsHandled() {
    let harness = Harness()
    var levels: [String] = []
    harness.table.show {
      Section("songs") { TextRow("a") }
        .dropDestination(for: Song.self) { songs, _ in levels.append("section \(songs.count)") }
      Section("texts") {}.dropDestination(for: String.self)
      Section("other") {}
    }
    harness.backend.endTurn()
    harness.table.on(RowDrop.self) { drop, source in
      levels.append("table \(drop.items.compactMap(\.text)) \(source.section)")
    }
    func drop(_ item: DragItem, _ section: Int) -> Delivery? {
      harness.table.dropPosition(at: RowPath(section: section, row: 0), of: [DragOffer(item)])
        .map { harness.table.drop([item], at: $0) }
    }
    #expect(drop(DragItem(Song(id: 1)), 0) == .handled(by: .section))
    #expect(drop(DragItem("text"), 1) == .handled(by: .table))
    #expect(drop(DragItem("text"), 0) == nil)
    #expect(drop(DragItem("text"), 2) == nil)
    #expect(levels == ["section 1", "table [\"text\"] \"texts\""])
  }

  @Test func position_describesTheRowsAround_neverTheTextOfAnEmptySection() {
    let harness = Harness()
    harness.table.show {
      Section("full") { for title in ["a", "b"] { TextRow(RowText(title)) } }
        .dropDestination(for: String.self)
      Section("empty") {}.emptyText("Nothing.").dropDestination(for: String.self)
    }
    harness.backend.endTurn()
    func position(_ path: RowPath?) -> DropPosition? {
      harness.table.dropPosition(at: path, of: [DragOffer(DragItem("x"))])
    }
    let (a, b) = (Identity("a"), Identity("b"))
    #expect(
      position(RowPath(section: 0, row: -4)) == DropPosition(in: "full", after: nil, before: a))
    #expect(position(RowPath(section: 0, row: 1)) == DropPosition(in: "full", after: a, before: b))
    #expect(
      position(RowPath(section: 0, row: 99)) == DropPosition(in: "full", after: b, before: nil))
    let empty = DropPosition(in: "empty", after: nil, before: nil)
    #expect(position(RowPath(section: 1, row: 1)) == empty)
    #expect(position(nil) == empty)
    #expect(position(RowPath(section: 2, row: 0)) == nil)
    #expect(position(RowPath(section: -1, row: 0)) == nil)
  }

  @Test func drop_ofASectionThatWasRemoved_isReportedAndHasNoEffect() {
    let harness = Harness()
    let position = DropPosition(in: "gone", after: nil, before: nil)
    #expect(harness.table.drop([DragItem("x")], at: position) == .stale)
    #expect(
      harness.table.diagnostics.recent
        == [.staleEvent("RowDrop", row: Identity("gone"))])
  }

  @Test func drop_withoutAnyHandler_isReported() {
    let harness = Harness()
    harness.table.show { Section("songs") {}.dropDestination(for: String.self) }
    harness.backend.endTurn()
    let position = DropPosition(in: "songs", after: nil, before: nil)
    #expect(harness.table.drop([DragItem("x")], at: position) == .unhandled)
    #expect(harness.table.diagnostics.recent.count == 1)
  }

  @Test func text_isThatOfTheValue_unlessItIsSet() {
    #expect(DragItem("a").text == "a")
    #expect(DragItem("a", text: "b").text == "b")
    #expect(DragItem(3).text == nil)
    #expect(DragItem(3, text: "three").value(as: Int.self) == 3)
    #expect(DragItem(3, text: "three").value(as: String.self) == "three")
    #expect(DragItem(3).value(as: String.self) == nil)
  }

  @Test func draggableRow_isPresentedSo_unlessItIsDisabled() {
    let harness = Harness()
    harness.table.show {
      Section("A") {
        TextRow("a").draggable("a")
        TextRow("b").draggable("b").disabled()
        TextRow("c")
      }
    }
    harness.backend.endTurn()
    let offers = (0..<3).map {
      harness.table.host.presentation(at: RowPath(section: 0, row: $0))?.isDraggable
    }
    #expect(offers == [true, false, false])
    #expect(harness.table.host.dragItem(at: RowPath(section: 0, row: 0))?.text == "a")
    #expect(harness.table.host.dragItem(at: RowPath(section: 0, row: 1)) == nil)
  }
}
