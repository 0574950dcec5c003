// expect: call to main actor-isolated instance method 'reloadData()' in a synchronous nonisolated context
import UIKit

// The main queue is the main actor's; no other one is.
@MainActor
func later(_ tableView: UITableView) {
  DispatchQueue.global().async { tableView.reloadData() }
}
