#if SQLite || Postgres
import Synchronization

/// The number of requested windows without an answer, for which a scan interrupts itself.
final class WindowCount: Sendable {
  private let count = Atomic(0)

  var isZero: Bool { count.load(ordering: .relaxed) == 0 }

  func whileOneIsRequested<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    count.add(1, ordering: .relaxed)
    defer { count.subtract(1, ordering: .relaxed) }
    return try await body()
  }
}
#endif
