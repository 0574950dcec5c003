#if Postgres
import CPostgres
import Foundation
import Synchronization
import TablewareSQL

/// The connection that receives the notifications of triggers for all lists of a process.
///
/// After a lost connection, notifications may be missing, so all observers are notified when the
/// next connection listens.
final class PostgresListener: Sendable {
  struct Observer {
    var tables: Set<String>
    var notify: @Sendable () -> Void
  }

  private struct State {
    var observers: [UInt64: Observer] = [:]
    var nextID: UInt64 = 0
    /// Whether a thread listens or is about to.
    var isRunning = false
    var isListening = false
  }

  private let url: String
  private let options: PostgresOptions
  private let state = Mutex(State())
  /// The milliseconds for which a thread waits before it looks whether it is still needed, and
  /// between two deliveries, in which notifications collapse.
  private static let (patience, rest): (Int32, Int32) = (250, 50)
  /// The statement that begins to listen; later it asks for a sign of life.
  private static let listen = "LISTEN tableware"

  init(_ url: String, _ options: PostgresOptions) { (self.url, self.options) = (url, options) }

  /// Notifies of changes of tables with these names; of all tables if there are no names.
  func observe(
    tables: [String], _ notify: @escaping @Sendable () -> Void
  ) -> PostgresObserver {
    let (id, mustStart, isListening) = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      state.observers[id] = Observer(tables: Set(tables), notify: notify)
      defer { state.isRunning = true }
      return (id, !state.isRunning, state.isListening)
    }
    if mustStart { Thread.detachNewThread { [self] in run() } }
    // A change may have come before the observation.
    if isListening { notify() }
    return PostgresObserver(listener: self, id: id)
  }

  func end(_ id: UInt64) { state.withLock { $0.observers[id] = nil } }

  func close() { state.withLock { $0.observers = [:] } }

  /// Listens until no observer is left.
  private func run() {
    var delay: Int32 = 100
    while isNeeded() {
      if let connection = try? PostgresConnection(url, options),
        (try? connection.ask(Self.listen)) != nil
      {
        delay = 100
        setListening(true)
        notify { _ in true }
        listen(connection)
        setListening(false)
      }
      // The server is away: the pauses double up to five seconds.
      var left = delay
      while left > 0, isNeeded(endsThread: false) {
        poll(nil, 0, min(left, Self.patience))
        left -= Self.patience
      }
      delay = min(5_000, 2 * delay)
    }
  }

  /// Delivers notifications until the connection is lost or no observer is left.
  private func listen(_ connection: PostgresConnection) {
    let handle = connection.handle
    let pause = max(.seconds(1), options.networkTimeout)
    var nextQuestion = ContinuousClock.now + pause
    while isNeeded(endsThread: false) {
      var descriptor = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Self.patience)
      guard PQconsumeInput(handle) == 1 else { return }
      if ContinuousClock.now >= nextQuestion {
        // Only an answer tells a quiet database from a network that forwards nothing.
        guard (try? connection.ask(Self.listen)) != nil else { return }
        nextQuestion = .now + pause
      }
      var tables = Set<String>()
      while let notification = PQnotifies(handle) {
        tables.insert(String(cString: notification.pointee.extra))
        PQfreemem(notification)
      }
      if !tables.isEmpty {
        nextQuestion = .now + pause
        notify { $0.tables.isEmpty || !$0.tables.isDisjoint(with: tables) }
        poll(nil, 0, Self.rest)
      }
    }
  }

  private func notify(_ isMeant: (Observer) -> Bool) {
    let observers = state.withLock { Array($0.observers.values) }
    for observer in observers where isMeant(observer) { observer.notify() }
  }

  private func setListening(_ isListening: Bool) {
    state.withLock { $0.isListening = isListening }
  }

  /// Whether an observer is left; the thread that receives `false` ends.
  private func isNeeded(endsThread: Bool = true) -> Bool {
    state.withLock { state in
      let isNeeded = !state.observers.isEmpty
      if !isNeeded, endsThread { state.isRunning = false }
      return isNeeded
    }
  }
}

/// The observation of tables by a list.
final class PostgresObserver: CommitObserver {
  private let listener: PostgresListener
  private let id: UInt64

  init(listener: PostgresListener, id: UInt64) { (self.listener, self.id) = (listener, id) }

  /// Does nothing, because the listener notifies by itself.
  func look() {}

  func pause(isIdle: Bool) async throws {
    try await Task.sleep(for: isIdle ? .seconds(1) : .milliseconds(100))
  }

  func end() { listener.end(id) }
}
#endif
