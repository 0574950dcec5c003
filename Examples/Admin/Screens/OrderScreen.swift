import Tableware
import TablewareForms

/// One order with its note and its state, and the other users who look at it now.
final class OrderScreen: Screen {
  let context = ScreenContext()
  private let desk: Desk
  private let id: Order.ID
  private let live: LiveShop

  init(_ desk: Desk, _ id: Order.ID) {
    (self.desk, self.id) = (desk, id)
    live = LiveShop(desk.shop)
  }

  var title: String { "Order \(id)" }

  var status: String {
    let others = desk.shop.readers(of: id).filter { $0 != desk.user.name }
    return others.isEmpty ? "" : "Also here: \(others.joined(separator: ", "))"
  }

  var sections: [Section] {
    let contents = live.contents
    if let order = contents.order(id) {
      Section("order") {
        TextRow("Customer", value: contents.customer(order.customer)?.name ?? "")
          .disclosing(at: ScreenAddress("customers", "\(order.customer)")) {
            CustomerScreen(self.desk, order.customer)
          }
        TextRow("Product", value: contents.product(order.product)?.name ?? "")
        TextRow("Count", value: "\(order.count)")
        TextRow("Total", value: Money.text(contents.total(order)))
      }
      Section("state", header: "State") {
        SegmentedRow(
          "State", Order.State.allCases.map(\.title),
          selected: Order.State.allCases.firstIndex(of: order.state) ?? 0
        ) { index in self.change { $0.state = Order.State.allCases[index] } }
        TextFieldRow("Note", text: order.note, limit: 200, reports: .end) { note in
          self.change { $0.note = note }
        }
      }
    } else {
      Section("none") { TextRow(RowText("This order was deleted.", tone: .secondary)) }
    }
  }

  func appear() {
    live.follow(context)
    desk.shop.note(desk.user, reads: id, true)
    // A session without a connection has no timers, so its user is gone soon.
    context.every(.seconds(5)) { self.desk.shop.note(self.desk.user, reads: self.id, true) }
  }

  func disappear() { desk.shop.note(desk.user, reads: id, false) }

  private func change(_ change: (inout Order) -> Void) {
    _ = context.change(desk, needs: .clerk) { contents in
      guard var order = contents.order(id) else { throw Deleted() }
      change(&order)
      try contents.replace(order)
    }
  }
}
