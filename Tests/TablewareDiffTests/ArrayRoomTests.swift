import TablewareDiff
import Testing

@Suite struct ArrayRoomTests {
  @Test(arguments: [1, 3, 100])
  func reserveRoom_beforeEachOfManyAppends_movesTheElementsRarely(count: Int) {
    var list: [Int] = []
    var capacities: Set<Int> = []
    for _ in 0..<10_000 {
      list.reserveRoom(for: count)
      #expect(list.capacity - list.count >= count)
      list.append(contentsOf: 0..<count)
      capacities.insert(list.capacity)
    }
    #expect(list.count == 10_000 * count)
    #expect(capacities.count < 25)
  }

  @Test func reserveRoom_forNothing_changesNothing() {
    var list = [1, 2, 3]
    let capacity = list.capacity
    list.reserveRoom(for: 0)
    #expect(list == [1, 2, 3] && list.capacity == capacity)
  }
}
