import Tableware

/// All customers, found by name or address.
final class CustomersScreen: Screen {
  let context = ScreenContext()
  let title = "Customers"
  private let desk: Desk
  private let live: LiveShop
  private var query: String

  init(_ desk: Desk, _ query: [String: String]) {
    self.desk = desk
    live = LiveShop(desk.shop)
    self.query = query["q"] ?? ""
  }

  var address: ScreenAddress? {
    ScreenAddress("customers", query: query.isEmpty ? [:] : ["q": query])
  }

  var search: Search? { Search(prompt: "Name or e-mail", query: query) { self.query = $0 } }

  var sections: [Section] {
    let found = live.contents.customers.filter {
      query.isEmpty || "\($0.name) \($0.email)".lowercased().contains(query.lowercased())
    }
    Section("customers") {
      ForEach(found) { customer in
        TextRow(RowText(customer.name).highlighting(self.query), subtitle: RowText(customer.email))
          .disclosing(at: ScreenAddress("customers", "\(customer.id)")) {
            CustomerScreen(self.desk, customer.id)
          }
      }
      if found.isEmpty { TextRow(RowText("No customer matches.", tone: .secondary)) }
    }
  }

  func appear() { live.follow(context) }
}

/// One customer with all orders.
final class CustomerScreen: Screen {
  let context = ScreenContext()
  private let desk: Desk
  private let id: Customer.ID
  private let live: LiveShop

  init(_ desk: Desk, _ id: Customer.ID) {
    (self.desk, self.id) = (desk, id)
    live = LiveShop(desk.shop)
  }

  var title: String { live.contents.customer(id)?.name ?? "Customer" }

  var sections: [Section] {
    let contents = live.contents
    let orders = contents.orders.filter { $0.customer == id }
    Section("customer") {
      TextRow("E-mail", value: contents.customer(id)?.email ?? "")
      TextRow("Paid", value: Money.text(total(of: orders.filter { $0.state != .open })))
    }
    Section("orders", header: "Orders") {
      ForEach(orders) { order in
        OrderRow(order, contents)
          .disclosing(at: ScreenAddress("orders", "\(order.id)")) {
            OrderScreen(self.desk, order.id)
          }
      }
    }
  }

  func appear() { live.follow(context) }

  private func total(of orders: [Order]) -> Int {
    orders.reduce(0) { $0 + live.contents.total($1) }
  }
}
