import Tableware

/// The rows that are compared, and two ways to change 1 % of them.
@MainActor
final class Rows {
  private struct Item: Identifiable {
    let id: Int
    var turn = 0

    var row: TextRow { TextRow("Row \(id)", value: "value \(turn)") }
  }

  let table = Table()
  private var items: [Item]
  private var turn = 0

  init(_ count: Int) {
    items = (0..<count).map { Item(id: $0) }
    show()
  }

  /// `nil` if nothing has this name.
  static func change(named name: String) -> ((Rows) -> () -> Void)? {
    switch name {
    case "edit": Rows.edit
    case "declare": Rows.declare
    default: nil
    }
  }

  /// Each changed row is named by its identity.
  private func edit() {
    for position in nextChanges() { table.row(items[position].id).update { items[position].row } }
  }

  /// The app's array changes, and everything is declared again from it.
  private func declare() {
    _ = nextChanges()
    show()
  }

  private func nextChanges() -> StrideTo<Int> {
    turn += 1
    let positions = stride(from: 5, to: items.count, by: 100)
    for position in positions { items[position].turn = turn }
    return positions
  }

  private func show() {
    table.show { Section("rows") { ForEach(items) { $0.row } } }
  }
}
