import Tableware

/// Rows to put in order, with actions.
final class OrderScreen: Screen {
  let context = ScreenContext()
  let title = "Order"
  private var numbers = Array(1...8)
  private var log = ""
  var status: String { log }

  func configure(_ table: Table) {
    table.on(RowMove.self) { move, _ in
      guard let number = move.row(as: Int.self) else { return }
      self.numbers.removeAll { $0 == number }
      let next = self.numbers.firstIndex { $0 == move.before(as: Int.self) }
      self.numbers.insert(number, at: next ?? self.numbers.endIndex)
    }
  }

  var sections: [Section] {
    Section("all", header: "All") {
      for number in numbers {
        TextRow("Row \(number)").id(number).movable()
          .swipe(trailing: [RowAction("Flag") { self.log = "flagged \(number)" }])
          .deletable(asking: "Delete this row?") {
            self.log = "deleted \(number)"
            self.numbers.removeAll { $0 == number }
            self.context.notify("Row \(number) was deleted.", action: "Undo") {
              self.numbers.append(number)
            }
          }
      }
    }
  }
}
