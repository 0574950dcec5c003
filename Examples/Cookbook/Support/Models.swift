import Tableware
import TablewareLoading

/// A song of a library.
struct Song: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var artist: String
  var seconds: Int
  var isLiked = false

  /// The length, such as `3:18`.
  var length: String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" }

  static let samples = [
    Song(id: 1, title: "Willow Song", artist: "Traditional", seconds: 198),
    Song(id: 2, title: "Clair de lune", artist: "Debussy", seconds: 302),
    Song(id: 3, title: "茉莉花", artist: "Traditional", seconds: 125),
  ]
}

/// A message in a mailbox.
struct Mail: Identifiable, Hashable, Sendable {
  let id: Int
  var subject: String
  var sender: String
  var isRead = false

  static let samples = [
    Mail(id: 1, subject: "Lunch?", sender: "Mei"),
    Mail(id: 2, subject: "Your table is ready", sender: "Jonas", isRead: true),
    Mail(id: 3, subject: "Invoice 1207", sender: "Amara"),
  ]
}

/// Something to do.
struct Todo: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var isDone = false

  static let samples = [
    Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread"), Todo(id: 3, title: "Tea"),
  ]
}

/// A person in an address book.
struct Contact: Identifiable, Hashable, Sendable {
  var name: String
  var team: String
  var id: String { name }

  static let samples = [
    Contact(name: "Ada", team: "Research"), Contact(name: "Alan", team: "Operations"),
    Contact(name: "Grace", team: "Research"), Contact(name: "Radia", team: "Networks"),
  ]
}

/// A server that answers at once, and fails as often as a test wants.
struct SampleServer: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description = "The server does not answer."
  }

  var isFailing = false

  func songs() async throws -> [Song] {
    if isFailing { throw Failure() }
    return Song.samples
  }

  /// Two songs after the one with an identity; there are six.
  func songs(after id: Int?) async throws -> Page<Song> {
    if isFailing { throw Failure() }
    let first = (id ?? 0) + 1
    let songs = (first..<first + 2).map {
      Song(id: $0, title: "Song \($0)", artist: "", seconds: 60)
    }
    return Page(songs, isLast: first >= 5)
  }

  func songs(matching query: String) async throws -> [Song] {
    Song.samples.filter { $0.title.lowercased().contains(query.lowercased()) }
  }
}
