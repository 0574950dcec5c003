import Tableware
import TablewareHosting
import Testing

struct HeightMemoryTests {
  private typealias Memory = HeightMemory<Int, Int>

  private struct SampleRow: Row {
    let id = 1
    var body: RowContent { RowContent(title: "a") }
  }

  private struct OtherRow: Row {
    let id = 1
    var body: RowContent { RowContent(title: "a") }
  }

  private func row(_ id: Int) -> HeightKey { .row(Identity(id)) }
  private func header(_ id: Int) -> HeightKey { .header(Identity(id)) }

  private func content(_ text: String) -> MeasuredContent {
    .row(AnyRow(SampleRow()).kind, RowContent(title: RowText(text)))
  }

  @Test func height_sameContentAndSpace_isKnown() {
    var memory = Memory()
    memory.note(3, of: row(1), showing: content("a"), in: 80)
    let same = memory.height(of: row(1), showing: content("a"), in: 80)
    let otherContent = memory.height(of: row(1), showing: content("b"), in: 80)
    let otherSpace = memory.height(of: row(1), showing: content("a"), in: 40)
    let otherItem = memory.height(of: header(1), showing: content("a"), in: 80)
    #expect([same, otherContent, otherSpace, otherItem] == [3, nil, nil, nil])
    #expect(memory.lastHeight(of: row(1), in: 80) == 3)
    #expect(memory.lastHeight(of: row(1), in: 40) == nil)
  }

  @Test func height_otherKindOfRow_isNotKnown() {
    var memory = Memory()
    memory.note(3, of: row(1), showing: content("a"), in: 80)
    let other = MeasuredContent.row(AnyRow(OtherRow()).kind, RowContent(title: "a"))
    let height = memory.height(of: row(1), showing: other, in: 80)
    #expect(height == nil)
  }

  @Test func note_moreRowsThanTheLimit_keepsTheNewest() {
    var memory = Memory()
    let shown = content("a")
    for id in 0..<20_000 { memory.note(id, of: row(id), showing: shown, in: 80) }
    #expect(memory.count <= Memory.limit)
    #expect(memory.count >= Memory.limit / 2)
    let known = (0..<20_000).filter { memory.lastHeight(of: row($0), in: 80) == $0 }
    #expect(known == Array(20_000 - memory.count..<20_000))
  }

  @Test func note_afterNotesInAnotherSpace_keepsTheNewestRows() {
    var memory = Memory()
    let shown = content("a")
    for id in 0..<Memory.limit { memory.note(id, of: row(id), showing: shown, in: 80) }
    for id in 0..<3_000 { memory.note(id, of: row(id), showing: shown, in: 40) }
    memory.note(1, of: row(Memory.limit), showing: shown, in: 80)
    let known = (0...Memory.limit).filter { memory.lastHeight(of: row($0), in: 80) != nil }
    #expect(known == Array(Memory.limit / 2...Memory.limit))
  }

  @Test func height_lookedUp_keepsItsRow() {
    var memory = Memory()
    let shown = content("a")
    memory.note(7, of: row(-1), showing: shown, in: 80)
    for id in 0..<20_000 {
      memory.note(id, of: row(id), showing: shown, in: 80)
      if id.isMultiple(of: 1_000) {
        let height = memory.height(of: row(-1), showing: shown, in: 80)
        #expect(height == 7)
      }
    }
    #expect(memory.count <= Memory.limit)
  }

  @Test func note_again_countsOnce() {
    var memory = Memory()
    let shown = content("a")
    for id in 0..<3_000 { memory.note(id, of: row(id), showing: shown, in: 80) }
    for id in 0..<3_000 { memory.note(id + 1, of: row(id), showing: shown, in: 80) }
    let rows = memory.rows(in: 80)
    #expect(rows.count == memory.count)
    #expect(memory.count <= 3_000)
    #expect((1_000..<3_000).allSatisfy { memory.lastHeight(of: row($0), in: 80) == $0 + 1 })
  }

  @Test func note_moreHeadersThanTheLimit_keepsTheRows() {
    var memory = Memory()
    let shown = content("a")
    for id in 0..<10 { memory.note(id, of: row(id), showing: shown, in: 80) }
    for id in 0..<10_000 { memory.note(id, of: header(id), showing: shown, in: 80) }
    #expect((0..<10).allSatisfy { memory.lastHeight(of: row($0), in: 80) == $0 })
  }

  @Test func note_moreSpacesThanTheLimit_keepsThoseUsedLast() {
    var memory = Memory()
    for width in [1, 2, 3, 4, 1, 5] { memory.note(7, of: row(1), showing: content("a"), in: width) }
    #expect((1...5).filter { memory.lastHeight(of: row(1), in: $0) == 7 } == [1, 3, 4, 5])
    #expect(memory.count == Memory.spaceLimit)
  }

  @Test func height_lookedUp_keepsItsSpace() {
    var memory = Memory()
    for width in 1...Memory.spaceLimit {
      memory.note(7, of: row(1), showing: content("a"), in: width)
    }
    _ = memory.height(of: row(1), showing: content("a"), in: 1)
    memory.note(7, of: row(1), showing: content("a"), in: 9)
    #expect((1...9).filter { memory.lastHeight(of: row(1), in: $0) == 7 } == [1, 3, 4, 9])
  }

  @Test func forget_andKeepRows_applyToEverySpace() {
    var memory = Memory()
    for id in 1...3 {
      for width in [40, 80] { memory.note(7, of: row(id), showing: content("a"), in: width) }
      memory.note(7, of: header(id), showing: content("a"), in: 80)
    }
    memory.forget([Identity(1), Identity(9)])
    #expect([1, 2, 3].map { memory.lastHeight(of: row($0), in: 40) } == [nil, 7, 7])
    memory.keepRows { $0 == Identity(3) }
    #expect([1, 2, 3].map { memory.lastHeight(of: row($0), in: 80) } == [nil, nil, 7])
    #expect((1...3).allSatisfy { memory.lastHeight(of: header($0), in: 80) == 7 })
  }

  @Test func f06_identityUnequalToItself_isLeftOut() {
    var memory = Memory()
    let key = HeightKey.row(Identity(Double.nan))
    for _ in 0..<10_000 { memory.note(2, of: key, showing: content("a"), in: 80) }
    #expect(memory.isEmpty)
  }
}
