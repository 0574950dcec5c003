import Foundation
import Tableware
import TablewareUIKit

extension EpisodesTutorial {
  enum Step2 {
    typealias EpisodeCell = Step1.EpisodeCell
    typealias EpisodeCellDelegate = Step1.EpisodeCellDelegate
    typealias SettingsController = Step1.SettingsController

    // entry: view-controller-row
    struct EpisodeRow: UIKitRow {
      let episode: Episode
      let delegate: any EpisodeCellDelegate

      var id: Episode.ID { episode.id }
      var body: RowContent {
        RowContent(
          title: episode.title, subtitle: episode.show,
          values: [episode.isSaved ? "Saved" : "Save"])
      }

      func configure(_ cell: EpisodeCell) {
        cell.show(episode)
        cell.delegate = delegate
      }
    }
    // end

    final class EpisodesController: UITableViewController, EpisodeCellDelegate {
      private let store: EpisodeStore

      init(_ store: EpisodeStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Episodes"
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      // entry: view-controller-sections
      var backend: TableViewBackend?

      override func viewDidLoad() {
        super.viewDidLoad()
        backend = tableView.show(for: self, \.sections)
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = control
      }

      @TableBuilder private var sections: [Section] {
        Section("episodes", header: "New") {
          ForEach(store.shown) { episode in
            EpisodeRow(episode: episode, delegate: self)
              .deletable { self.store.delete(episode.id) }
          }
        }
        Section("app") {
          TextRow("Settings").disclosing { SettingsController(self.store) }
        }
      }
      // end

      // entry: view-controller-update
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        guard path.section == 0 else { return }
        let controller = EpisodeController(store.shown[path.row])
        navigationController?.pushViewController(controller, animated: true)
      }

      func saveButtonTapped(in cell: EpisodeCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        store.toggleSaved(store.shown[path.row].id)
        backend?.setNeedsUpdate()
      }

      private func refresh() {
        store.refresh {
          self.backend?.setNeedsUpdate()
          self.tableView.refreshControl?.endRefreshing()
        }
      }
      // end
    }
  }
}
