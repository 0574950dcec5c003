// A row of one's own, an event of one's own, and an edit without declaring everything again.

// snippet.show
import Tableware
import TablewareTerminal

struct Song: Identifiable {
  let id: Int
  var title: String
  var length: String
}

struct SongRow: Row {
  struct Liked: Event {}

  let song: Song
  var id: Song.ID { song.id }
  var body: RowContent { RowContent(symbol: "♪", title: song.title, values: [song.length]) }
}

var songs = [
  Song(id: 1, title: "茉莉花", length: "3:18"), Song(id: 2, title: "Clair de lune", length: "5:02"),
]
let table = Table()
table.show {
  Section("songs", header: "Popular") {
    ForEach(songs) { song in
      SongRow(song: song).on(Tap.self) { _, source in source.raise(SongRow.Liked()) }
    }
  }
}
table.on(SongRow.Liked.self) { _, source in
  print("liked song \(source.id(as: Song.ID.self) ?? 0)")
}

table.deliver(Tap(), from: 2)

table["songs"].append { TextRow("more…") }
table.row(1).update { SongRow(song: Song(id: 1, title: "茉莉花 (live)", length: "3:40")) }
print(Terminal.frame(of: table, columns: 40, rows: 8))
// snippet.hide
