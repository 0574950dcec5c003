import Tableware

/// The code of Documentation/migrating/liveview.md.
enum LiveViewGuide {
  // entry: migrating-liveview
  struct Order: Identifiable, Sendable {
    let id: Int
    let dish: String
  }

  final class OrdersScreen: Screen {
    let context = ScreenContext()
    let title = "Orders"
    private let kitchen: Kitchen  // an actor, the same for all sessions
    private var orders: [Order] = []
    init(_ kitchen: Kitchen) { self.kitchen = kitchen }

    func appear() {
      context.follow { [kitchen] in
        await kitchen.updates()  // an AsyncStream of all orders
      } then: { orders in
        self.orders = (try? orders.get()) ?? []
      }
    }

    var sections: [Section] {
      Section("orders", header: "\(orders.count) orders") {
        ForEach(orders) { [kitchen] order in
          TextRow(order.dish).id(order.id).onTap { Task { await kitchen.serve(order.id) } }
        }
      }
    }
  }
  // end

  /// The orders of all sessions.
  actor Kitchen {
    private var orders: [Order]
    private var inputs: [AsyncStream<[Order]>.Continuation] = []

    init(_ orders: [Order]) { self.orders = orders }

    func add(_ order: Order) {
      orders.insert(order, at: 0)
      send()
    }

    func serve(_ id: Order.ID) {
      orders.removeAll { $0.id == id }
      send()
    }

    /// The orders now and after each change.
    func updates() -> AsyncStream<[Order]> {
      let (stream, input) = AsyncStream.makeStream(of: [Order].self)
      inputs.append(input)
      input.yield(orders)
      return stream
    }

    private func send() {
      for input in inputs { input.yield(orders) }
    }
  }
}
