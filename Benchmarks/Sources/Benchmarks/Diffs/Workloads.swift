import TablewareTesting

/// Pairs of lists as they occur in real tables, by size and by what changed. Each is the same
/// whenever it is made.
enum Workloads<ID: BenchmarkID> {
  typealias Items = [Item<ID>]

  static func items(_ count: Int, from first: Int = 0) -> Items {
    (first..<first + count).map {
      Item(id: ID(number: $0), content: "content of the row number \($0 + 1_000_000)")
    }
  }

  /// Scattered deletes and inserts, and rows that swap indices: the shape of a well-known
  /// benchmark.
  ///
  /// - Parameters:
  ///   - replaced: One row in so many is deleted, and as many are inserted.
  ///   - shuffled: One row in so many moves.
  static func readme(_ count: Int, replaced: Int, shuffled: Int) -> (Items, Items) {
    var random = SeededGenerator(seed: 1)
    let old = items(count)
    let gone = Set((0..<count).shuffled(using: &random).prefix(count / replaced))
    var new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let positions = (0..<new.count).shuffled(using: &random).prefix(count / shuffled)
    let moved = positions.map { new[$0] }.shuffled(using: &random)
    for (position, item) in zip(positions, moved) { new[position] = item }
    return (old, weave(new, items(gone.count, from: count), using: &random))
  }

  /// One row in a hundred: most deleted or inserted, some updated, few moved.
  static func edits(_ count: Int) -> (Items, Items) {
    var random = SeededGenerator(seed: 1)
    let old = items(count)
    let positions = (0..<count).shuffled(using: &random)
    let gone = Set(positions.prefix(count * 4 / 1000))
    let updated = Set(positions.dropFirst(gone.count).prefix(count * 19 / 10_000))
    let moved = Set(positions.suffix(count / 10_000))
    var new: Items = []
    new.reserveCapacity(count)
    for (position, item) in old.enumerated()
    where !gone.contains(position) && !moved.contains(position) {
      new.append(item)
      if updated.contains(position) {
        new[new.count - 1].content = "updated content of row \(position)"
      }
    }
    new = weave(new, moved.sorted().map { old[$0] }, using: &random)
    return (old, weave(new, items(gone.count, from: count), using: &random))
  }

  static func shuffled(_ count: Int) -> (Items, Items) {
    var random = SeededGenerator(seed: 1)
    let old = items(count)
    return (old, old.shuffled(using: &random))
  }

  /// Ten copies of each identity on average, in any order.
  static func duplicates(_ count: Int) -> (Items, Items) {
    var random = SeededGenerator(seed: 1)
    let identities = count / 10
    let pool = items(identities)
    let old = (0..<count).map { _ in pool[Int.random(in: 0..<identities, using: &random)] }
    let gone = Set((0..<count).shuffled(using: &random).prefix(count / 20))
    let new = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    let come = (0..<count / 20).map { _ in pool[Int.random(in: 0..<identities, using: &random)] }
    return (old, weave(new, come, using: &random))
  }

  /// Puts items at random places into a list; linear, unlike inserting one by one.
  private static func weave(
    _ list: Items, _ added: Items, using random: inout SeededGenerator
  ) -> Items {
    var counts = [Int](repeating: 0, count: list.count + 1)
    for _ in added { counts[Int.random(in: 0...list.count, using: &random)] += 1 }
    var rest = added[...]
    var result: Items = []
    result.reserveCapacity(list.count + added.count)
    for (position, count) in counts.enumerated() {
      result += rest.prefix(count)
      rest = rest.dropFirst(count)
      if position < list.count { result.append(list[position]) }
    }
    return result
  }
}
