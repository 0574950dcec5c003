// expect: call to main actor-isolated instance method 'reloadData()' in a synchronous nonisolated context
import UIKit

func later(_ tableView: UITableView) -> @Sendable () -> Void {
  { tableView.reloadData() }
}
