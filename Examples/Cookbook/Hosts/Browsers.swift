import Tableware

#if Web
import TablewareWeb

// entry: serve
func serveSongs(
  port: UInt16 = 8080, onListening: @escaping @Sendable (String) -> Void = { print("Open \($0)") }
) async throws {
  // Until the task is canceled. Each tab has screens of its own, on an actor of its own.
  try await Web.serve(port: port, onListening: onListening) { visitor in SongsScreen() }
}
// end

// entry: language-of-the-visitor
func localizedOptions() -> WebOptions {
  var options = WebOptions()
  options.language = { visitor in
    visitor.languages.first?.hasPrefix("de") == true ? .german : .english
  }
  return options
}
// end

// entry: addresses-of-screens
func songRouter(_ visitor: WebVisitor) -> Router {
  Router([
    Route("/") { _ in SongsScreen() },
    // http://127.0.0.1:8080/settings; the songs are the screen below
    Route("/settings") { _ in SettingsScreen() },
    // Without a playlist of that name, the answer is a page with the status 404.
    Route("/playlists/:name") { match in match["name"] == "favorites" ? SongsScreen() : nil },
  ])
}

func serveSongsWithAddresses(port: UInt16 = 8080) async throws {
  try await Web.serve(port: port) { visitor in songRouter(visitor) }
}
// end

// entry: site-in-a-server
/// The screens below `/admin` of a server that has found out who its user is.
func songSite() throws -> WebSite {
  var options = WebOptions()
  options.basePath = "/admin"
  return try WebSite(options: options) { visitor in SongsScreen() }
}

/// What the other server offers for a WebSocket that it has accepted.
protocol ServerSocket: Sendable {
  var texts: AsyncStream<String> { get }
  func send(text: [UInt8]) async throws
  func close(code: Int, reason: String) async throws
}

/// Exchanges the messages of a browser and its session, until either of them ends.
func exchange(_ connection: WebConnection, _ socket: some ServerSocket) async throws {
  let sending = Task {
    for await output in connection.outputs {
      switch output {
      case .text(let bytes): try await socket.send(text: bytes)
      case .close(let code, let reason): try await socket.close(code: code, reason: reason)
      }
    }
  }
  for await text in socket.texts {
    guard await connection.receive(Array(text.utf8)) else { break }
  }
  connection.disconnect()
  try await sending.value
}
// end

// entry: public-server
func publicOptions(log: @escaping @Sendable (String) -> Void) -> WebOptions {
  var options = WebOptions()
  options.hosts = ["songs.example.org"]  // behind a proxy that terminates TLS
  options.sessionLimit = 500
  options.imageOrigins = ["https://covers.example.org"]
  options.onReport = log
  #if DEBUG
  options.showsDiagnostics = true
  #endif
  return options
}
// end
#endif

// entry: shared-by-sessions
final class PollScreen: Screen {
  let context = ScreenContext()
  let title = "Poll"
  private let votes: Votes  // an actor, the same for all sessions
  private(set) var counts: [String: Int] = [:]
  init(_ votes: Votes) { self.votes = votes }

  func appear() {
    context.follow { [votes] in
      await votes.updates()  // an AsyncStream of all counts
    } then: { counts in
      self.counts = (try? counts.get()) ?? [:]
    }
  }

  var sections: [Section] {
    Section("poll") {
      ForEach(["Tea", "Coffee"], id: \.self) { [votes, counts] name in
        TextRow(name, value: counts[name] ?? 0).onTap { Task { await votes.vote(for: name) } }
      }
    }
  }
}
// end
