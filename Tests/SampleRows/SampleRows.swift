import Tableware

/// A model that is a value.
package struct Song: Identifiable {
  package var id: Int
  package var title: String

  package init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// A row of a song.
package struct SongRow: Row {
  package var song: Song
  package var id: Int { song.id }
  package var body: RowContent { RowContent(title: RowText(song.title)) }

  package init(song: Song) { self.song = song }
}

/// The same song in another kind of cell.
package struct BigSongRow: Row {
  package var song: Song
  package var id: Int { song.id }
  package var body: RowContent { RowContent(title: RowText(song.title)) }

  package init(song: Song) { self.song = song }
}

/// A model that is an object, which changes without a new declaration.
package final class Track: Identifiable {
  package var id: String
  package var title: String

  package init(_ id: String, _ title: String = "") {
    self.id = id
    self.title = title
  }
}

/// A row of a track.
package struct TrackRow: Row {
  package let track: Track
  package var id: String { track.id }
  package var body: RowContent { RowContent(title: RowText(track.title)) }

  package init(track: Track) { self.track = track }
}
