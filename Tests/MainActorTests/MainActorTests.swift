import Tableware
import TablewareTesting
import Testing

/// An app whose module has the default isolation of new projects of Xcode 26, the main actor
/// (build setting `defaultIsolation` of the target): its rows, events, identities and screens
/// compile without annotations but one.
@Suite struct MainActorTests {
  // An identity is sent to other threads, so its conformances may not need the main actor.
  nonisolated enum SongID: Hashable {
    case number(Int)
  }

  struct Song: Identifiable {
    let id: SongID
    var title: String
  }

  struct Played: Event {}

  struct SongRow: Row {
    let song: Song
    var id: SongID { song.id }
    var body: RowContent { RowContent(title: song.title) }
  }

  final class SongsScreen: Screen {
    let context = ScreenContext()
    let title = "Songs"
    var played: [String] = []
    private var songs = [Song(id: .number(1), title: "Pines"), Song(id: .number(2), title: "Ash")]

    @TableBuilder var sections: [Section] {
      Section("songs") {
        ForEach(songs) { song in
          SongRow(song: song)
            .on(Played.self) { _, _ in self.played.append(song.title) }
            .onTap { self.songs.removeAll { $0.id == song.id } }
        }
      }
    }
  }

  @Test func c4_screenOfAModuleOnTheMainActor_compilesAndRuns() {
    let screen = SongsScreen()
    let driver = ScreenDriver(screen)
    driver.raise(Played(), from: SongID.number(2))
    #expect(screen.played == ["Ash"])
    driver.tap(SongID.number(1))
    #expect(driver.titles == [["Ash"]])
  }
}
