// A list that is loaded page by page.

import Tableware
import TablewareLoading
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
  let context = ScreenContext()
  let title = "Chat"
  private let server = Server()
  private var pages = Pages<Message>()

  var sections: [Section] {
    Section("messages") {
      ForEach(pages.elements) { message in TextRow("Message \(message.id)") }
      // Loads the next page when the row appears.
      LoadMore("messages", pages, .end) { isRetry in self.load(isRetry: isRetry) }
    }
  }

  private func load(isRetry: Bool) {
    // `nil` while a page is being loaded, and after the last one.
    guard let request = pages.begin(.end, isRetry: isRetry) else { return }
    context.load { [server] in
      try await server.messages(behind: request.neighbor)
    } then: { page in
      self.pages.finish(request, with: page)
    }
  }
}
// snippet.hide

print(try await Terminal.frame(of: ChatScreen(), keys: "settle", columns: 40, rows: 12))
