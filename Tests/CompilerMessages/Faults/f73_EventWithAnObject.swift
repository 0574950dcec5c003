// expect: stored property 'song' of 'Sendable'-conforming struct 'Liked' has non-Sendable type 'Song'
import Tableware

final class Song { var stars = 0 }

struct Liked: Event {
  let song: Song
}
