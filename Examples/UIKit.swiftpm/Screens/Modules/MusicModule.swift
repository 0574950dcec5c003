/// One block of the music page: a title, and songs in one of several layouts.
struct MusicModule: Identifiable, Equatable, Sendable {
  enum Kind: Sendable { case banner, chart, list }

  let id: String
  let kind: Kind
  let title: String
  let songs: [Song]

  static let all = [
    MusicModule(
      id: "new", kind: .banner, title: "New", songs: [Song("First light", "Mei")]),
    MusicModule(
      id: "charts", kind: .chart, title: "Charts",
      songs: [Song("茉莉花", "Choir"), Song("Clair de lune", "Debussy"), Song("Gymnopédie", "Satie")]
    ),
    MusicModule(
      id: "calm", kind: .list, title: "Calm", songs: [Song("Rain", "Luis"), Song("Tea", "Amara")]),
    MusicModule(
      id: "podcasts", kind: .list, title: "Podcasts", songs: [Song("Four buckets", "Jonas")]),
  ]
}

/// A piece of music.
struct Song: Equatable, Sendable {
  let title: String
  let artist: String

  init(_ title: String, _ artist: String) {
    self.title = title
    self.artist = artist
  }
}
