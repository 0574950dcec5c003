// A list that is loaded once, on any surface: in an app, in a terminal, in a session of a server.

import Tableware
import TablewareLoading
import TablewareTerminal

struct Song: Identifiable, Sendable {
  let id: String
}

struct Client: Sendable {
  func songs() async throws -> [Song] { ["茉莉花", "Clair de lune"].map { Song(id: $0) } }
}

// snippet.show
final class LibraryScreen: Screen {
  let context = ScreenContext()
  let title = "Library"
  private let client = Client()
  private var songs = Loadable<[Song]>()

  /// A screen appears again when the screen above it was removed.
  func appear() {
    if songs.value == nil { load() }
  }

  var sections: [Section] {
    Section("songs") {
      StateRows("songs", songs.state, skeletons: 3) { self.load() }
      ForEach(songs.value ?? []) { TextRow($0.id, symbol: "♪") }
    }
  }

  private func load() {
    guard let request = songs.begin() else { return }
    // The work runs on another thread; its result is received in a turn of this screen.
    context.load { [client] in
      try await client.songs()
    } then: { result in
      self.songs.finish(request, with: result)
    }
  }
}
// snippet.hide

print(try await Terminal.frame(of: LibraryScreen(), keys: "settle", columns: 40, rows: 6))
