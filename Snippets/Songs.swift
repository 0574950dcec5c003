// The first screen of the README.

// snippet.show
import Tableware
import TablewareTerminal

final class SongsScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private var songs = ["茉莉花", "Clair de lune"]

  var sections: [Section] {
    Section("songs", header: "Popular") {
      ForEach(songs, id: \.self) { song in
        TextRow(song, symbol: "♪").deletable { self.songs.removeAll { $0 == song } }
      }
    }
  }
}
print(try await Terminal.frame(of: SongsScreen(), columns: 40, rows: 6))
// snippet.hide
