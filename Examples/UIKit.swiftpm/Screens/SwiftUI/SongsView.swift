// SwiftUI exists on Apple systems only. `Scripts/check-uikit` compiles the file with declarations
// that have the names of SwiftUI.
#if canImport(SwiftUI)
import SwiftUI
import Tableware
import TablewareUIKit
import UIKit

// snippet.show
// In the position of a type, the name of the module tells the types apart: `Tableware.Table`,
// `Tableware.Section`. In a builder the compiler finds the right ones.
struct HostedSong: Identifiable, Equatable {
  let id: Int
  let title: String
}

struct HostedSongRow: HostedRow {
  let song: HostedSong
  var id: HostedSong.ID { song.id }
  var body: RowContent { RowContent(title: RowText(song.title)) }
  var view: some View { Text(song.title) }
}

final class HostedSongsScreen: Screen {
  let context = ScreenContext()
  let title = "Songs"
  private var songs = [HostedSong(id: 1, title: "Pines"), HostedSong(id: 2, title: "Ash")]

  @TableBuilder var sections: [Tableware.Section] {
    Section("songs", header: "Songs") {
      ForEach(songs) { song in
        HostedSongRow(song: song)
          .deletable { self.songs.removeAll { $0.id == song.id } }
      }
    }
  }
}

/// A screen with its own navigation bar.
struct SongsView: View {
  var body: some View { ScreenView(HostedSongsScreen()) }
}

/// A table that the model of the view owns.
struct RecentSongsView: View {
  let recent: Tableware.Table

  var body: some View { TableView(recent, style: .plain) { $0.rowHeight = 44 } }
}
// snippet.hide
#endif
