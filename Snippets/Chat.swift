// A list that is loaded page by page.

import Tableware
import TablewareTerminal

struct Message: Identifiable, Sendable {
  let id: Int
}

@MainActor final class Server {
  func messages(behind id: Int?) async throws -> Page<Message> {
    await Task.yield()
    let first = (id ?? 0) + 1
    return Page((first..<first + 3).map { Message(id: $0) }, isLast: first > 6)
  }
}

// snippet.show
@MainActor final class ChatScreen: @MainActor Screen {
  let title = "Chat"
  let table = Table()
  private let server = Server()
  private var pages = Pages<Message>()

  init() { show() }

  private func load(isRetry: Bool) {
    // Nothing while a page is on its way, and behind the last one.
    guard let request = pages.begin(.end, isRetry: isRetry) else { return }
    show()
    Task {
      let page = await Result { try await server.messages(behind: request.neighbour) }
      table.diagnostics.report(pages.finish(request, with: page))
      show()
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

let screen = ChatScreen()
for _ in 0..<5 {
  // Each frame asks for the page whose row came on screen; it comes before the next one.
  print(try await Terminal.frame(of: screen, columns: 40, rows: 12))
  for _ in 0..<100 { await Task.yield() }
}
