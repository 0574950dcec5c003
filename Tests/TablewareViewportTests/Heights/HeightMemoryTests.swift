import Tableware
import TablewareTesting
import TablewareViewport
import Testing

struct HeightMemoryTests {
  private func key(_ id: Int, _ kind: ViewportItem.Kind = .row) -> HeightMemory.Key {
    HeightMemory.Key(kind: kind, identity: Identity(id))
  }

  private func content(_ text: String) -> CellContent {
    let row = AnyRow(SampleRow(id: "row", text: text))
    return .row(RowPresentation(row.content), row)
  }

  @Test func knowsTheHeight_OfTheSameContentAtTheSameWidth() {
    var memory = HeightMemory()
    memory.note(3, of: key(1), showing: content("a"), at: 80)
    #expect(memory.height(of: key(1), showing: content("a"), at: 80) == 3)
    #expect(memory.height(of: key(1), showing: content("b"), at: 80) == nil)
    #expect(memory.height(of: key(1), showing: content("a"), at: 40) == nil)
    #expect(memory.height(of: key(1, .header), showing: content("a"), at: 80) == nil)
    #expect(memory.lastHeight(of: key(1), at: 80) == 3)
    #expect(memory.lastHeight(of: key(1), at: 40) == nil)
  }

  @Test func doesNotTakeOneKindOfRowForAnother() {
    var memory = HeightMemory()
    memory.note(3, of: key(1), showing: content("a"), at: 80)
    let other = AnyRow(OtherRow(id: "row", text: "a"))
    #expect(
      memory.height(of: key(1), showing: .row(RowPresentation(other.content), other), at: 80) == nil
    )
  }

  @Test func remembersSoManyRows_TheNewest() {
    var memory = HeightMemory()
    let shown = content("a")
    for id in 0..<20_000 { memory.note(id, of: key(id), showing: shown, at: 80) }
    #expect(memory.count <= HeightMemory.limit)
    #expect(memory.count >= HeightMemory.limit / 2)
    let known = (0..<20_000).filter { memory.lastHeight(of: key($0), at: 80) == $0 }
    #expect(known == Array(20_000 - memory.count..<20_000))
  }

  @Test func remembersRows_WhileHeadersAreForgotten() {
    var memory = HeightMemory()
    let shown = content("a")
    for id in 0..<10 { memory.note(id, of: key(id), showing: shown, at: 80) }
    for id in 0..<10_000 { memory.note(id, of: key(id, .header), showing: shown, at: 80) }
    #expect((0..<10).allSatisfy { memory.lastHeight(of: key($0), at: 80) == $0 })
  }

  @Test func remembersSoManyWidths_ThoseUsedLast() {
    var memory = HeightMemory()
    for width in [1, 2, 3, 4, 1, 5] { memory.note(7, of: key(1), showing: content("a"), at: width) }
    #expect((1...5).filter { memory.lastHeight(of: key(1), at: $0) == 7 } == [1, 3, 4, 5])
    #expect(memory.count == HeightMemory.widthLimit)
  }

  @Test func forgetsRows_AtEveryWidth() {
    var memory = HeightMemory()
    for id in 1...3 {
      for width in [40, 80] { memory.note(7, of: key(id), showing: content("a"), at: width) }
      memory.note(7, of: key(id, .header), showing: content("a"), at: 80)
    }
    memory.forget([Identity(1), Identity(9)])
    var kept = IdentityMap<Void>()
    kept[Identity(3)] = ()
    #expect([1, 2, 3].map { memory.lastHeight(of: key($0), at: 40) } == [nil, 7, 7])
    memory.keepOnly(kept)
    #expect([1, 2, 3].map { memory.lastHeight(of: key($0), at: 80) } == [nil, nil, 7])
    #expect((1...3).allSatisfy { memory.lastHeight(of: key($0, .header), at: 80) == 7 })
  }

  @Test func f06_leavesOutIdentities_ThatAreNotEqualToThemselves() {
    var memory = HeightMemory()
    let key = HeightMemory.Key(kind: .row, identity: Identity(Double.nan))
    for _ in 0..<10_000 { memory.note(2, of: key, showing: content("a"), at: 80) }
    #expect(memory.isEmpty)
  }
}
