import Foundation
import Tableware
import TablewareUIKit

/// The code of Documentation/migrating/listable.md.
enum ListableGuide {
  // entry: migrating-listable
  struct Podcast: Identifiable {
    let id: Int
    let name: String
    var isSaved = false
  }

  final class PodcastsController: UITableViewController {
    private var podcasts = [Podcast(id: 1, name: "Birds at Night"), Podcast(id: 2, name: "Bread")]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("podcasts", header: "Podcasts") {
        TextRow("\(podcasts.count { $0.isSaved }) saved").id("count")
        ForEach(podcasts) { podcast in
          TextRow(podcast.name, subtitle: podcast.isSaved ? "saved" : "not saved").id(podcast.id)
            .onTap { self.toggle(podcast) }
            .deletable { self.podcasts.removeAll { $0.id == podcast.id } }
        }
      }
    }

    private func toggle(_ podcast: Podcast) {
      for index in podcasts.indices where podcasts[index].id == podcast.id {
        podcasts[index].isSaved.toggle()
      }
    }
  }
  // end
}
