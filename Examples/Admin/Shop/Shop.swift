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
    /// When users looked at an order last, by its number.
    var readers: [Order.ID: [String: Duration]] = [:]
  }

  /// The time after which a user counts as gone, such as one whose connection was lost.
  static let readingTime = Duration.seconds(15)

  private let state: Mutex<State>
  private let now: @Sendable () -> Duration

  /// - Parameter now: the current time, from any beginning.
  init(_ contents: Contents = .sample, now: @escaping @Sendable () -> Duration) {
    state = Mutex(State(contents: contents))
    self.now = now
  }

  /// Creates a shop with sample data.
  package convenience init() {
    let start = ContinuousClock.now
    self.init { ContinuousClock.now - start }
  }

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
    // Later: the task that ends may be locked, and a change that notifies it waits for that while
    // it has the state.
    continuation.onTermination = { [weak self] _ in
      Task { [weak self] in self?.forget(number) }
    }
    return stream
  }

  private func forget(_ listener: Int) { state.withLock { $0.listeners[listener] = nil } }

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

  /// Records that a user looks at an order, or does not any more, and notifies all screens.
  func note(_ user: User, reads order: Order.ID, _ isReading: Bool) {
    let time = now()
    state.withLock { $0.readers[order, default: [:]][user.name] = isReading ? time : nil }
    try? update { _ in }
  }

  /// The names of the users who look at an order.
  func readers(of order: Order.ID) -> [String] {
    let time = now()
    return state.withLock { $0.readers[order] ?? [:] }
      .filter { time - $0.value <= Self.readingTime }.keys.sorted()
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
