// expect: nearly matches optional requirement
import UIKit

// Without the warning nothing would ever happen when a row is selected.
@MainActor
final class Delegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRow indexPath: IndexPath) {}
}
