import Synchronization

/// All data of the shop, which all users see and change at the same time.
///
/// ```
///   screens of all users ──change──▶ Shop ──updates──▶ screens of all users
/// ```
package final class Shop: Sendable {
  /// The data at one moment.
  struct Contents: Sendable {
    var orders: [Order]
    var products: [Product]
    var customers: [Customer]
    /// The users who look at an order, by its number.
    var readers: [Order.ID: [String]] = [:]

    func product(_ id: Product.ID) -> Product? { products.first { $0.id == id } }
    func customer(_ id: Customer.ID) -> Customer? { customers.first { $0.id == id } }
    func order(_ id: Order.ID) -> Order? { orders.first { $0.id == id } }

    /// The price of an order in cents.
    func total(_ order: Order) -> Int { order.count * (product(order.product)?.price ?? 0) }
  }

  private struct State {
    var contents: Contents
    var listeners: [Int: AsyncStream<Contents>.Continuation] = [:]
    var lastListener = 0
  }

  private let state: Mutex<State>

  init(_ contents: Contents) { state = Mutex(State(contents: contents)) }

  /// Creates a shop with sample data.
  package convenience init() { self.init(.sample) }

  /// The data now.
  var contents: Contents { state.withLock(\.contents) }

  /// The data now and after each change. A listener that is slow receives the newest only.
  func updates() -> AsyncStream<Contents> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Contents.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = continuation
      continuation.yield(state.contents)
      return state.lastListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[number] = nil }
    }
    return stream
  }

  /// Changes the data, and notifies all screens.
  ///
  /// - Parameters:
  ///   - user: the user who changes it.
  ///   - role: the role that the change needs.
  /// - Throws: ``NotAllowed``, or the error of the change, which then has no effect.
  func change(
    as user: User, needs role: User.Role, _ change: (inout Contents) throws -> Void
  ) throws {
    guard user.role >= role else { throw NotAllowed(user: user.name) }
    try update(change)
  }

  /// Records that a user looks at an order, or does not any more.
  func note(_ user: User, reads order: Order.ID, _ isReading: Bool) {
    try? update { contents in
      if isReading {
        contents.readers[order, default: []].append(user.name)
      } else if let index = contents.readers[order]?.firstIndex(of: user.name) {
        contents.readers[order]?.remove(at: index)
      }
    }
  }

  private func update(_ change: (inout Contents) throws -> Void) throws {
    try state.withLock { state in
      var contents = state.contents
      try change(&contents)
      state.contents = contents
      for listener in state.listeners.values { listener.yield(contents) }
    }
  }
}

/// A change that the role of the user does not permit.
struct NotAllowed: Error, Hashable, CustomStringConvertible {
  let user: String
  var description: String { "\(user) may not change this." }
}

/// A change of data that another user has deleted.
struct Deleted: Error, CustomStringConvertible {
  let description = "Another user has deleted this."
}
