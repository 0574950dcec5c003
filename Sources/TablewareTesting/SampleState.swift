/// Sections and rows that change at random, as the data of an app do: rows and sections are
/// inserted, removed and moved; rows also change their section and their text.
struct SampleState {
  struct Row {
    var id: Int
    var text: String
  }

  struct Section {
    var id: Int
    var title: String
    var rows: [Row]
  }

  private(set) var sections: [Section] = []
  private var nextID = 0

  init(using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0...4, using: &random) { addSection(using: &random) }
  }

  mutating func change(using random: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let position = sections.indices.randomElement(using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where sections.count < 6: addSection(using: &random)
      case 1: if let position { sections.remove(at: position) }
      case 2: sections.shuffle(using: &random)
      case 3:
        if let position {
          sections[position].title = "Section \(Int.random(in: 0..<9, using: &random))"
        }
      case 4: if let position { sections[position].rows.shuffle(using: &random) }
      case 5: if let position { moveRow(from: position, using: &random) }
      case 6:
        if let position, !sections[position].rows.isEmpty {
          sections[position].rows.remove(
            at: Int.random(in: sections[position].rows.indices, using: &random))
        }
      case 7:
        if let position, let row = sections[position].rows.indices.randomElement(using: &random) {
          sections[position].rows[row].text = "changed \(Int.random(in: 0..<99, using: &random))"
        }
      default: if let position { addRow(to: position, using: &random) }
      }
    }
  }

  private mutating func addSection(using random: inout some RandomNumberGenerator) {
    nextID += 1
    let section = Section(id: nextID, title: "Section \(nextID)", rows: [])
    let position = Int.random(in: 0...sections.count, using: &random)
    sections.insert(section, at: position)
    for _ in 0..<Int.random(in: 0...8, using: &random) { addRow(to: position, using: &random) }
  }

  private mutating func addRow(to section: Int, using random: inout some RandomNumberGenerator) {
    nextID += 1
    let position = Int.random(in: 0...sections[section].rows.count, using: &random)
    // Rows share their texts, so that a refresh does not hide a cell of the wrong row.
    sections[section].rows.insert(Row(id: nextID, text: "row \(nextID % 3)"), at: position)
  }

  private mutating func moveRow(from section: Int, using random: inout some RandomNumberGenerator) {
    guard let row = sections[section].rows.popLast() else { return }
    let target = Int.random(in: sections.indices, using: &random)
    let position = Int.random(in: 0...sections[target].rows.count, using: &random)
    sections[target].rows.insert(row, at: position)
  }
}
