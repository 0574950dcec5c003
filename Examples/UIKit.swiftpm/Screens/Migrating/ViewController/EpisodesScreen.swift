import Tableware

// entry: view-controller-screens
struct EpisodeRow: Row {
  let episode: Episode
  var id: Episode.ID { episode.id }
  var body: RowContent {
    RowContent(
      title: episode.title, subtitle: episode.show, values: [episode.isSaved ? "Saved" : "Save"])
  }
}

final class EpisodeScreen: Screen {
  let context = ScreenContext()
  let title: String
  private let episode: Episode

  init(_ episode: Episode) {
    self.episode = episode
    title = episode.title
  }

  var sections: [Section] {
    Section("episode") { TextRow("\(episode.show), \(episode.minutes) minutes") }
  }
}
// end

// entry: view-controller-list-screen
final class EpisodesScreen: Screen {
  let context = ScreenContext()
  let title = "Episodes"
  private let store: EpisodeStore

  init(_ store: EpisodeStore) { self.store = store }

  var sections: [Section] {
    Section("episodes", header: "New") {
      ForEach(store.shown) { episode in
        EpisodeRow(episode: episode)
          .disclosing { EpisodeScreen(episode) }
          .swipe(leading: [
            RowAction(episode.isSaved ? "Remove" : "Save", symbol: "★") {
              self.store.toggleSaved(episode.id)
            }
          ])
          .deletable { self.store.delete(episode.id) }
      }
    }
    .on(SaveTapped.self) { _, source in
      if let id = source.id(as: Episode.ID.self) { self.store.toggleSaved(id) }
    }
    Section("app") {
      TextRow("Settings").disclosing { SettingsScreen(self.store) }
    }
  }
}
// end
