import Foundation
import Tableware
import TablewareUIKit

// entry: state-of-a-scene
final class ArticlesController: UITableViewController {
  private let articles = (1...200).map { "Article \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.show(for: self, \.sections)
    table?.selectionMode = .single
  }

  private var table: Table? { tableView.tablewareBackend?.table }

  @TableBuilder private var sections: [Section] {
    Section("articles") { ForEach(articles, id: \.self) { TextRow($0) } }
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    guard let state = table?.state, let data = try? JSONEncoder().encode(state) else { return }
    activity.addUserInfoEntries(from: ["articles": data])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    guard let data = activity.userInfo?["articles"] as? Data,
      let state = try? JSONDecoder().decode(TableState.self, from: data)
    else { return }
    table?.restore(state)  // scroll position and selection, by identity
  }
}
// end
