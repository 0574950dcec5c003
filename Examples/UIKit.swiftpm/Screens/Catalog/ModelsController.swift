import Tableware
import TablewareMapping
import TablewareUIKit

/// A flat array of any models: a mapping creates the row of each type, strings and footers create
/// sections.
final class ModelsController: TableController {
  private let models: [Any] = [
    "People", Person.all[0], Person.all[5], FlatList.Footer("Two of many"),
    "Values", 42, true, ["title": "A dictionary", "subtitle": "with two keys"],
    "Unmapped", 2.5,
  ]

  init() { super.init("Any models") }

  override func show() {
    var mapping = RowMapping()
    mapping.map(Person.self) { PersonRow(person: $0) }
    mapping.map(Bool.self) { TextRow("A Bool", value: $0 ? "yes" : "no") }
    mapping.map(Int.self) { TextRow("An Int", value: "\($0)") }
    mapping.map([String: String].self) { TextRow($0["title"] ?? "?", subtitle: $0["subtitle"]) }
    table.show { Section.list(from: models, mapping) }
  }
}
