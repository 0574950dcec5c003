import TablewareDiff
import TablewareTesting

/// What happens between two random tables. Every second pair has repeated identities, every third
/// one contents that change beside it.
enum PairShape: CaseIterable {
  case unrelated, fewChanges, replacement, reversal, rotation, blockMove, rowsAcrossSections
  case sectionsAndRows, identitySwap, onlyContents, longWithoutChange, churn, emptySections

  func pair(seed: UInt64) -> (old: Table, new: Table) {
    var random = SeededGenerator(seed: seed)
    let repeats = seed % 2 == 1
    let old = start(repeats: repeats, using: &random)
    var new = old
    change(&new, repeats: repeats, using: &random)
    var table = Table(new).decorated
    switch self {
    case .onlyContents: table.changeContents(oneIn: 2, using: &random)
    case .longWithoutChange: break
    default: if seed % 3 == 0 { table.changeContents(oneIn: 4, using: &random) }
    }
    return (Table(old).decorated, table)
  }

  private func start(
    repeats: Bool, using random: inout SeededGenerator
  ) -> Lists<Int, Int> {
    let lengths: ClosedRange<Int>
    switch self {
    case .blockMove: lengths = 6...20
    case .longWithoutChange: lengths = 60...120
    case .churn: lengths = 10...40
    default: return .random(repeats: repeats, using: &random)
    }
    let rowCount = Int.random(in: lengths, using: &random)
    let cut = Int.random(in: 0...rowCount, using: &random)
    let rows = (100..<100 + rowCount).map { repeats ? $0 / 2 : $0 }
    return Lists([(0, Array(rows[..<cut])), (1, Array(rows[cut...]))])
  }

  private func change(
    _ table: inout Lists<Int, Int>, repeats: Bool, using random: inout SeededGenerator
  ) {
    switch self {
    case .unrelated: table = .random(repeats: repeats, using: &random)
    case .fewChanges: table = table.changed(using: &random)
    case .replacement: table.replaceIdentities(using: &random)
    case .reversal:
      let what = Int.random(in: 0..<3, using: &random)
      if what != 0 { table.sections.reverse() }
      if what != 1 { table.changeRows { $0.reverse() } }
    case .rotation:
      let what = Int.random(in: 0..<3, using: &random)
      if what != 0 { table.sections.rotate(using: &random) }
      if what != 1 { table.changeRows { $0.rotate(using: &random) } }
    case .blockMove:
      table.changeRows { $0.moveBlock(using: &random) }
      if Bool.random(using: &random) { table.sections.moveBlock(using: &random) }
    case .rowsAcrossSections: table.moveRowsAcross(using: &random)
    case .sectionsAndRows:
      table.sections.shuffle(using: &random)
      table.moveRowsAcross(using: &random)
    case .identitySwap: table.swapIdentities(using: &random)
    case .onlyContents, .longWithoutChange: break
    case .churn: table.churn(percent: Int.random(in: 1...50, using: &random), using: &random)
    case .emptySections: table.emptySections(using: &random)
    }
  }
}

extension Table {
  /// Every row and header shows something that depends on its identity alone.
  var decorated: Table {
    Table(
      sections.map { section in
        Section(
          id: section.id, header: section.id % 3,
          rows: section.rows.map { Row(id: $0.id, content: $0.id % 4) })
      })
  }

  fileprivate mutating func changeContents(oneIn rate: Int, using random: inout SeededGenerator) {
    for section in sections.indices {
      if Int.random(in: 0..<rate, using: &random) == 0 { sections[section].header += 1 }
      for row in sections[section].rows.indices
      where Int.random(in: 0..<rate, using: &random) == 0 {
        sections[section].rows[row].content += 1
      }
    }
  }
}
