import Tableware
import TablewareMapping
import TablewareUIKit

/// A flat array that is read as sections: strings begin them, footers end them.
final class SectionedController: TableController {
  private let items: [Any] = [
    0, "First", 1, 2, 3, FlatList.Footer("A footer ends the section"), 4, "Second", 5, 6, "Empty",
  ]

  init() { super.init("Sectioned") }

  override func show() {
    var mapping = RowMapping()
    mapping.map(Int.self) { TextRow("Row \($0)") }
    table.show { Section.list(from: items, mapping) }
  }
}
