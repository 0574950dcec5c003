#if SQLite || Postgres
import Synchronization
import TablewareLoading

/// The windows of a query for all lists of a process that show it.
///
/// One observation and one scan serve all of them, and lists that request the same rows at the same
/// time receive one answer. A server with many sessions so reads a change once, instead of once for
/// each session.
package final class SharedKeyset<Database: SQLDatabase>: LazySource {
  private struct Followers {
    var streams: [UInt64: AsyncStream<Void>.Continuation] = [:]
    var nextID: UInt64 = 0
    var task: Task<Void, Never>?
  }

  private let source: KeysetSource<Database, SQLRow>
  private let requests = SharedRequests<LazyRequest<SQLKey>, LazyWindow<SQLRow>>()
  private let followers = Mutex(Followers())

  package init(_ source: KeysetSource<Database, SQLRow>) { self.source = source }

  package func load(_ request: LazyRequest<SQLKey>) async throws -> LazyWindow<SQLRow> {
    try await requests.value(of: request) { [source] in try await source.load(request) }
  }

  /// Reads later requests again, because this process changed the database. Changes of others are
  /// noticed by the observation.
  package func expire() { requests.expire() }

  package func forEachRow(_ body: @escaping @Sendable (SQLRow) throws -> Void) async throws {
    try await source.forEachRow(body)
  }

  package func changes() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { stream in
      let id = followers.withLock { followers in
        followers.nextID += 1
        followers.streams[followers.nextID] = stream
        if followers.task == nil { followers.task = follow() } else { stream.yield() }
        return followers.nextID
      }
      stream.onTermination = { [weak self] _ in self?.end(id) }
    }
  }

  private func follow() -> Task<Void, Never> {
    Task { [weak self, source] in
      for await _ in source.changes() { self?.notify() }
    }
  }

  private func notify() {
    requests.expire()
    for stream in followers.withLock({ Array($0.streams.values) }) { stream.yield() }
  }

  private func end(_ id: UInt64) {
    followers.withLock { followers in
      followers.streams[id] = nil
      guard followers.streams.isEmpty else { return }
      followers.task?.cancel()
      followers.task = nil
    }
  }

  deinit { followers.withLock { $0.task?.cancel() } }
}

/// The shared queries of a database, as long as a list shows them.
package final class SharedKeysets<Database: SQLDatabase>: Sendable {
  private struct Weak {
    weak var keyset: SharedKeyset<Database>?
  }

  private let keysets = Mutex<[[UInt8]: Weak]>([:])

  package init() {}

  /// Returns the shared query that reads the same, or begins to share a new one.
  ///
  /// - Parameters:
  ///   - source: the query.
  ///   - tables: the names of the tables whose changes it shows.
  package func shared(
    _ source: KeysetSource<Database, SQLRow>, tables: [String]
  ) -> SharedKeyset<Database> {
    let identity = source.keyset.identity(source.database.dialect, source.isWholeTable, tables)
    return keysets.withLock { keysets in
      if let known = keysets[identity]?.keyset { return known }
      keysets = keysets.filter { $0.value.keyset != nil }
      let new = SharedKeyset(source)
      keysets[identity] = Weak(keyset: new)
      return new
    }
  }

  /// Reads later requests again, because this process changed the database.
  package func expire() {
    for keyset in keysets.withLock({ $0.values.compactMap(\.keyset) }) { keyset.expire() }
  }
}

extension Keyset {
  /// Bytes that are the same for queries that read the same. Equality of strings and values would
  /// not do: it ignores how characters are composed, and that 1 and 1.0 are different types.
  fileprivate func identity(
    _ dialect: SQLDialect, _ isWholeTable: Bool, _ tables: [String]
  ) -> [UInt8] {
    let (sql, values) = base.rendered(dialect)
    var bytes: [UInt8] = [isWholeTable ? 1 : 0]
    func add(_ text: some Sequence<UInt8>) {
      let text = Array(text)
      withUnsafeBytes(of: text.count) { bytes += $0 }
      bytes += text
    }
    func add(_ list: [String]) {
      add("\(list.count)".utf8)
      for text in list { add(text.utf8) }
    }
    add([sql, columns])
    add(key)
    add(order.map { ($0.isDescending ? "-" : "+") + $0.column })
    add(tables.sorted())
    for value in values {
      switch value {
      case .null: bytes.append(0)
      case .integer(let number): add("i\(number)".utf8)
      case .real(let number): add("r\(number.bitPattern)".utf8)
      case .text(let text): add("t\(text)".utf8)
      case .data(let data): add([UInt8(ascii: "d")] + data)
      }
    }
    return bytes
  }
}
#endif
