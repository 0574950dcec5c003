// entry: view-controller-model
struct Episode: Identifiable, Hashable {
  let id: Int
  let title, show: String
  let minutes: Int
  var isSaved = false
}

final class EpisodeStore {
  private(set) var episodes = [
    Episode(id: 1, title: "Rain", show: "Weather", minutes: 12),
    Episode(id: 2, title: "Bread", show: "Kitchen", minutes: 31, isSaved: true),
    Episode(id: 3, title: "Owls", show: "Night", minutes: 24),
  ]
  var hidesSaved = false
  var notifies = true

  /// The episodes of the list.
  var shown: [Episode] { episodes.filter { !hidesSaved || !$0.isSaved } }

  func toggleSaved(_ id: Episode.ID) {
    guard let index = episodes.firstIndex(where: { $0.id == id }) else { return }
    episodes[index].isSaved.toggle()
  }

  func delete(_ id: Episode.ID) { episodes.removeAll { $0.id == id } }

  /// Asks a server, and calls `done` when the answer has arrived: here, at once.
  func refresh(then done: () -> Void) {
    let tides = Episode(id: 4, title: "Tides", show: "Weather", minutes: 18)
    if !episodes.contains(where: { $0.id == tides.id }) { episodes.insert(tides, at: 0) }
    done()
  }
}
// end
