/// Replays an answer on plain arrays, the way UIKit is documented to: deletes and the sources of
/// moves first, in the old indexes; then inserts and destinations, in the new ones.
struct ArrayReplay {
  /// `isNew` tells what came with a batch from what was there before.
  struct Cell {
    var row: Row
    var isNew = false
  }

  struct Block {
    var id: String
    var header: String?
    var cells: [Cell]
    var isNew = false
  }

  private(set) var blocks: [Block]

  init(_ sections: [Answer.Section]) {
    blocks = sections.map {
      Block(id: $0.id, header: $0.header, cells: $0.rows.map { Cell(row: $0) })
    }
  }

  /// Ids alone, to compare with a snapshot.
  var shape: [[String]] { blocks.map { [$0.id] + $0.cells.map(\.row.id) } }

  mutating func apply(_ step: Answer.Step) {
    let moves = step.moveRows ?? []
    let carried = moves.map { (to: $0[1], cell: blocks[$0[0][0]].cells[$0[0][1]]) }
    for path in ((step.deleteRows ?? []) + moves.map { $0[0] }).sorted(by: isBefore).reversed() {
      blocks[path[0]].cells.remove(at: path[1])
    }
    let sectionMoves = step.moveSections ?? []
    var incoming = sectionMoves.map { (to: $0[1], block: blocks[$0[0]]) }
    for index in ((step.deleteSections ?? []) + sectionMoves.map { $0[0] }).sorted().reversed() {
      blocks.remove(at: index)
    }
    for index in step.insertSections ?? [] {
      let section = step.after[index]
      let cells = section.rows.map { Cell(row: $0, isNew: true) }
      incoming.append(
        (index, Block(id: section.id, header: section.header, cells: cells, isNew: true)))
    }
    for (index, block) in incoming.sorted(by: { $0.to < $1.to }) {
      blocks.insert(block, at: index)
    }
    let inserted = (step.insertRows ?? []).map {
      (to: $0, cell: Cell(row: step.after[$0[0]].rows[$0[1]], isNew: true))
    }
    for (path, cell) in (inserted + carried).sorted(by: { isBefore($0.to, $1.to) }) {
      blocks[path[0]].cells.insert(cell, at: path[1])
    }
  }

  private func isBefore(_ left: [Int], _ right: [Int]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }

  /// Where what was there before looks different from a snapshot of the same shape.
  func differences(from new: [Answer.Section]) -> (rows: [[Int]], sections: [Int]) {
    var rows: [[Int]] = []
    var sections: [Int] = []
    for (index, block) in blocks.enumerated() {
      if !block.isNew, block.header != new[index].header { sections.append(index) }
      for (row, cell) in block.cells.enumerated()
      where !cell.isNew && cell.row.content != new[index].rows[row].content {
        rows.append([index, row])
      }
    }
    return (rows, sections)
  }
}
