// expect: conditional downcast from '(any UITableViewDelegate)?' to 'any UITableViewDelegate' does nothing
import UIKit

// The double's table view inherits the scroll view's delegate; UIKit's has one of its own type.
@MainActor
func delegate(of tableView: UITableView) -> (any UITableViewDelegate)? {
  tableView.delegate as? any UITableViewDelegate
}
