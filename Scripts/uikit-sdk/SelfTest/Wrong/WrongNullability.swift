// expect: cannot override instance method parameter of type 'IndexPath?' with non-optional type
import UIKit

final class Screen: UITableViewController {
  override func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath
  ) {}
}
