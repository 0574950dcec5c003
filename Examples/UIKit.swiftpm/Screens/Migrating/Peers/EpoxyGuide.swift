import Foundation
import Tableware
import TablewareUIKit

/// The code of Documentation/migrating/epoxy.md.
enum EpoxyGuide {
  // entry: migrating-epoxy-row
  struct BirdRow: UIKitRow {
    let name: String
    let count: Int
    var id: String { name }
    var body: RowContent { RowContent(title: name, subtitle: "seen \(count) times") }
    func configure(_ cell: UITableViewCell) {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = name
      content.secondaryText = "seen \(count) times"
      cell.contentConfiguration = content
    }
  }
  // end

  // entry: migrating-epoxy
  final class BirdsController: UITableViewController {
    private var counts = ["Wren": 0, "Robin": 0]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("birds") {
        ForEach(counts.keys.sorted(), id: \.self) { [counts] name in
          BirdRow(name: name, count: counts[name] ?? 0)
            .onTap { self.counts[name, default: 0] += 1 }
        }
      }
      Section("actions") {
        ButtonRow("Reset") { for name in self.counts.keys { self.counts[name] = 0 } }
      }
    }
  }
  // end
}
