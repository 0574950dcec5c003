#if SQLite
import GRDB
import TablewareLazy

extension LiveQuery {
  /// Returns a stream with an element after each commit of a connection to the database, in this
  /// process or another one, and after each scan that counted the rows.
  ///
  /// Commits are noticed by `PRAGMA data_version`, which reads no rows; those to a database in
  /// memory, which other processes cannot change, are observed by GRDB.
  public func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        await follow { continuation.yield() }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Alternates between scans and looks for commits until the task is canceled.
  private func follow(_ notify: @escaping @Sendable () -> Void) async {
    let commits = Commits(reader) { [index] in
      index.invalidate()
      notify()
    }
    // A commit may have come between the first window and the begin of the observation.
    if index.isCurrent { notify() }
    // The first windows of a table, whose length can be estimated, come before its scan.
    if isWholeTable { do { try await pause() } catch { return commits.end() } }
    // The steps of the latest scan. The next scan begins after as many pauses, so that a long table
    // that changes all the time does not keep a processor busy.
    var (steps, pauses) = (0, 0)
    while !Task.isCancelled {
      if !index.isCurrent, pauses >= steps {
        (steps, pauses) = (0, 0)
        do {
          while try await !reader.read({ db in try index.scan(db, keyset) }) { steps += 1 }
          notify()
        } catch {
          // The window on screen reports the same error, and the next scan may succeed.
        }
      }
      do { try await pause() } catch { break }
      pauses += 1
      await commits.look()
    }
    commits.end()
  }
}
#endif
