import Tableware

struct Message: Identifiable, Hashable {
  let id: Int
  let author: String
  let text: String
}

/// A chat of long ago and of today that answers after a while, and sometimes not at all: a stand-in for a
/// server, the same on every run.
final class ChatServer {
  /// Why an answer did not come.
  struct Failure: Error, CustomStringConvertible {
    var description: String { "The network is away." }
  }

  private static let pageSize = 20
  private static let latency = Duration.milliseconds(400)
  /// The first message, and the first that the reader has not read.
  static let firstUnread = 1_000
  private(set) var last = 1_050

  private var requestCount = 0
  /// Set by the reader: whether answers fail.
  var isAway = false

  /// Answers with the page beside a message, after a while.
  func answer(
    _ request: PageRequest<Int>, on timeline: Timeline,
    _ answer: @escaping (Result<Page<Message>, any Error>) -> Void
  ) {
    requestCount += 1
    // One in seven is lost on its way.
    let isLost = isAway || requestCount % 7 == 0
    let last = last
    _ = timeline.after(Self.latency) {
      answer(isLost ? .failure(Failure()) : .success(Self.page(request, last: last)))
    }
  }

  /// A message that somebody writes now.
  func write() -> Message {
    last += 1
    return Self.message(last)
  }

  private static func page(_ request: PageRequest<Int>, last: Int) -> Page<Message> {
    switch request.edge {
    case .start:
      let end = request.neighbour ?? firstUnread + 1
      let start = max(1, end - pageSize)
      return Page((start..<max(start, end)).map(message), isLast: start == 1)
    case .end:
      let start = (request.neighbour ?? firstUnread - 1) + 1
      let end = min(last + 1, start + pageSize)
      return Page((min(start, end)..<end).map(message), isLast: end > last)
    }
  }

  static func message(_ id: Int) -> Message {
    var random = SplitMix(state: UInt64(id))
    let author = ["Ada", "Grace", "Alan", "Edsger"][Int(random.next() % 4)]
    let words = [
      "tables", "should", "never", "jump", "while", "somebody", "reads", "日本語", "a", "row", "is",
      "a", "value", "and", "the", "rest", "follows", "👋🏽", "quickly",
    ]
    // Mostly short, now and then very long.
    let length = random.next() % 8 == 0 ? 40 + random.next() % 60 : 2 + random.next() % 12
    let text = (0..<length).map { _ in words[Int(random.next() % UInt64(words.count))] }
    return Message(id: id, author: author, text: text.joined(separator: " "))
  }
}
