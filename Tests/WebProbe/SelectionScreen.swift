import Tableware

/// Rows that a tap selects and deselects.
final class SelectionScreen: Screen {
  let context = ScreenContext()
  let title = "Selection"
  var sections: [Section] {
    Section("rows") {
      for number in 1...3 { TextRow("Row \(number)").id(number) }
    }
  }

  func configure(_ table: Table) { table.selectionMode = .multiple }
}
