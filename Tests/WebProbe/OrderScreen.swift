import Tableware

/// Rows to put in order, with actions.
final class OrderScreen: Screen {
  let title = "Order"
  let table = Table()
  private var log = ""
  var status: String { log }

  init() {
    table.show {
      Section("all", header: "All") {
        for number in 1...8 {
          TextRow("Row \(number)").id(number).movable()
            .swipe(trailing: [RowAction("Flag") { [unowned self] in log = "flagged \(number)" }])
            .deletable(asking: "Delete this row?") { [unowned self] in
              log = "deleted \(number)"
              table.row(number).remove()
            }
        }
      }
    }
  }
}
