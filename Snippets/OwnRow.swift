// A row type and an event type of an app.

// snippet.show
import Tableware
import TablewareTerminal

struct Song: Identifiable {
  let id: Int
  var title: String
  var length: String
  var isLiked = false
}

struct SongRow: Row {
  struct Liked: Event {}

  let song: Song
  var id: Song.ID { song.id }
  var body: RowContent {
    RowContent(symbol: song.isLiked ? "♥" : "♪", title: song.title, values: [song.length])
  }
}

final class PlaylistScreen: Screen {
  let context = ScreenContext()
  let title = "Playlist"
  private var songs = [
    Song(id: 1, title: "茉莉花", length: "3:18"),
    Song(id: 2, title: "Clair de lune", length: "5:02"),
  ]

  /// One handler for the events of all rows.
  func configure(_ table: Table) {
    table.on(SongRow.Liked.self, from: SongRow.self) { _, row, _ in
      for index in self.songs.indices where self.songs[index].id == row.id {
        self.songs[index].isLiked.toggle()
      }
    }
  }

  var sections: [Section] {
    Section("songs", header: "\(songs.count) songs") {
      ForEach(songs) { song in
        SongRow(song: song).on(Tap.self) { _, source in source.raise(SongRow.Liked()) }
      }
    }
  }
}

print(try await Terminal.frame(of: PlaylistScreen(), keys: "down enter", columns: 40, rows: 6))
// snippet.hide
