import Tableware

/// Rows that are dragged to a list of the page, to other pages and to other programs, and a list
/// that takes text.
final class DropsScreen: Screen {
  private struct Song: Identifiable, Hashable, Sendable {
    let id: Int
  }

  let context = ScreenContext()
  let title = "Drops"
  private let songs = (1...4).map(Song.init)
  private var favorites: [Song] = []
  private var notes: [String] = []

  var sections: [Section] {
    Section("songs", header: "Songs") {
      for song in songs {
        TextRow("Song \(song.id)").id("song \(song.id)")
          .draggable(song, text: "♪ Song \(song.id)").onTap {}
      }
    }
    Section("favorites", header: "Favorites") {
      ForEach(favorites) { TextRow("Favorite \($0.id)") }
    }
    .emptyText("Drop songs here.")
    .dropDestination(for: Song.self) { songs, position in
      position.insert(songs, into: &self.favorites)
    }
    Section("notes", header: "Notes") {
      for (index, note) in notes.enumerated() { TextRow("Note: \(note)").id("note \(index)") }
    }
    .dropDestination(for: String.self) { notes, _ in self.notes += notes }
  }
}
