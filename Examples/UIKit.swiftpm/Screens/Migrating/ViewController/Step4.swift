import Foundation
import Tableware
import TablewareUIKit

extension EpisodesTutorial {
  enum Step4 {
    typealias SaveTapped = Step3.SaveTapped
    typealias EpisodeRow = Step3.EpisodeRow
    typealias SettingsController = Step1.SettingsController

    final class EpisodesController: UITableViewController {
      private let store: EpisodeStore

      init(_ store: EpisodeStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Episodes"
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      // entry: view-controller-swipes
      var backend: TableViewBackend?

      override func viewDidLoad() {
        super.viewDidLoad()
        backend = tableView.show(for: self, \.sections)
        backend?.animations = .fade
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = control
      }

      @TableBuilder private var sections: [Section] {
        Section("episodes", header: "New") {
          ForEach(store.shown) { episode in
            EpisodeRow(episode: episode)
              .onTap { self.open(episode) }
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
          TextRow("Settings").disclosing { SettingsController(self.store) }
        }
      }
      // end

      private func open(_ episode: Episode) {
        navigationController?.pushViewController(EpisodeController(episode), animated: true)
      }

      private func refresh() {
        store.refresh {
          self.backend?.setNeedsUpdate()
          self.tableView.refreshControl?.endRefreshing()
        }
      }
    }
  }
}
