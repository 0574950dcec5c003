import Tableware
import TablewareLoading

/// A chat that opens at the first unread message: messages before and after it are loaded where
/// they are scrolled to, and the visible ones never move. At the end it follows new messages.
final class ChatScreen: Screen {
  let context = ScreenContext()
  let title = "Chat"

  private let server: ChatServer
  private lazy var messages = newList()
  private var isWriting = true

  init(_ sources: Gallery.Sources) { server = ChatServer(latency: sources.latency) }

  var status: String {
    let state = server.isOffline ? " · offline" : ""
    guard messages.count != nil else { return "0 messages\(state)" }
    return Format.count(server.count, "message") + (isAtEnd ? " · live" : "") + state
  }

  var commands: [Command] {
    [
      Command("w", isWriting ? "pause new messages" : "resume new messages") {
        self.isWriting.toggle()
      },
      Command("o", server.isOffline ? "go online" : "go offline") {
        self.server.isOffline.toggle()
      },
      Command("n", "start again") {
        self.messages = self.newList()
        self.load()
      },
    ]
  }

  func configure(_ table: Table) { table.anchoring = .stickToEnd }

  func appear() {
    load()
    context.every(.seconds(3)) { self.write() }
  }

  var sections: [Section] {
    if messages.count == nil {
      let state = messages.failure.map { ListState.failed("\($0)") } ?? .loading
      Section("state") {
        StateRows("messages", state, words: words, skeletons: 6, lines: 2) { self.load() }
      }
    } else {
      Section("begin") { NoticeRow("The chat began here", id: "begin") }
      Section("messages") {
        ForEach(messages, lines: 2, failure: { "\($0)" }) { MessageRow(message: $0) }
      }
    }
  }

  private var words: Words {
    var words = Words.current
    words[.failed] = "No messages."
    return words
  }

  /// Whether the latest message is loaded: new ones are shown after it.
  private var isAtEnd: Bool { messages[server.count] != nil }

  private func newList() -> LazyList<Message> {
    LazyList(server, context: context, windowSize: 40)
  }

  private func load() {
    let first = ChatServer.firstUnread
    messages.load(near: first, position: first - 1) { result in
      if case .success = result { self.context.table?.focus(first) }
    }
  }

  private func write() {
    guard isWriting, !server.isOffline else { return }
    let isAtEnd = isAtEnd
    let message = server.write()
    // Before the end is reached, the message is part of a window that is loaded later.
    if isAtEnd { messages.insert(message, after: message.id - 1) }
  }
}

/// A message of any length.
private struct MessageRow: Row {
  let message: Message

  var id: Int { message.id }
  var body: RowContent {
    RowContent(
      symbol: RowText(String(message.author.prefix(1)), tone: .accent, strong: true),
      title: message.text, subtitle: message.author,
      values: [RowValue(RowText("\(message.id)", tone: .secondary))], titleLineLimit: 30)
  }
}
