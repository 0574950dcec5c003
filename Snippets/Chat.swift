// A list that is loaded page by page.

import Tableware
import TablewareTerminal

struct Message: Identifiable, Sendable {
  let id: Int
}

struct Server: Sendable {
  func messages(behind id: Int?) async throws -> Page<Message> {
    let first = (id ?? 0) + 1
    return Page((first..<first + 3).map { Message(id: $0) }, isLast: first > 6)
  }
}

// snippet.show
final class ChatScreen: Screen {
  let title = "Chat"
  let table = Table()
  private let server = Server()
  private var pages = Pages<Message>()

  init() { show() }

  private func load(isRetry: Bool) {
    // Nothing while a page is on its way, and behind the last one.
    guard let request = pages.begin(.end, isRetry: isRetry) else { return }
    show()
    timeline?.load(for: self) { [server] in
      try await server.messages(behind: request.neighbour)
    } then: { screen, page in
      screen.table.diagnostics.report(screen.pages.finish(request, with: page))
      screen.show()
    }
  }

  private func show() {
    table.show {
      Section("messages") {
        ForEach(pages.elements) { message in TextRow("Message \(message.id)") }
        LoadMore("messages", pages, .end) { [unowned self] isRetry in load(isRetry: isRetry) }
      }
    }
  }
}
// snippet.hide

// Each page is asked for when its row comes on screen.
print(try await Terminal.frame(of: ChatScreen(), keys: "wait:100ms", columns: 40, rows: 12))
