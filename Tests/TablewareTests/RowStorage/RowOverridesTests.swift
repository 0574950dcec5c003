import TablewareDiff
import Testing

@testable import Tableware

/// Rows that are shown instead of declared ones.
@Suite struct RowOverridesTests {
  private func titles(_ overrides: RowOverrides, _ positions: Range<Int>) -> [Int: String] {
    var titles: [Int: String] = [:]
    for position in positions {
      titles[position] = overrides[position]?.body.title.string
    }
    return titles
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func set_inAnyOrder_isReadBack_andOlderCopiesKeepTheirRows(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var overrides = RowOverrides()
    var expected: [Int: String] = [:]
    var copies: [(RowOverrides, [Int: String])] = []
    for number in 0..<2_000 {
      let position = Int(random.next() % 700)
      overrides.set(AnyRow(TextRow("\(number)").id(position)), at: position)
      expected[position] = "\(number)"
      if number % 250 == 0 { copies.append((overrides, expected)) }
    }
    #expect(titles(overrides, -1..<800) == expected, "seed \(seed)")
    for (copy, expected) in copies {
      #expect(titles(copy, -1..<800) == expected, "seed \(seed)")
    }
  }

  @Test func set_ascending_isReadBack() {
    var overrides = RowOverrides()
    #expect(overrides.isEmpty)
    for position in 0..<1_000 {
      overrides.set(AnyRow(TextRow("\(position)").id(position)), at: position)
    }
    #expect(!overrides.isEmpty)
    #expect(
      titles(overrides, 0..<1_000)
        == Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, "\($0)") }))
  }
}
