import Tableware

/// A chat that opens where the reader left off: older messages come at the top, newer ones at the end, and
/// what stands on screen never moves. At the end it follows what is written.
final class ChatScreen: Screen {
  let title = "Chat"
  let table = Table()

  private let server = ChatServer()
  private var pages = Pages<Message>(at: [.start, .end])
  private var timeline: Timeline?
  private var schedule: Timeline.Schedule?
  private var isWriting = true

  init(_ sources: Gallery.Sources) {
    table.anchoring = .stickToEnd
    show()
  }

  var status: String {
    let count = Format.count(pages.elements.count, "message")
    let state = server.isAway ? " · offline" : ""
    return pages.phase(.end) == .ended ? "\(count) · live\(state)" : "\(count)\(state)"
  }

  var commands: [Command] {
    [
      Command("w", isWriting ? "hush" : "let them write") { [unowned self] _ in
        isWriting.toggle()
      },
      Command("o", server.isAway ? "go online" : "go offline") { [unowned self] _ in
        server.isAway.toggle()
      },
      Command("n", "begin anew") { [unowned self] _ in
        pages.replace()
        load(.end, isRetry: false)
        show()
      },
    ]
  }

  func appear(on timeline: Timeline) {
    self.timeline = timeline
    load(.end, isRetry: false)
    schedule = timeline.every(.seconds(3)) { [unowned self] in write() }
  }

  func disappear() { schedule?.cancel() }

  private func load(_ edge: PageEdge, isRetry: Bool) {
    guard let timeline, let request = pages.begin(edge, isRetry: isRetry) else { return }
    show()
    server.answer(request, on: timeline) { [weak self] page in
      guard let self else { return }
      let isFirst = pages.elements.isEmpty
      table.diagnostics.report(pages.finish(request, with: page))
      show()
      // The reader begins at the first unread message.
      if isFirst, let first = pages.elements.first { table.focus(first.id) }
    }
  }

  private func write() {
    guard isWriting, !server.isAway else { return }
    let message = server.write()
    // Before the end is reached, the message will come with its page.
    guard pages.phase(.end) == .ended else { return }
    pages.insert([message], at: .end)
    show()
  }

  private func show() {
    let pages = pages
    var words = StateWords()
    words.failed = "No messages."
    table.show {
      Section("messages") {
        if pages.elements.isEmpty {
          switch pages.state {
          case .failed:
            StateRows("messages", pages.state, words: words) { [unowned self] in
              load(.end, isRetry: true)
            }
          default: StateRows("messages", .loading, skeletons: 6, lines: 2)
          }
        } else {
          LoadMore("messages", pages, .start, words: words) { [unowned self] in
            load(.start, isRetry: $0)
          }
          if pages.phase(.start) == .ended { NoticeRow("The chat began here", id: "begin") }
          ForEach(pages.elements) { MessageRow(message: $0) }
          LoadMore("messages", pages, .end, words: words) { [unowned self] in
            load(.end, isRetry: $0)
          }
        }
      }
    }
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
