#if Web && Postgres
import Tableware
import TablewareForms
import TablewareLoading

/// All orders, which other users and processes edit at the same time.
final class OrdersScreen: Screen {
  let context = ScreenContext()
  let title = "Orders"
  private let orders: Orders
  private let list: LazyList<Order>
  private var query = ""

  init(_ orders: Orders) {
    self.orders = orders
    list = LazyList(orders.matching(""), context: context)
  }

  var status: String { list.count.map { "\($0.formatted()) orders" } ?? "" }

  var search: Search? {
    Search(prompt: "Customer", query: query) {
      self.query = $0
      self.list.replace(self.orders.matching($0))
    }
  }

  var sections: [Section] {
    if let failure = list.failure {
      Section("failure") { ErrorRow("\(failure)") { self.list.retry() } }
    }
    Section("orders") {
      ForEach(list) { order in
        TextRow(
          order.customer, subtitle: order.note.isEmpty ? nil : RowText(order.note),
          value: order.isPaid ? "paid" : "open"
        )
        .id(order.id)
        .disclosing(at: ScreenAddress("/orders/\(order.id)")) {
          OrderScreen(order.id, in: self.orders)
        }
        .swipe(trailing: [
          RowAction(order.isPaid ? "Not paid" : "Paid") { self.setPaid(order, !order.isPaid) }
        ])
      }
      if list.count == 0 { EmptyRow("No customer has this name") }
    }
  }

  func appear() { list.load() }

  private func setPaid(_ order: Order, _ isPaid: Bool) {
    var new = order
    new.isPaid = isPaid
    list.save(new, over: order, in: orders, context)
  }
}

/// One order with its note.
final class OrderScreen: Screen {
  let context = ScreenContext()
  private let id: Int64
  private let orders: Orders
  private let list: LazyList<Order>

  init(_ id: Int64, in orders: Orders) {
    (self.id, self.orders) = (id, orders)
    list = LazyList(orders.order(id), context: context)
  }

  var title: String { "Order \(id)" }

  var sections: [Section] {
    Section("order") {
      ForEach(list) { order in
        TextFieldRow("Note", text: order.note, limit: 200, reports: .end) { note in
          var new = order
          new.note = note
          self.list.save(new, over: order, in: self.orders, self.context)
        }
        .id(order.id)
      }
      if list.count == 0 { EmptyRow("This order does not exist") }
    }
    if let failure = list.failure {
      Section("failure") { ErrorRow("\(failure)") { self.list.retry() } }
    }
  }

  func appear() { list.load() }
}

extension LazyList<Order> {
  /// Shows an order at once, and the previous one if it cannot be saved.
  fileprivate func save(
    _ new: Order, over old: Order, in orders: Orders, _ context: ScreenContext
  ) {
    update([new]) {
      try await orders.save(new, over: old)
    } then: { result in
      if case .failure(let error) = result {
        context.notify("\(error)")
        self.reload()
      }
    }
  }
}
#endif
