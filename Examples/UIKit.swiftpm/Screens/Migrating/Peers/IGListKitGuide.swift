import Foundation
import Tableware
import TablewareUIKit

/// The code of Documentation/migrating/iglistkit.md.
enum IGListKitGuide {
  // entry: migrating-iglistkit
  enum FeedItem: Identifiable {
    case notice(String)
    case post(author: String, text: String)

    var id: String {
      switch self {
      case .notice(let text): "notice \(text)"
      case .post(let author, _): "post \(author)"
      }
    }
  }

  final class FeedController: UITableViewController {
    private var items: [FeedItem] = [
      .notice("You are offline."), .post(author: "Ada", text: "The rain has stopped."),
    ]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      ForEach(items) { item in
        switch item {
        case .notice(let text):
          Section(item.id) { TextRow(text).onTap { self.items.removeAll { $0.id == item.id } } }
        case .post(let author, let text):
          Section(item.id) {
            TextRow(author).id("\(item.id) author")
            TextRow(text).id("\(item.id) text")
          }
        }
      }
    }
  }
  // end
}
