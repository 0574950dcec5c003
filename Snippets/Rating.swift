// A list that the user rates: ← and → on a row, or a click on a star.

import Tableware
import TablewareForms
import TablewareTerminal

final class Song {
  let title: String
  var stars: Int

  init(_ title: String, stars: Int) {
    self.title = title
    self.stars = stars
  }
}

// snippet.show
final class RatingScreen: Screen {
  let context = ScreenContext()
  let title = "Ratings"
  private let songs = [Song("Pines", stars: 3), Song("Ash", stars: 0)]

  var sections: [Section] {
    Section("songs", header: "Songs") {
      for song in songs {
        RatingRow(song.title, stars: song.stars) { song.stars = $0 }
      }
    }
  }
}
// snippet.hide

print(try await Terminal.frame(of: RatingScreen(), columns: 48, rows: 6))
// The first song has a star more, the second one two.
print(
  try await Terminal.frame(
    of: RatingScreen(), keys: "right down right*2", columns: 48, rows: 6))
