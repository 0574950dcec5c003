#if SQLite || Postgres
import Tableware
import TablewareForms
import TablewareSQL

/// The conditions of a table: those in use, and a form for another one.
final class FilterScreen: Screen {
  let context = ScreenContext()
  let title = "Filter"
  private let owner: TableScreen
  private var column: String?
  private var comparison = SQLFilter.Comparison.equal
  private var text = ""
  private var isNull = false

  init(_ owner: TableScreen) {
    self.owner = owner
    column = owner.table.columns.first?.name
  }

  var sections: [Section] {
    if !owner.filters.isEmpty {
      Section("filters", header: "In use") {
        ForEach(Array(owner.filters.enumerated()), id: \.offset) { number, filter in
          ButtonRow("Remove \(filter.text)", role: .destructive, id: "filter \(number)") {
            var filters = self.owner.filters
            filters.remove(at: number)
            self.owner.filter(filters)
          }
        }
      }
    }
    Section("new", header: "New condition") {
      ChoiceRow(
        "Column", owner.table.columns.map { Choice($0.name, $0.name) },
        selected: Field(self, \.column))
      ChoiceRow(
        "Comparison",
        SQLFilter.Comparison.allCases.map { Choice($0.rawValue, $0) },
        selected: Field(self, \.comparison))
      if !isNull {
        TextFieldRow("Value", text: Field(self, \.text), onSubmit: add)
      }
      ToggleRow("NULL", isOn: Field(self, \.isNull))
      ButtonRow("Show matching rows", action: add)
    }
  }

  private func add() {
    guard let column else { return }
    let affinity = owner.table.columns.first { $0.name == column }?.affinity
    owner.filter(
      owner.filters + [
        SQLFilter(column, comparison, isNull ? .null : Draft.value(text, of: affinity))
      ])
    context.pop()
  }
}
#endif
