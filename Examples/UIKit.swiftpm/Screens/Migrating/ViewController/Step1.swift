import Foundation

extension EpisodesTutorial {
  enum Step1 {
    // entry: view-controller-cell
    @MainActor protocol EpisodeCellDelegate: AnyObject {
      func saveButtonTapped(in cell: EpisodeCell)
    }

    final class EpisodeCell: UITableViewCell {
      weak var delegate: (any EpisodeCellDelegate)?
      private let button = UIButton(type: .system)

      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let save = UIAction { [weak self] _ in
          if let self { delegate?.saveButtonTapped(in: self) }
        }
        button.addAction(save, for: .touchUpInside)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

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
    // end

    // entry: view-controller-list
    final class EpisodesController: UITableViewController, EpisodeCellDelegate {
      private let store: EpisodeStore

      init(_ store: EpisodeStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Episodes"
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EpisodeCell.self, forCellReuseIdentifier: "episode")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "settings")
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        tableView.refreshControl = control
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()  // the settings may have changed
      }

      private func refresh() {
        store.refresh {
          self.tableView.reloadData()
          self.tableView.refreshControl?.endRefreshing()
        }
      }
      // end

      // entry: view-controller-data-source
      enum Part: Int, CaseIterable { case episodes, app }

      override func numberOfSections(in tableView: UITableView) -> Int { Part.allCases.count }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Part(rawValue: section) {
        case .episodes: store.shown.count
        default: 1
        }
      }

      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { Part(rawValue: section) == .episodes ? "New" : nil }

      override func tableView(
        _ tableView: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        switch Part(rawValue: path.section) {
        case .episodes:
          let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: path)
          (cell as? EpisodeCell)?.show(store.shown[path.row])
          (cell as? EpisodeCell)?.delegate = self
          return cell
        default:
          let cell = tableView.dequeueReusableCell(withIdentifier: "settings", for: path)
          var content = UIListContentConfiguration.cell()
          content.text = "Settings"
          cell.contentConfiguration = content
          cell.accessoryType = .disclosureIndicator
          return cell
        }
      }
      // end

      // entry: view-controller-delegate
      override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
        Part(rawValue: path.section) == .episodes
      }

      override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
        forRowAt path: IndexPath
      ) {
        store.delete(store.shown[path.row].id)
        tableView.deleteRows(at: [path], with: .fade)
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let controller: UIViewController =
          switch Part(rawValue: path.section) {
          case .episodes: EpisodeController(store.shown[path.row])
          default: SettingsController(store)
          }
        navigationController?.pushViewController(controller, animated: true)
      }

      func saveButtonTapped(in cell: EpisodeCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        store.toggleSaved(store.shown[path.row].id)
        if store.hidesSaved {
          tableView.deleteRows(at: [path], with: .fade)
        } else {
          tableView.reloadRows(at: [path], with: .none)
        }
      }
      // end
    }

    // entry: view-controller-settings
    final class SettingsController: UITableViewController {
      private let store: EpisodeStore
      private let titles = ["Hide saved episodes", "Notify me"]

      init(_ store: EpisodeStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func tableView(_ table: UITableView, numberOfRowsInSection part: Int) -> Int { 2 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt path: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: path)
        var content = UIListContentConfiguration.cell()
        content.text = titles[path.row]
        cell.contentConfiguration = content
        let control = UISwitch()
        control.tag = path.row
        control.isOn = path.row == 0 ? store.hidesSaved : store.notifies
        let change = UIAction { [store] in
          guard let control = $0.sender as? UISwitch else { return }
          if control.tag == 0 { store.hidesSaved = control.isOn }
          if control.tag == 1 { store.notifies = control.isOn }
        }
        control.addAction(change, for: .valueChanged)
        cell.accessoryView = control
        return cell
      }
    }
    // end
  }
}
