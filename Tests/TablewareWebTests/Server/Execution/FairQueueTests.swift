import TablewareTesting
import Testing

@testable import TablewareWeb

@Suite struct FairQueueTests {
  private final class Lane {
    let name: Int
    init(_ name: Int) { self.name = name }
  }

  @Test func take_severalLanes_leastUsedTimeFirst() {
    var queue = FairQueue<Lane>()
    for (name, used) in [(1, 30), (2, 10), (3, 20)] {
      queue.add(Lane(name), used: .milliseconds(used))
    }
    #expect([queue.take(), queue.take(), queue.take()].map { $0?.name } == [2, 3, 1])
    #expect(queue.take() == nil && queue.isEmpty)
  }

  @Test func take_equalTimes_inTheOrderOfArrival() {
    var queue = FairQueue<Lane>()
    for name in 1...20 { queue.add(Lane(name), used: .zero) }
    #expect((1...20).map { _ in queue.take()?.name } == Array(1...20))
  }

  @Test func newcomer_afterHeavyLanes_isNext_andSavesNothingUp() {
    var queue = FairQueue<Lane>()
    queue.add(Lane(1), used: .seconds(100))
    queue.add(Lane(2), used: .seconds(101))
    #expect(queue.take()?.name == 1)
    // It has used nothing, and counts as if it had used as much as the lane before.
    #expect(queue.add(Lane(3), used: .zero) == .seconds(100))
    queue.add(Lane(1), used: .seconds(100) + .milliseconds(50))
    #expect([queue.take(), queue.take(), queue.take()].map { $0?.name } == [3, 1, 2])
  }

  @Test(arguments: 0..<5 as Range<UInt64>) func take_randomLanes_sameAsSorted(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var queue = FairQueue<Lane>()
    let times = (0..<200).map { _ in Int.random(in: 0..<50, using: &random) }
    for (name, time) in times.enumerated() { queue.add(Lane(name), used: .seconds(time)) }
    let sorted = times.enumerated().sorted {
      ($0.element, $0.offset) < ($1.element, $1.offset)
    }.map(\.offset)
    #expect((0..<200).map { _ in queue.take()?.name } == sorted)
  }
}
