import Tableware
import TablewareHosting
import TablewareTesting
import TablewareViewport
import Testing

/// All items of a table with their heights, laid out in the simplest way.
private struct FlatTable {
  private var items: [(row: String?, height: Int)] = []

  init(_ sections: [SampleSection], width: Int) {
    func add(_ text: String?, row: String? = nil) {
      guard let text else { return }
      items.append((row, TextSurface.height(of: text, width: width)))
    }
    for section in sections {
      add(section.header)
      for row in section.rows { add(row.text, row: row.id) }
      add(section.footer)
    }
  }

  func height(of row: String) -> Int? { items.first { $0.row == row }?.height }

  /// Where a row has to be that stood at `y`: there, unless the table ends too early on one side.
  /// Then the table's end is at the bottom edge, or its beginning at the top one.
  func y(of row: String, wanted y: Int, room: Int) -> Int? {
    guard let position = items.firstIndex(where: { $0.row == row }) else { return nil }
    let above = items[..<position].reduce(0) { $0 + $1.height }
    let rest = items[position...].reduce(0) { $0 + $1.height }
    return min(above, max(y, room - rest))
  }
}

struct PlaceOracleTests {
  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func keepsTheChosenRow_ThroughRandomCommits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    var sections: [SampleSection] = []
    for _ in 0..<12 { sections.change(using: &random, next: &next) }
    let reader = Reader(sections, height: Int.random(in: 1...12, using: &random))
    var kept = 0
    for step in 0..<120 {
      var label: Comment { "seed \(seed), step \(step): \(before) became \(reader.frame)" }
      var before = reader.frame
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        reader.move([.down, .down, .up, .pageDown, .pageUp].randomElement(using: &random) ?? .up)
        guard let focused = reader.focused else { continue }
        let rows = sections.flatMap(\.rows)
        // At an end, a header or footer out there may leave a part of the row only.
        let isAtEnd = focused == rows.first?.id || focused == rows.last?.id
        #expect(isAtEnd ? reader.showsPart(focused) : reader.showsWhole(focused), label)
      }
      before = reader.frame
      let focused = reader.focused
      let y = focused.flatMap(reader.y)
      var heights = [focused.flatMap { FlatTable(sections, width: 20).height(of: $0) }]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        sections.change(using: &random, next: &next)
        reader.show(sections)
        reader.table.host.commit()
        heights.append(focused.flatMap { FlatTable(sections, width: 20).height(of: $0) })
      }
      reader.layOut()

      #expect(reader.surface.violations == [], label)
      guard let focused, let y, !heights.contains(nil) else { continue }
      #expect(reader.focused == focused, label)
      if Set(heights).count == 1 {
        let wanted = FlatTable(sections, width: 20)
          .y(of: focused, wanted: y, room: reader.surface.size.height)
        #expect(reader.y(of: focused) == wanted, label)
        kept += 1
      } else {
        #expect(reader.showsWhole(focused), label)
      }
    }
    #expect(kept > 10, "seed \(seed)")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func keepsTheFirstVisibleRow_ThroughRandomCommits_WhenNothingIsChosen(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    var sections: [SampleSection] = []
    for _ in 0..<15 { sections.change(using: &random, next: &next) }
    let reader = Reader(sections, height: Int.random(in: 2...9, using: &random))
    var kept = 0
    for step in 0..<120 {
      reader.scroll(by: Int.random(in: -4...5, using: &random))
      let before = reader.frame
      let isAtTop = reader.viewport.scrollExtent.offset == 0
      let first = (0..<reader.surface.size.height).lazy.compactMap(reader.viewport.row(at:)).first
        .flatMap(reader.id)
      let y = first.flatMap(reader.y)
      sections.change(using: &random, next: &next)
      reader.turn(sections)

      var label: Comment { "seed \(seed), step \(step): \(before) became \(reader.frame)" }
      #expect(reader.surface.violations == [], label)
      #expect(reader.focused == sections.lazy.compactMap(\.rows.first).first?.id, label)
      if isAtTop {
        #expect(reader.viewport.scrollExtent.offset == 0, label)
      } else if let first, let y,
        let wanted = FlatTable(sections, width: 20)
          .y(of: first, wanted: y, room: reader.surface.size.height)
      {
        let table = FlatTable(sections, width: 20)
        let isVisible = wanted + (table.height(of: first) ?? 0) > 0
        #expect(reader.y(of: first) == (isVisible ? wanted : nil), label)
        kept += 1
      }
    }
    #expect(kept > 10, "seed \(seed)")
  }
}
