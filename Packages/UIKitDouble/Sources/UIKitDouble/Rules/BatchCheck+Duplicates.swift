import Foundation

extension BatchCheck {
  /// Nothing may be said twice (B-25 to B-27).
  mutating func checkDuplicates() {
    for section in repeated(shape.deletedSections) {
      report("B-26", "section \(section) is deleted twice")
    }
    for path in repeated(shape.deletedRows) {
      report("B-26", "row \(path.text) is deleted twice")
    }
    for section in repeated(shape.insertedSections) {
      report("B-27", .hazard, "section \(section) is inserted twice")
    }
    for path in repeated(shape.insertedRows) {
      report("B-27", .hazard, "row \(path.text) is inserted twice")
    }
    checkMoves(shape.movedSections) { "section \($0)" }
    checkMoves(shape.movedRows) { "row \($0.text)" }
  }

  /// The same move twice is merged by UIKit; two moves from or to one place are not.
  mutating func checkMoves<Position: Hashable>(
    _ moves: [(source: Position, target: Position)], _ name: (Position) -> String
  ) {
    let pairs = moves.map { [$0.source, $0.target] }
    for pair in repeated(pairs) {
      report("B-25", .hazard, "\(name(pair[0])) moves twice to the same place")
    }
    let once = Set(pairs)
    for source in repeated(once.map { $0[0] }) {
      report("B-25", "\(name(source)) moves to two places")
    }
    for target in repeated(once.map { $0[1] }) {
      report("B-25", "two move to the place of \(name(target))")
    }
  }

  private func repeated<Position: Hashable>(_ positions: [Position]) -> [Position] {
    var seen: Set<Position> = []
    return positions.filter { !seen.insert($0).inserted }
  }
}
