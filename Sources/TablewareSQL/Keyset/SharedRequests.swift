#if SQLite || Postgres
import Synchronization

/// Answers that several tasks receive which request the same at the same time.
///
/// Nothing is kept: a request that comes after the answer is read again.
package final class SharedRequests<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Waiter = CheckedContinuation<Value, any Error>

  private struct Reading {
    let key: Key
    var task: Task<Void, Never>?
    var waiters: [UInt64: Waiter] = [:]
  }

  private struct State {
    var readings: [UInt64: Reading] = [:]
    /// The readings that further tasks may join.
    var current: [Key: UInt64] = [:]
    private var lastID: UInt64 = 0

    mutating func newID() -> UInt64 {
      lastID += 1
      return lastID
    }

    mutating func remove(_ reading: UInt64) -> Reading? {
      guard let removed = readings.removeValue(forKey: reading) else { return nil }
      if current[removed.key] == reading { current[removed.key] = nil }
      return removed
    }
  }

  private let state = Mutex(State())

  /// Called with the number of tasks that wait for a reading, for tests.
  private let onWait: @Sendable (Int) -> Void

  package init(onWait: @escaping @Sendable (Int) -> Void = { _ in }) { self.onWait = onWait }

  /// Returns the answer to a request: of the reading that is in progress, or of a new one.
  ///
  /// - Parameters:
  ///   - key: the request.
  ///   - read: reads the answer; canceled when all tasks that wait for it are.
  /// - Throws: an error of `read`, which all tasks receive, or `CancellationError`.
  package func value(
    of key: Key, _ read: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let id = state.withLock { $0.newID() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let count: Int? = state.withLock { state in
          Task.isCancelled ? nil : join(key, id, waiter, &state, read)
        }
        if let count { onWait(count) } else { waiter.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      leave(id)
    }
  }

  /// Keeps further requests from joining the readings in progress, because the data changed.
  package func expire() { state.withLock { $0.current = [:] } }

  /// - Returns: the number of tasks that wait for the reading.
  private func join(
    _ key: Key, _ id: UInt64, _ waiter: Waiter, _ state: inout State,
    _ read: @escaping @Sendable () async throws -> Value
  ) -> Int {
    if let reading = state.current[key] {
      state.readings[reading]?.waiters[id] = waiter
      return state.readings[reading]?.waiters.count ?? 0
    }
    let reading = state.newID()
    let task = Task { [self] in
      do {
        finish(reading, .success(try await read()))
      } catch {
        finish(reading, .failure(error))
      }
    }
    state.readings[reading] = Reading(key: key, task: task, waiters: [id: waiter])
    state.current[key] = reading
    return 1
  }

  private func finish(_ reading: UInt64, _ result: Result<Value, any Error>) {
    let waiters = state.withLock { state in state.remove(reading)?.waiters ?? [:] }
    for waiter in waiters.values { waiter.resume(with: result) }
  }

  /// A task no longer waits.
  private func leave(_ id: UInt64) {
    let (waiter, task) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
      guard let (reading, _) = state.readings.first(where: { $0.value.waiters[id] != nil }) else {
        return (nil, nil)
      }
      let waiter = state.readings[reading]?.waiters.removeValue(forKey: id)
      let isLast = state.readings[reading]?.waiters.isEmpty == true
      return (waiter, isLast ? state.remove(reading)?.task : nil)
    }
    task?.cancel()
    waiter?.resume(throwing: CancellationError())
  }
}
#endif
