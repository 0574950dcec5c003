import Tableware
import TablewareForms

/// All orders: searched, filtered by state, sorted by a column, changed several at a time, and
/// saved as a table.
final class OrdersScreen: Screen {
  let context = ScreenContext()
  let title = "Orders"
  private let desk: Desk
  private let live: LiveShop
  private var query: String
  /// The state of the orders that are shown; `nil` for all.
  private var state: Order.State?
  private var order: ColumnOrder<OrderColumn>?
  /// Whether a tap selects an order.
  private var isSelecting = false

  init(_ desk: Desk, _ query: [String: String]) {
    self.desk = desk
    live = LiveShop(desk.shop)
    self.query = query["q"] ?? ""
    state = query["state"].flatMap { Order.State(rawValue: $0) }
    order = query["sort"].flatMap { ColumnOrder($0) }
  }

  /// The search, the filter and the order are in the address, so that a link leads to the same
  /// orders.
  var address: ScreenAddress? {
    var query: [String: String] = [:]
    if !self.query.isEmpty { query["q"] = self.query }
    if let state { query["state"] = state.rawValue }
    if let order { query["sort"] = order.text }
    return ScreenAddress("orders", query: query)
  }

  var status: String { isSelecting ? "\(selected.count) selected" : "\(orders.count) orders" }

  var search: Search? {
    Search(
      prompt: "Number, customer or product", query: query,
      scopes: ["All"] + Order.State.allCases.map(\.title),
      scope: state.flatMap { Order.State.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    ) { query, scope in
      self.query = query
      self.state = scope > 0 ? Order.State.allCases[scope - 1] : nil
    }
  }

  var commands: [Command] {
    let export = Command("e", "Export") { self.export() }
    guard desk.user.role >= .clerk else { return [export] }
    guard isSelecting else { return [Command("s", "Select") { self.setSelecting(true) }, export] }
    return [
      Command("n", "Next state", forSelection: true) { self.advance(self.selected) },
      Command("d", "Done") { self.setSelecting(false) }, export,
    ]
  }

  var sections: [Section] {
    let contents = live.contents
    let columns = OrderColumn.allCases.map { column in
      ColumnHeader.Column(column.caption, column, width: column.width)
    }
    Section("orders", header: ColumnHeader(columns, order: order) { self.order = $0 }) {
      ForEach(orders) { order in
        if self.isSelecting {
          OrderRow(order, contents)
        } else {
          OrderRow(order, contents).disclosing(at: ScreenAddress("orders", "\(order.id)")) {
            OrderScreen(self.desk, order.id)
          }
          .swipe(trailing: self.actions(of: order))
        }
      }
      if orders.isEmpty { TextRow(RowText("No order matches.", tone: .secondary)) }
    }
  }

  func appear() { live.follow(context) }

  private var orders: [Order] {
    let (contents, words) = (live.contents, query.lowercased().split(separator: " "))
    let found = contents.orders.filter { order in
      guard state == nil || order.state == state else { return false }
      guard !words.isEmpty else { return true }
      let text = [
        "#\(order.id)", contents.customer(order.customer)?.name ?? "",
        contents.product(order.product)?.name ?? "",
      ].joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    return order?.sort(found, of: contents) ?? found
  }

  private var selected: [Order.ID] {
    guard let selection = context.table?.selection else { return [] }
    return live.contents.orders.map(\.id).filter { selection.contains($0) }
  }

  private func setSelecting(_ isSelecting: Bool) {
    self.isSelecting = isSelecting
    context.table?.selectionMode = isSelecting ? .multiple : .none
  }

  /// An action for each order, so that their menus are below each other.
  private func actions(of order: Order) -> [RowAction] {
    guard desk.user.role >= .clerk else { return [] }
    let (next, last) = (order.state.next, Order.State.sent)
    return [
      RowAction("Mark as \((next ?? last).rawValue)", isEnabled: next != nil) {
        self.advance([order.id])
      }
    ]
  }

  /// Sets orders to their next state, with an action that restores the state before. Only the state
  /// is written, so that nothing that another user changes meanwhile is lost.
  private func advance(_ ids: [Order.ID]) {
    let steps = live.contents.orders.compactMap { order in
      ids.contains(order.id)
        ? order.state.next.map { (id: order.id, old: order.state, new: $0) } : nil
    }
    let isDone = context.change(desk, needs: .clerk) { contents in
      for step in steps { try contents.setState(of: step.id, from: step.old, to: step.new) }
    }
    guard isDone, !steps.isEmpty else { return }
    context.notify("\(steps.count) changed.", action: "Undo") {
      _ = self.context.change(self.desk, needs: .clerk) { contents in
        for step in steps { try contents.setState(of: step.id, from: step.new, to: step.old) }
      }
    }
  }

  private func export() {
    let csv = CSV(orders, of: live.contents)
    do {
      if let place = try desk.save("orders.csv", csv.text) { context.notify("Saved as \(place).") }
    } catch {
      context.notify("\(error)")
    }
  }
}

extension ScreenContext {
  /// Changes the shop, and says why if that is not possible.
  ///
  /// - Returns: whether the shop changed.
  func change(
    _ desk: Desk, needs role: User.Role, _ change: (inout Shop.Contents) throws -> Void
  ) -> Bool {
    do {
      try desk.shop.change(as: desk.user, needs: role, change)
      return true
    } catch {
      notify("\(error)")
      return false
    }
  }
}

extension Shop.Contents {
  /// Replaces an order by a new version of it.
  mutating func replace(_ order: Order) throws {
    guard let index = orders.firstIndex(where: { $0.id == order.id }) else { throw Deleted() }
    orders[index] = order
  }

  /// Sets the state of an order, unless another user has set it since.
  mutating func setState(of id: Order.ID, from old: Order.State, to new: Order.State) throws {
    guard let index = orders.firstIndex(where: { $0.id == id }) else { throw Deleted() }
    if orders[index].state == old { orders[index].state = new }
  }

  /// Replaces a product by a new version of it.
  mutating func replace(_ product: Product) throws {
    guard let index = products.firstIndex(where: { $0.id == product.id }) else { throw Deleted() }
    products[index] = product
  }
}
