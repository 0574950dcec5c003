import Synchronization
import Tableware
import TablewareLoading

struct Message: Identifiable, Hashable, Sendable {
  /// The number of the message, counted from 1 without gaps.
  let id: Int
  let author: String
  let text: String
}

/// A simulated server of a chat with old and new messages. Its answers sometimes fail, and are the
/// same on every run.
final class ChatServer: LazySource {
  /// The reason for a failed answer.
  struct Failure: Error, CustomStringConvertible {
    var description: String { "The network cannot be reached." }
  }

  private struct State {
    var last = 1_050
    var isOffline = false
    /// The messages whose first request has failed.
    var failed: Set<Int> = []
  }

  /// The first message that the user has not read.
  static let firstUnread = 1_000
  /// The first request that contains a message with a multiple of this number fails.
  private static let failureInterval = 180

  private let latency: Duration
  private let state = Mutex(State())

  /// - Parameter latency: the time until an answer.
  init(latency: Duration) { self.latency = latency }

  /// The number of all messages.
  var count: Int { state.withLock(\.last) }

  /// Whether all answers fail. The user sets it.
  var isOffline: Bool {
    get { state.withLock(\.isOffline) }
    set { state.withLock { $0.isOffline = newValue } }
  }

  func load(_ request: LazyRequest<Int>) async throws -> LazyWindow<Message> {
    if latency > .zero { try await Task.sleep(for: latency) }
    let (ids, last) = try state.withLock { state in
      let first = request.anchor.map { $0.id + $0.distance } ?? request.position + 1
      let start = min(max(1, first), state.last + 1)
      let ids = start..<min(state.last + 1, start + max(0, request.count))
      let failing = ids.first { $0.isMultiple(of: Self.failureInterval) }
      if let failing, state.failed.insert(failing).inserted { throw Failure() }
      if state.isOffline { throw Failure() }
      return (ids, state.last)
    }
    return LazyWindow(ids.map(Self.message), position: ids.lowerBound - 1, total: last)
  }

  /// The next message that is written.
  func write() -> Message {
    Self.message(
      state.withLock { state in
        state.last += 1
        return state.last
      })
  }

  static func message(_ id: Int) -> Message {
    var random = SplitMix64(seed: UInt64(id))
    let author = ["Ada", "Grace", "Alan", "Edsger"][Int(random.next() % 4)]
    let words = [
      "tables", "should", "never", "jump", "while", "someone", "reads", "日本語", "a", "row", "is",
      "a", "value", "and", "the", "rest", "follows", "👋🏽", "quickly",
    ]
    // Mostly short, sometimes very long.
    let length = random.next() % 8 == 0 ? 40 + random.next() % 60 : 2 + random.next() % 12
    let text = (0..<length).map { _ in words[Int(random.next() % UInt64(words.count))] }
    return Message(id: id, author: author, text: text.joined(separator: " "))
  }
}
