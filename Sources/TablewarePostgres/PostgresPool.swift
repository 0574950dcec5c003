#if Postgres
import Foundation
import Synchronization

/// Connections that are opened when they are needed, up to a limit, and used again.
final class PostgresPool: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    /// The connections that are in use or idle.
    var count = 0
    var waiting: [(id: UInt64, continuation: CheckedContinuation<PostgresConnection?, any Error>)] =
      []
    var nextID: UInt64 = 0
    var isClosed = false
  }

  private let url: String
  private let options: PostgresOptions
  private let state = Mutex(State())

  init(_ url: String, _ options: PostgresOptions) { (self.url, self.options) = (url, options) }

  /// Runs a closure within a transaction, on a thread that may wait for the server.
  func transaction<Value: Sendable>(
    _ begin: String, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    let idle = try await acquire()
    let lease = Lease()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Self.thread {
          continuation.resume(with: Result { try self.run(idle, lease, begin, body) })
        }
      }
    } onCancel: {
      lease.cancel()
    }
  }

  /// Runs a closure on a thread that may wait. A queue of its own has one, even if those of the
  /// concurrent queues, which are about as many as processors, all wait.
  fileprivate static func thread(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "tableware.postgres").async(execute: body)
  }

  private func run<Value>(
    _ idle: PostgresConnection?, _ lease: Lease, _ begin: String,
    _ body: (PostgresConnection) throws -> Value
  ) throws -> Value {
    var connection: PostgresConnection?
    defer { release(connection) }
    do {
      connection = try idle ?? PostgresConnection(url, options)
      try connection?.ask(begin)
    } catch  where idle != nil && idle?.isOpen == false {
      // The server closed the connection while it was idle.
      connection = try PostgresConnection(url, options)
      try connection?.ask(begin)
    }
    guard let connection else { throw CancellationError() }
    do {
      try lease.begin(connection)
      defer { lease.end() }
      let value = try body(connection)
      try connection.run("COMMIT")
      return value
    } catch {
      if connection.isOpen { try? connection.ask("ROLLBACK") }
      throw lease.isCanceled ? CancellationError() : error
    }
  }

  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      state.count -= state.idle.count
      state.idle = []
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.continuation.resume(throwing: CancellationError()) }
  }

  // MARK: Connections

  /// An idle connection; `nil` if the caller may open one.
  private func acquire() async throws -> PostgresConnection? {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let answer: Result<PostgresConnection?, any Error>? = state.withLock { state in
          if state.isClosed || Task.isCancelled { return .failure(CancellationError()) }
          if let connection = state.idle.popLast() { return .success(connection) }
          if state.count < options.connectionLimit {
            state.count += 1
            return .success(nil)
          }
          state.waiting.append((id, continuation))
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0) }
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Ends the use of a connection; `nil` for one that could not be opened.
  private func release(_ connection: PostgresConnection?) {
    let usable = connection.flatMap { $0.isIdle ? $0 : nil }
    let next = state.withLock { state -> CheckedContinuation<PostgresConnection?, any Error>? in
      if !state.waiting.isEmpty { return state.waiting.removeFirst().continuation }
      if let usable, !state.isClosed { state.idle.append(usable) } else { state.count -= 1 }
      return nil
    }
    next?.resume(returning: usable)
  }
}

/// The use of a connection by a task that can be canceled.
private final class Lease: Sendable {
  private let state = Mutex((connection: nil as PostgresConnection?, isCanceled: false))

  var isCanceled: Bool { state.withLock(\.isCanceled) }

  func begin(_ connection: PostgresConnection) throws {
    try state.withLock { state in
      if state.isCanceled { throw CancellationError() }
      state.connection = connection
    }
  }

  /// After the end, a cancellation cannot reach the next user of the connection.
  func end() { state.withLock { $0.connection = nil } }

  func cancel() {
    state.withLock { $0.isCanceled = true }
    // The request to cancel waits for the server.
    PostgresPool.thread { [self] in
      state.withLock { $0.connection?.cancelStatement() }
    }
  }
}
#endif
