import TablewareTesting
import Testing

@testable import Tableware

/// A grouped array against a plain one, at the borders of its groups and blocks.
@Suite struct GroupedArrayTests {
  /// One more and one less than a group of 64 and a block of 8,192 elements.
  static let counts = [0, 1, 63, 64, 65, 8_191, 8_192, 8_193, 16_384]

  @Test(arguments: counts)
  func read_ofEveryIndex_isTheElementOfTheArray(count: Int) {
    let grouped = GroupedArray(Array(0..<count))

    #expect(grouped.count == count)
    #expect(elements(of: grouped) == Array(0..<count))
  }

  @Test(arguments: counts)
  func append_afterAnyCount_addsTheElementBehindTheOthers(count: Int) {
    var grouped = GroupedArray(Array(0..<count))

    for element in count..<count + 200 { grouped.append(element) }

    #expect(grouped.count == count + 200)
    #expect(elements(of: grouped) == Array(0..<count + 200))
  }

  @Test func change_ofACopy_isNotInTheOriginal() {
    var random = SeededGenerator(seed: 1)
    var copies: [(grouped: GroupedArray<Int>, plain: [Int])] = [
      (GroupedArray(Array(0..<9_000)), Array(0..<9_000))
    ]

    for number in 0..<50 {
      var (grouped, plain) = copies[Int.random(in: 0..<copies.count, using: &random)]
      let index = Int.random(in: 0..<plain.count, using: &random)
      plain[index] = -number
      grouped.change(index) { $0 = -number }
      plain.append(number)
      grouped.append(number)
      copies.append((grouped, plain))
    }

    for copy in copies { #expect(elements(of: copy.grouped) == copy.plain) }
  }

  private func elements(of grouped: GroupedArray<Int>) -> [Int] {
    (0..<grouped.count).map { index in grouped.read(index) { copy $0 } }
  }
}
