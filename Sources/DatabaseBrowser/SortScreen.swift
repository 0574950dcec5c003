#if SQLite || Postgres
import Tableware
import TablewareSQL

/// The columns by which a table can be ordered; the one in use is chosen again for the other
/// direction.
final class SortScreen: Screen {
  let context = ScreenContext()
  let title = "Sort"
  private let owner: TableScreen

  init(_ owner: TableScreen) { self.owner = owner }

  var sections: [Section] {
    Section("columns") {
      TextRow("Order of the table", value: owner.order == nil ? "✓" : nil, id: "none")
        .onTap { self.choose(nil) }
      ForEach(owner.table.columns) { [order = owner.order] column in
        let isUsed = order?.column == column.name
        return TextRow(
          column.name, value: isUsed ? (order?.isDescending == true ? "↓" : "↑") : nil,
          id: "column \(column.name)"
        )
        .onTap {
          self.choose(SQLOrder(column.name, descending: isUsed && order?.isDescending == false))
        }
      }
    }
  }

  private func choose(_ order: SQLOrder?) {
    owner.sort(by: order)
    context.pop()
  }
}
#endif
