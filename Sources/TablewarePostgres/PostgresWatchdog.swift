#if Postgres
import CPostgres
import Foundation
import Synchronization

/// Shuts down the socket of a connection whose server does not answer in time, so that the calls of
/// libpq that wait for it return.
final class PostgresWatchdog: Sendable {
  private struct State {
    /// `nil` after the end of the connection, when the number may be that of another socket.
    var socket: Int32?
    /// When and after which time the server must have answered; `nil` while nothing is asked.
    var deadline: (time: ContinuousClock.Instant, limit: Duration)?
    /// When the timer fires, which may be earlier than the deadline.
    var alarm: ContinuousClock.Instant?
    /// The time for which the server did not answer.
    var overdue: Duration?
  }

  private let state: Mutex<State>
  // The timer is only used within the lock.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer
  /// Threads that wait for servers do not delay a queue that is not concurrent.
  private static let queue = DispatchQueue(label: "tableware.postgres.watchdog")

  init(socket: Int32) {
    state = Mutex(State(socket: socket))
    timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.setEventHandler { [weak self] in self?.look() }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  deinit { timer.cancel() }

  /// The time for which the server did not answer, if that ended the connection.
  var overdue: Duration? { state.withLock(\.overdue) }

  /// Calls a closure that asks the server and must return within a time.
  func within<Value>(_ limit: Duration?, _ body: () throws -> Value) rethrows -> Value {
    begin(limit)
    defer { rest() }
    return try body()
  }

  /// Begins to wait for an answer.
  func begin(_ limit: Duration?) {
    guard let limit else { return }
    state.withLock { state in
      let time = ContinuousClock.now + limit
      state.deadline = (time, limit)
      // An earlier alarm is set again when it comes, which is cheaper for many short statements.
      if state.alarm.map({ $0 > time }) ?? true { set(&state, time) }
    }
  }

  /// Waits for nothing.
  func rest() { state.withLock { $0.deadline = nil } }

  /// Ends the connection, because the server did not answer for a time.
  func end(after limit: Duration) { state.withLock { Self.end(&$0, after: limit) } }

  /// Forgets the socket before it is closed.
  func forget() { state.withLock { $0.socket = nil } }

  private func look() {
    state.withLock { state in
      state.alarm = nil
      guard let (time, limit) = state.deadline else { return }
      if ContinuousClock.now < time { set(&state, time) } else { Self.end(&state, after: limit) }
    }
  }

  private func set(_ state: inout State, _ time: ContinuousClock.Instant) {
    state.alarm = time
    let left = max(.zero, time - .now)
    timer.schedule(deadline: .now() + .milliseconds(Int(left.milliseconds) + 1))
  }

  private static func end(_ state: inout State, after limit: Duration) {
    guard let socket = state.socket else { return }
    state.overdue = limit
    shutdown(socket, Int32(SHUT_RDWR))
  }
}

/// Asks a server to cancel statements.
final class PostgresCancellation: Sendable {
  // The request is constant.
  nonisolated(unsafe) private let handle: OpaquePointer?

  init(_ connection: OpaquePointer) { handle = PQgetCancel(connection) }

  deinit { PQfreeCancel(handle) }

  /// Waits until the server has received the request, at most for a time.
  ///
  /// - Returns: whether no request is left that may come later.
  func run(within limit: Duration) -> Bool {
    let isOver = DispatchSemaphore(value: 0)
    // The request has a connection of its own, which libpq gives no time limit.
    Thread.detachNewThread { [self] in
      var message = [CChar](repeating: 0, count: 256)
      _ = PQcancel(handle, &message, Int32(message.count))
      isOver.signal()
    }
    return isOver.wait(timeout: .now() + .milliseconds(Int(limit.milliseconds))) == .success
  }
}

extension Duration {
  /// The duration in milliseconds without a rest, at most 20 days, which a server accepts.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = min(self, .seconds(20 * 86_400)).components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
#endif
