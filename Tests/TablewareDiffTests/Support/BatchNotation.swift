import TablewareDiff

extension Batch {
  /// Reads what `description` writes: `dS 1 · iR (0, 2) · mR (0, 0)→(1, 1)`.
  init(_ text: String) {
    self.init()
    for part in text.split(separator: "·") {
      let kind = part.drop { $0 == " " }.prefix(2)
      let numbers = part.split { !("0"..."9" ~= $0 || $0 == "-") }.compactMap { Int($0) }
      func path(_ index: Int) -> RowPath {
        RowPath(section: numbers[index], row: numbers[index + 1])
      }
      switch kind {
      case "dS": deletedSections.append(numbers[0])
      case "iS": insertedSections.append(numbers[0])
      case "mS": movedSections.append(MovedSection(from: numbers[0], to: numbers[1]))
      case "dR": deletedRows.append(path(0))
      case "iR": insertedRows.append(path(0))
      case "mR": movedRows.append(MovedRow(from: path(0), to: path(2)))
      default: fatalError("“\(part)” is not part of a batch")
      }
    }
  }
}
