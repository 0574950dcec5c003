import Foundation
import Tableware
import TablewareUIKit

/// The code of the guides for migrating from other frameworks of UIKit.
enum Migrations {
  // entry: by-hand
  final class NamesByHand: UITableViewController {
    private var names = ["Ada", "Ben", "Cleo"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
  // end

  // entry: migrating-data-source
  final class NamesController: UITableViewController {
    private var names = ["Ada", "Ben", "Cleo"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("names") {
        ForEach(names, id: \.self) { name in
          TextRow(name).deletable { self.names.removeAll { $0 == name } }
        }
      }
    }
  }
  // end

  // entry: migrating-diffable
  final class SortedNamesController: UITableViewController {
    private var backend: TableViewBackend?
    private var names = ["Ben", "Ada"]

    override func viewDidLoad() {
      super.viewDidLoad()
      backend = tableView.show(for: self, \.sections)
    }

    func sort() {
      names.sort()
      backend?.setNeedsUpdate()
    }

    @TableBuilder private var sections: [Section] {
      Section("names") { ForEach(names, id: \.self) { TextRow($0) } }
    }
  }
  // end

  // entry: migrating-iglistkit
  struct Name: Identifiable {
    let id: Int
    let text: String
  }

  final class GroupsController: UITableViewController {
    private let names = [Name(id: 1, text: "Ada"), Name(id: 2, text: "Ben")]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      ForEach(names) { name in
        Section(name.id) { TextRow(name.text) }
      }
    }
  }
  // end

  // entry: migrating-epoxy
  struct BirdRow: UIKitRow, Equatable {
    let id: Int
    let name: String
    var body: RowContent { RowContent(title: RowText(name)) }
    func configure(_ cell: UITableViewCell) {
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
    }
  }

  final class BirdListController: UITableViewController {
    private(set) var opened = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("birds") {
        BirdRow(id: 1, name: "Wren").onTap { self.opened = "Wren" }
        BirdRow(id: 2, name: "Robin").onTap { self.opened = "Robin" }
      }
    }
  }
  // end

  // entry: migrating-listable
  struct PodcastRow: UIKitRow, Equatable {
    let title: String
    var id: String { title }
    var body: RowContent { RowContent(title: RowText(title)) }
    func configure(_ cell: UITableViewCell) {
      var content = UIListContentConfiguration.cell()
      content.text = title
      cell.contentConfiguration = content
    }
  }

  final class PodcastsController: UITableViewController {
    private var podcasts = ["Birds at Night", "Bread"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.show(for: self, \.sections)
    }

    @TableBuilder private var sections: [Section] {
      Section("podcasts", header: "Podcasts") {
        ForEach(podcasts, id: \.self) { podcast in
          PodcastRow(title: podcast).onTap { self.podcasts.removeAll { $0 == podcast } }
        }
      }
    }
  }
  // end
}
