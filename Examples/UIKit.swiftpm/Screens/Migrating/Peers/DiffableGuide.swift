import Foundation
import Tableware
import TablewareUIKit

/// The code of Documentation/migrating/diffable.md.
enum DiffableGuide {
  // entry: migrating-diffable
  struct Song: Identifiable {
    let id: String
    var isLiked = false
  }

  final class SongsController: UITableViewController {
    private var songs = [Song(id: "Pines"), Song(id: "Rain"), Song(id: "Willow")]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("count") { TextRow("\(songs.count) songs").id("count") }
      Section("liked", header: "Liked") { rows(of: songs.filter(\.isLiked)) }
      Section("others", header: "Others") { rows(of: songs.filter { !$0.isLiked }) }
    }

    @RowBuilder private func rows(of songs: [Song]) -> RowBuilder.Rows {
      ForEach(songs) { song in
        TextRow(song.id)
          .onTap { self.toggle(song) }
          .deletable { self.songs.removeAll { $0.id == song.id } }
      }
    }

    private func toggle(_ song: Song) {
      for index in songs.indices where songs[index].id == song.id { songs[index].isLiked.toggle() }
    }
  }
  // end
}
