import Tableware

/// A chat that opens at the first unread message: older messages are loaded at the top, newer ones
/// at the end, and the visible ones never move. At the end it follows new messages.
final class ChatScreen: Screen {
  let context = ScreenContext()
  let title = "Chat"

  private let server = ChatServer()
  private var pages = Pages<Message>(at: [.start, .end])
  private var isWriting = true

  init(_ sources: Gallery.Sources) {}

  var status: String {
    let count = Format.count(pages.elements.count, "message")
    let state = server.isOffline ? " · offline" : ""
    return pages.phase(.end) == .ended ? "\(count) · live\(state)" : "\(count)\(state)"
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
        self.pages.replace()
        self.load(.end)
      },
    ]
  }

  func configure(_ table: Table) { table.anchoring = .stickToEnd }

  func appear() {
    if pages.state == .idle { load(.end) }
    context.every(.seconds(3)) { self.write() }
  }

  var sections: [Section] {
    var words = Words.current
    words[.failed] = "No messages."
    return [
      Section("messages") {
        if pages.elements.isEmpty {
          switch pages.state {
          case .failed:
            StateRows("messages", pages.state, words: words) { self.load(.end, isRetry: true) }
          default: StateRows("messages", .loading, skeletons: 6, lines: 2)
          }
        } else {
          LoadMore("messages", pages, .start, words: words) { self.load(.start, isRetry: $0) }
          if pages.phase(.start) == .ended { NoticeRow("The chat began here", id: "begin") }
          ForEach(pages.elements) { MessageRow(message: $0) }
          LoadMore("messages", pages, .end, words: words) { self.load(.end, isRetry: $0) }
        }
      }
    ]
  }

  private func load(_ edge: PageEdge, isRetry: Bool = false) {
    guard let request = pages.begin(edge, isRetry: isRetry) else { return }
    let answer = server.answer(to: request)
    context.after(ChatServer.latency) {
      let isFirst = self.pages.elements.isEmpty
      self.context.table?.diagnostics.report(self.pages.finish(request, with: answer))
      // The chat opens at the first unread message.
      if isFirst, let first = self.pages.elements.first { self.context.table?.focus(first.id) }
    }
  }

  private func write() {
    guard isWriting, !server.isOffline else { return }
    let message = server.write()
    // Before the end is reached, the message is part of a page that is loaded later.
    guard pages.phase(.end) == .ended else { return }
    pages.insert([message], at: .end)
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
