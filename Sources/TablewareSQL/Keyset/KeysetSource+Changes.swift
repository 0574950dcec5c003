#if SQLite || Postgres
import Synchronization
import TablewareLoading

extension KeysetSource {
  package func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        // The first window of a table is requested next, and does not wait for a second connection.
        if isWholeTable { await Task.yield() }
        await follow { continuation.yield() }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Alternates between scans and looks for commits until the task is canceled.
  private func follow(_ notify: @escaping @Sendable () -> Void) async {
    let state = Mutex((isScanning: false, isStale: false))
    let commits = database.observe { [index] in
      // A scan in progress is completed first, or it would never end while others write.
      let isScanning = state.withLock { state in
        state.isStale = state.isScanning
        return state.isScanning
      }
      if !isScanning { index.invalidate() }
      notify()
    }
    // A commit may have come between an earlier observation, or the first window, and this one.
    let wasObserved = index.wasObserved
    index.wasObserved = true
    if wasObserved || index.isCurrent {
      index.invalidate()
      notify()
    }
    // The first windows of a table, whose length can be estimated, come before its scan.
    if isWholeTable { do { try await commits.pause(isIdle: false) } catch { return commits.end() } }
    // The next scan begins after a pause for each step of the latest one, so that a long table that
    // changes all the time does not keep a processor busy.
    var (steps, pauses) = (0, 0)
    while !Task.isCancelled {
      if !index.isCurrent, pauses >= steps {
        state.withLock { $0.isScanning = true }
        do {
          // A list without an estimate grows with its first scan, each time that the scan has found
          // twice as many rows.
          var shown = 10 * PositionIndex.stepCount
          while try await !scan() {
            await commits.look()
            if index.count == nil, !index.hasEstimate, index.foundCount >= shown {
              shown = 2 * index.foundCount
              notify()
            }
          }
          steps = (index.count ?? 0) / PositionIndex.stepCount
          notify()
        } catch {
          // The window on screen reports the same error, and a later scan may succeed.
          steps = max(50, steps)
        }
        let isStale = state.withLock { state in
          defer { state = (false, false) }
          return state.isStale
        }
        if isStale { index.invalidate() }
        pauses = 0
      }
      do { try await commits.pause(isIdle: index.isCurrent) } catch { break }
      pauses += 1
      await commits.look()
    }
    commits.end()
  }
}
#endif
