#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

import TablewareTesting

/// Whether tests may take minutes: `TABLEWARE_LONG_TESTS=1 swift test`.
let runsLongTests = getenv("TABLEWARE_LONG_TESTS") != nil

extension Lists<Int, Int> {
  /// Up to five sections of up to seven rows. Identities are unique unless `repeats`.
  static func random(repeats: Bool, using random: inout SeededGenerator) -> Lists {
    let sectionCount = Int.random(in: 0...5, using: &random)
    var sectionIDs = Array(0..<7).shuffled(using: &random)
    var rowIDs = Array(100..<140).shuffled(using: &random)
    // A small pool makes survivors likely.
    if Bool.random(using: &random) { rowIDs.removeAll { $0 >= 112 } }
    return Lists(
      (0..<sectionCount).map { _ in
        let id = repeats ? Int.random(in: 0..<4, using: &random) : sectionIDs.removeLast()
        let rowCount = Int.random(in: 0...7, using: &random)
        let rows =
          repeats
          ? (0..<rowCount).map { _ in Int.random(in: 100..<108, using: &random) }
          : Array(rowIDs.suffix(rowCount))
        if !repeats { rowIDs.removeLast(min(rowCount, rowIDs.count)) }
        return (id, rows)
      })
  }

  /// A few changes of the kinds that apps make. Identities stay unique if they were.
  func changed(using random: inout SeededGenerator) -> Lists {
    var result = self
    var nextID = 1000
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let position = result.sections.indices.randomElement(using: &random) else {
        result.sections.append(Section(id: nextID, rows: [nextID]))
        nextID += 1
        continue
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: result.sections.remove(at: position)
      case 1: result.sections.insert(Section(id: nextID, rows: [nextID]), at: position)
      case 2: result.sections.append(result.sections.remove(at: position))
      case 3: result.sections[position].rows.shuffle(using: &random)
      case 4: result.sections[position].rows.reverse()
      case 5:
        guard let row = result.sections[position].rows.popLast() else { break }
        result.sections[0].rows.insert(row, at: 0)
      case 6: _ = result.sections[position].rows.popLast()
      default: result.sections[position].rows.insert(nextID, at: 0)
      }
      nextID += 1
    }
    return result
  }
}
