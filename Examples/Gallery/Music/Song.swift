/// One piece of music, or one episode, on the music page.
package struct Song: Equatable, Sendable, Identifiable {
  package let id: String
  package let title: String
  package let artist: String
  package let seconds: Int
  package let plays: Int

  package init(id: String, title: String, artist: String, seconds: Int, plays: Int) {
    self.id = id
    self.title = title
    self.artist = artist
    self.seconds = seconds
    self.plays = plays
  }
}
