import Tableware

struct Message: Identifiable, Hashable {
  let id: Int
  let author: String
  let text: String
}

/// A simulated server of a chat with old and new messages. Its answers sometimes fail, and are the
/// same on every run.
final class ChatServer {
  /// The reason for a failed answer.
  struct Failure: Error, CustomStringConvertible {
    var description: String { "The network cannot be reached." }
  }

  private static let pageSize = 20
  /// The time until an answer.
  static let latency = Duration.milliseconds(400)
  /// The first message that the user has not read.
  static let firstUnread = 1_000
  private(set) var last = 1_050

  private var requestCount = 0
  /// Whether all answers fail. The user sets it.
  var isOffline = false

  /// Returns the page before or after a message, which arrives after ``latency``. Each seventh
  /// answer fails.
  func answer(to request: PageRequest<Int>) -> Result<Page<Message>, any Error> {
    requestCount += 1
    if isOffline || requestCount % 7 == 0 { return .failure(Failure()) }
    return .success(Self.page(request, last: last))
  }

  /// The next message that is written.
  func write() -> Message {
    last += 1
    return Self.message(last)
  }

  private static func page(_ request: PageRequest<Int>, last: Int) -> Page<Message> {
    switch request.edge {
    case .start:
      let end = request.neighbor ?? firstUnread + 1
      let start = max(1, end - pageSize)
      return Page((start..<max(start, end)).map(message), isLast: start == 1)
    case .end:
      let start = (request.neighbor ?? firstUnread - 1) + 1
      let end = min(last + 1, start + pageSize)
      return Page((min(start, end)..<end).map(message), isLast: end > last)
    }
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
