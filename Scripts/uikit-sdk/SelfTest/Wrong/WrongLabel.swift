// expect: incorrect argument label in call
import UIKit

@MainActor
func delete(_ paths: [IndexPath], from tableView: UITableView) {
  tableView.deleteRows(at: paths, animation: .automatic)
}
