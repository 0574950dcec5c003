import TablewareTesting

// The changes that ``PairShape`` is made of.

extension Lists<Int, Int> {
  mutating func changeRows(_ change: (inout [Int]) -> Void) {
    for section in sections.indices { change(&sections[section].rows) }
  }

  /// New identities for all rows, or all sections, or both.
  mutating func replaceIdentities(using random: inout SeededGenerator) {
    let what = Int.random(in: 0..<3, using: &random)
    if what != 0 { changeRows { $0 = $0.map { $0 + 1000 } } }
    guard what != 1 else { return }
    for section in sections.indices { sections[section].id += 1000 }
  }

  mutating func moveRowsAcross(using random: inout SeededGenerator) {
    guard !sections.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let source = Int.random(in: sections.indices, using: &random)
      guard let row = sections[source].rows.indices.randomElement(using: &random) else { continue }
      let id = sections[source].rows.remove(at: row)
      let target = Int.random(in: sections.indices, using: &random)
      let position = Int.random(in: 0...sections[target].rows.count, using: &random)
      sections[target].rows.insert(id, at: position)
    }
  }

  /// Two rows, or two sections, become each other where they stand.
  mutating func swapIdentities(using random: inout SeededGenerator) {
    if Bool.random(using: &random), sections.count > 1 {
      let other = Int.random(in: 1..<sections.count, using: &random)
      let id = sections[0].id
      sections[0].id = sections[other].id
      sections[other].id = id
    }
    var paths: [(section: Int, row: Int)] = []
    for (section, content) in sections.enumerated() {
      paths += content.rows.indices.map { (section, $0) }
    }
    guard let first = paths.randomElement(using: &random),
      let second = paths.randomElement(using: &random)
    else { return }
    let id = sections[first.section].rows[first.row]
    sections[first.section].rows[first.row] = sections[second.section].rows[second.row]
    sections[second.section].rows[second.row] = id
  }

  /// That share of the rows goes, and as many others come anywhere.
  mutating func churn(percent: Int, using random: inout SeededGenerator) {
    var nextID = 1000
    changeRows { rows in
      for _ in 0..<(rows.count * percent + 99) / 100 {
        rows.remove(at: Int.random(in: rows.indices, using: &random))
        rows.insert(nextID, at: Int.random(in: 0...rows.count, using: &random))
        nextID += 1
      }
    }
  }

  /// Sections lose their rows, or come without any, or all go; or the other way round.
  mutating func emptySections(using random: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: sections = []
    case 1: changeRows { $0 = [] }
    case 2:
      for section in sections.indices.reversed() where Bool.random(using: &random) {
        sections[section].rows = []
        sections.insert(Section(id: 1000 + section, rows: []), at: section)
      }
    default:
      for section in sections.indices where sections[section].rows.isEmpty {
        sections[section].rows = [1000 + section]
      }
    }
  }
}

extension Array {
  mutating func rotate(using random: inout SeededGenerator) {
    let cut = Int.random(in: 0...count, using: &random)
    self = Array(self[cut...] + self[..<cut])
  }

  /// Takes some neighbors and puts them elsewhere, in the same order.
  mutating func moveBlock(using random: inout SeededGenerator) {
    let start = Int.random(in: 0...count, using: &random)
    let end = Int.random(in: start...count, using: &random)
    let block = self[start..<end]
    removeSubrange(start..<end)
    insert(contentsOf: block, at: Int.random(in: 0...count, using: &random))
  }
}
