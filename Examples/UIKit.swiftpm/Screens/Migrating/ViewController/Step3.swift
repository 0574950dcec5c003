import Foundation
import Tableware
import TablewareUIKit

extension EpisodesTutorial {
  enum Step3 {
    typealias SettingsController = Step1.SettingsController

    // entry: view-controller-event
    struct SaveTapped: Event {}

    final class EpisodeCell: UITableViewCell {
      private let button = UIButton("Save", raising: SaveTapped())

      func show(_ episode: Episode) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = episode.title
        content.secondaryText = episode.show
        contentConfiguration = content
        button.setTitle(episode.isSaved ? "Saved" : "Save", for: .normal)
        button.sizeToFit()
        accessoryView = button
      }
    }

    struct EpisodeRow: UIKitRow {
      let episode: Episode

      var id: Episode.ID { episode.id }
      var body: RowContent {
        RowContent(
          title: episode.title, subtitle: episode.show,
          values: [episode.isSaved ? "Saved" : "Save"])
      }

      func configure(_ cell: EpisodeCell) { cell.show(episode) }
    }
    // end

    final class EpisodesController: UITableViewController {
      private let store: EpisodeStore
      private var backend: TableViewBackend?

      init(_ store: EpisodeStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Episodes"
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        backend = tableView.show(for: self, \.sections)
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = control
      }

      // entry: view-controller-taps
      @TableBuilder private var sections: [Section] {
        Section("episodes", header: "New") {
          ForEach(store.shown) { episode in
            EpisodeRow(episode: episode)
              .onTap { self.open(episode) }
              .deletable { self.store.delete(episode.id) }
          }
        }
        .on(SaveTapped.self) { _, source in
          if let id = source.id(as: Episode.ID.self) { self.store.toggleSaved(id) }
        }
        Section("app") {
          TextRow("Settings").disclosing { SettingsController(self.store) }
        }
      }

      func open(_ episode: Episode) {
        navigationController?.pushViewController(EpisodeController(episode), animated: true)
      }
      // end

      private func refresh() {
        store.refresh {
          self.backend?.setNeedsUpdate()
          self.tableView.refreshControl?.endRefreshing()
        }
      }
    }
  }
}
