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

  private final class Cargo {}

  private struct CargoRow: Row {
    let id: Int
    let cargo: Cargo
    var body: RowContent { RowContent(title: "\(id)") }
  }

  @Test(arguments: [1, 20, 500])
  func set_again_releasesReplacedRows(_ count: Int) {
    var random = SplitMix64(seed: 7)
    var overrides = RowOverrides()
    var copy = overrides
    var weakCargo: [() -> Bool] = []
    for number in 0..<8_000 {
      let cargo = Cargo()
      weakCargo.append { [weak cargo] in cargo != nil }
      let position = Int(random.next() % UInt64(count))
      overrides.set(AnyRow(CargoRow(id: number, cargo: cargo)), at: position)
      // A snapshot of each turn.
      if number % 10 == 0 { copy = overrides }
    }
    // Twice those in use, and two chunks.
    #expect(overrides.storedCount <= 2 * count + 48)
    _ = copy
    copy = RowOverrides()
    #expect(weakCargo.count { $0() } == overrides.storedCount)
  }

  @Test func set_inCopies_keepsThemApart() {
    var first = RowOverrides()
    for position in 0..<5 { first.set(AnyRow(TextRow("\(position)")), at: position) }
    var second = first
    first.set(AnyRow(TextRow("first")), at: 5)
    second.set(AnyRow(TextRow("second")), at: 5)
    first.set(AnyRow(TextRow("first")), at: 0)
    #expect(titles(first, 0..<7).values.sorted() == ["1", "2", "3", "4", "first", "first"])
    #expect(titles(second, 0..<7).values.sorted() == ["0", "1", "2", "3", "4", "second"])
  }
}
