/// The votes of all sessions.
actor Votes {
  private var counts: [String: Int] = [:]
  private var watchers: [Int: AsyncStream<[String: Int]>.Continuation] = [:]
  private var watcherCount = 0

  func vote(for name: String) {
    counts[name, default: 0] += 1
    for watcher in watchers.values { watcher.yield(counts) }
  }

  /// The counts now and after each vote.
  func updates() -> AsyncStream<[String: Int]> {
    let (stream, input) = AsyncStream.makeStream(of: [String: Int].self)
    watcherCount += 1
    let number = watcherCount
    watchers[number] = input
    input.onTermination = { _ in Task { await self.forget(number) } }
    input.yield(counts)
    return stream
  }

  private func forget(_ number: Int) { watchers[number] = nil }
}
