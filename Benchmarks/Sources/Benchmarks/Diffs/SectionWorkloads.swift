import TablewareTesting

/// A thousand sections of a hundred rows, and what may happen to them.
struct SectionWorkloads {
  typealias Sections = [(id: Int, rows: [Item<Int>])]

  private var random = SeededGenerator(seed: 2)
  private let sectionCount: Int
  private let rowCount: Int
  let old: Sections

  init(_ scale: Scale) {
    let rowCount = scale(100)
    sectionCount = scale(1_000)
    self.rowCount = rowCount
    old = (0..<sectionCount).map { section in
      (section, Workloads<Int>.items(rowCount, from: section * rowCount))
    }
  }

  /// Everything at once: rows deleted, inserted, moved inside and across sections and updated;
  /// sections deleted, inserted and moved.
  mutating func mixed() -> Sections {
    var new = old
    func randomPath(_ random: inout SeededGenerator) -> (section: Int, row: Int)? {
      let section = Int.random(in: 0..<new.count, using: &random)
      return new[section].rows.indices.randomElement(using: &random).map { (section, $0) }
    }
    for number in 0..<2 * sectionCount {
      if let position = randomPath(&random) { new[position.section].rows.remove(at: position.row) }
      if let position = randomPath(&random) {
        let item = Workloads<Int>.items(1, from: 1_000_000 + number)[0]
        new[position.section].rows.insert(item, at: position.row)
      }
    }
    for _ in 0..<sectionCount {
      if let from = randomPath(&random), let to = randomPath(&random) {
        let item = new[from.section].rows.remove(at: from.row)
        new[to.section].rows.insert(item, at: min(to.row, new[to.section].rows.count))
      }
      if let from = randomPath(&random) {
        let item = new[from.section].rows.remove(at: from.row)
        let to = Int.random(in: 0...new[from.section].rows.count, using: &random)
        new[from.section].rows.insert(item, at: to)
      }
      if let position = randomPath(&random) {
        new[position.section].rows[position.row].content += " updated"
      }
    }
    for number in 0..<sectionCount / 50 {
      new.remove(at: Int.random(in: 0..<new.count, using: &random))
      let rows = Workloads<Int>.items(rowCount, from: 2_000_000 + number * rowCount)
      new.insert((10_000 + number, rows), at: Int.random(in: 0...new.count, using: &random))
      let moved = new.remove(at: Int.random(in: 0..<new.count, using: &random))
      new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
    }
    return new
  }

  /// One row of the middle section looks different; the sections are other buffers.
  func update1() -> Sections {
    var new = old.map { (id: $0.id, rows: $0.rows.map { $0 }) }
    new[sectionCount / 2].rows[rowCount / 2].content = "updated"
    return new
  }
}
