import Tableware
import Testing

/// A move that is applied to the list of an app.
@Suite struct RowMoveTests {
  private struct Song: Identifiable, Equatable {
    let id: Int
  }

  private func move(_ row: Int, after: Int?, before: Int?) -> RowMove {
    RowMove(
      row, to: Identity("songs"), after: after.map(Identity.init), before: before.map(Identity.init)
    )
  }

  /// Each row of a short list, moved to each position between two other rows.
  @Test func apply_ToAnUnchangedList_PutsTheElementBetweenItsNeighbors() {
    for count in 1...5 {
      for row in 0..<count {
        let others = (0..<count).filter { $0 != row }
        for position in 0...others.count {
          var songs = (0..<count).map { Song(id: $0) }
          let after = position == 0 ? nil : others[position - 1]
          let before = position == others.count ? nil : others[position]
          #expect(move(row, after: after, before: before).apply(to: &songs))
          var expected = others
          expected.insert(row, at: position)
          #expect(songs.map(\.id) == expected, "row \(row) of \(count) to \(position)")
        }
      }
    }
  }

  @Test(arguments: [
    // The row before which it was dropped was removed meanwhile.
    ([1, 2, 3], 1, 3, 9, [2, 3, 1]),
    // The row after which it was dropped was removed meanwhile.
    ([1, 2, 3], 3, 9, 1, [3, 1, 2]),
    // Both were removed: the element stays.
    ([1, 2, 3], 2, 8, 9, [1, 2, 3]),
    // Rows were inserted between them: the row after it decides.
    ([1, 2, 7, 8, 3], 1, 2, 3, [2, 7, 8, 1, 3]),
  ])
  func apply_AfterOtherChanges_UsesTheNeighborsThatAreLeft(
    _ list: [Int], _ row: Int, _ after: Int, _ before: Int, _ expected: [Int]
  ) {
    var numbers = list
    #expect(move(row, after: after, before: before).apply(to: &numbers, id: \.self))
    #expect(numbers == expected)
  }

  @Test func apply_WithoutNeighbors_PutsTheElementAtTheEnd() {
    var numbers = [1, 2]
    #expect(move(1, after: nil, before: nil).apply(to: &numbers, id: \.self))
    #expect(numbers == [2, 1])
  }

  @Test func apply_ToAListWithoutTheElement_ChangesNothing() {
    var numbers = [1, 2]
    #expect(!move(3, after: 1, before: 2).apply(to: &numbers, id: \.self))
    var names = ["1"]
    #expect(!move(1, after: nil, before: nil).apply(to: &names, id: \.self))
    #expect(numbers == [1, 2] && names == ["1"])
  }
}
