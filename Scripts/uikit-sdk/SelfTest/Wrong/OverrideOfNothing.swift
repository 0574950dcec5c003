// expect: method does not override any method from its superclass
import UIKit

final class Screen: UITableViewController {
  override func tableViewDidSelectRow(_ tableView: UITableView) {}
}
