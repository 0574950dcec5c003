import Tableware

/// The start of the application: numbers that are live, and the way to all else.
final class HomeScreen: Screen {
  let context = ScreenContext()
  let title = "Shop"
  private let desk: Desk
  private let live: LiveShop

  init(_ desk: Desk) {
    self.desk = desk
    live = LiveShop(desk.shop)
  }

  var status: String { "\(desk.user.name), \(desk.user.role)" }

  var commands: [Command] {
    guard let signOut = desk.signOut else { return [] }
    return [Command("o", "Sign out") { signOut() }]
  }

  var sections: [Section] {
    let contents = live.contents
    Section("all") {
      row("Orders", "/orders", contents.orders.count, symbol: "▤") {
        OrdersScreen(self.desk, [:])
      }
      row("Customers", "/customers", contents.customers.count, symbol: "☺") {
        CustomersScreen(self.desk, [:])
      }
      row("Products", "/products", contents.products.count, symbol: "◈") {
        ProductsScreen(self.desk)
      }
    }
    Section("work", header: "To do") {
      ForEach([Order.State.open, .paid], id: \.self) { state in
        let orders = contents.orders.filter { $0.state == state }
        TextRow(
          state == .open ? "To be paid" : "To be sent",
          subtitle: Money.text(orders.reduce(0) { $0 + contents.total($1) }),
          value: "\(orders.count)"
        )
        .disclosing(at: ScreenAddress("orders", query: ["state": state.rawValue])) {
          OrdersScreen(self.desk, ["state": state.rawValue])
        }
      }
    }
  }

  func appear() { live.follow(context) }

  private func row(
    _ title: String, _ address: ScreenAddress, _ count: Int, symbol: String,
    _ screen: @escaping () -> any Screen
  ) -> AnyRow {
    TextRow(title, symbol: symbol, value: "\(count)").disclosing(at: address, screen)
  }
}
