#if SQLite
import GRDB
import Synchronization
import TablewareSQL

/// Changes of a whole database, for screens that show more than one query of it.
public enum SQLiteChanges {
  /// Returns a stream with an element after each commit of a connection to a database, in this
  /// process or another one. The first element comes at once, for commits before the observation.
  ///
  /// - Parameters:
  ///   - reader: the database.
  ///   - interval: the interval at which changes of other connections are checked.
  public static func stream(
    of reader: any DatabaseReader, interval: Duration = .milliseconds(100)
  ) -> AsyncStream<Void> {
    SQLiteDatabase(reader: reader) { try await Task.sleep(for: interval) }.commits()
  }
}

/// The commits to a database by any connection.
final class Commits: CommitObserver {
  /// A connection of its own, whose `data_version` each commit of another one changes.
  private let connection: DatabaseQueue?
  /// The observation of a database that has no file.
  private let observation: Mutex<AnyDatabaseCancellable?>
  private let version = Mutex<Int?>(nil)
  private let wait: @Sendable () async throws -> Void
  private let notify: @Sendable () -> Void

  /// - Parameters:
  ///   - wait: returns when it is time to look for commits.
  ///   - notify: runs on any thread.
  init(
    _ reader: any DatabaseReader, _ wait: @escaping @Sendable () async throws -> Void,
    _ notify: @escaping @Sendable () -> Void
  ) {
    (self.wait, self.notify) = (wait, notify)
    var configuration = Configuration()
    configuration.readonly = true
    let path = reader.path
    connection =
      path.isEmpty || path == ":memory:"
      ? nil : try? DatabaseQueue(path: path, configuration: configuration)
    var observation: AnyDatabaseCancellable?
    if connection == nil, let writer = reader as? any DatabaseWriter {
      observation = DatabaseRegionObservation(tracking: .fullDatabase)
        .start(in: writer, onError: { _ in }, onChange: { _ in notify() })
    }
    self.observation = Mutex(observation)
    version.withLock { [connection] in $0 = try? connection?.unsafeRead(Self.version) }
  }

  /// Notifies of the commits since the last call.
  func look() async {
    guard let connection, let now = try? await connection.read({ try Self.version($0) }) else {
      return
    }
    let isNew = version.withLock { old in
      defer { old = now }
      return old != nil && old != now
    }
    if isNew { notify() }
  }

  func pause(isIdle: Bool) async throws { try await wait() }

  func end() { observation.withLock { $0 = nil } }

  private static func version(_ db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: "PRAGMA data_version")
  }
}
#endif
