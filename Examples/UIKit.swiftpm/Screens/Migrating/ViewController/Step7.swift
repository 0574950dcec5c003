import Foundation
import Tableware
import TablewareUIKit

typealias EpisodeCell = EpisodesTutorial.Step3.EpisodeCell
typealias SaveTapped = EpisodesTutorial.Step3.SaveTapped

// entry: view-controller-last
extension EpisodeRow: UIKitRow {
  func configure(_ cell: EpisodeCell) { cell.show(episode) }
}

final class EpisodesController: UITableViewController {
  private let store: EpisodeStore
  private let list: EpisodesScreen

  init(_ store: EpisodeStore) {
    self.store = store
    list = EpisodesScreen(store)
    super.init(style: .insetGrouped)
    title = list.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let backend = tableView.show(for: list, \.sections)
    backend.animations = .fade
    backend.setRefreshAction { [store] done in
      store.refresh { done() }
    }
  }
}
// end
