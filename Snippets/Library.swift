// A list that is loaded once, on any surface: in an app, in a terminal, in a session of a server.

import Tableware
import TablewareTerminal

struct Song: Identifiable, Sendable {
  let id: String
}

struct Client: Sendable {
  func songs() async throws -> [Song] { ["茉莉花", "Clair de lune"].map { Song(id: $0) } }
}

// snippet.show
final class LibraryScreen: Screen {
  let title = "Library"
  let table = Table()
  private let client = Client()
  private var songs = Loadable<[Song]>()

  func appear(on timeline: Timeline) {
    // Screens appear again when what covered them has gone.
    if songs.value == nil { load() }
  }

  private func load() {
    guard let request = songs.begin() else { return }
    show()
    // The work runs elsewhere; what it gave comes back in a turn of this screen.
    timeline?.load(for: self) { [client] in
      try await client.songs()
    } then: { screen, result in
      screen.table.diagnostics.report(screen.songs.finish(request, with: result))
      screen.show()
    }
  }

  private func show() {
    table.show {
      Section("songs") {
        StateRows("songs", songs.state, skeletons: 3) { [unowned self] in load() }
        ForEach(songs.value ?? []) { TextRow($0.id, symbol: "♪") }
      }
    }
  }
}
// snippet.hide

print(try await Terminal.frame(of: LibraryScreen(), keys: "wait:100ms", columns: 40, rows: 6))
