#if !canImport(UIKit)
  import Foundation

  extension BatchShape {
    /// Moves without which every row would come to the same place (B-06). For valid batches only.
    func redundantMoves() -> [Breach] {
      let all = rowMap(sectionMap())
      return movedRows.indices.compactMap { index in
        let rest = without(index)
        guard rest.rowMap(rest.sectionMap()) == all else { return nil }
        let move = movedRows[index]
        return Breach(
          "B-06", .hazard, "row \(move.source.text) would come to \(move.target.text) by itself")
      }
    }
  }
#endif
