import Tableware

struct Song: Identifiable {
  var id: Int
  var title: String
}

struct SongRow: Row {
  var song: Song
  var id: Int { song.id }
  var body: RowContent { RowContent(title: RowText(song.title)) }
}

/// The same song in another kind of cell.
struct BigSongRow: Row {
  var song: Song
  var id: Int { song.id }
  var body: RowContent { RowContent(title: RowText(song.title)) }
}

/// An object that changes behind the table's back.
final class Track: Identifiable {
  var id: String
  var title: String

  init(_ id: String, _ title: String = "") {
    self.id = id
    self.title = title
  }
}

struct TrackRow: Row {
  let track: Track
  var id: String { track.id }
  var body: RowContent { RowContent(title: RowText(track.title)) }
}

/// An event that somebody has to handle.
struct Liked: Event, Equatable {
  var stars = 1
}

/// An event that nobody has to handle.
struct Glanced: OptionalEvent {
}
