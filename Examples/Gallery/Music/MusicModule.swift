/// One block of the music page: a title and songs, in one of several layouts.
package struct MusicModule: Equatable, Sendable, Identifiable {
  /// The layout of a module's songs.
  package enum Kind: String, CaseIterable, Sendable {
    /// A few large pictures.
    case banner
    /// A numbered list, the most played song first.
    case chart
    /// One plain row for each song.
    case list
    /// Small pictures side by side.
    case shelf
  }

  /// A title in one or several languages, by language code.
  package struct Title: Equatable, Sendable {
    private let texts: [String: String]

    package init(_ texts: [String: String]) {
      self.texts = texts
    }

    /// Returns the title in a language such as "zh"; else in English; else in any language.
    package func text(in language: String) -> String {
      texts[language] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }
  }

  package let id: String
  package let kind: Kind
  package let title: Title
  package let songs: [Song]

  package init(id: String, kind: Kind, title: Title, songs: [Song]) {
    self.id = id
    self.kind = kind
    self.title = title
    self.songs = songs
  }
}

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
