import Foundation

extension BatchShape {
  /// Moves without which every row would come to the same place (B-06). For valid batches only.
  func redundantMoves() -> [Breach] {
    let paths = old.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
    let all = RowMap(self)
    return movedRows.indices.compactMap { index in
      let rest = without(index)
      let map = RowMap(rest)
      guard paths.allSatisfy({ map[$0] == all[$0] }) else { return nil }
      let move = movedRows[index]
      return Breach(
        "B-06", .hazard, "row \(move.source.text) would come to \(move.target.text) by itself")
    }
  }
}
