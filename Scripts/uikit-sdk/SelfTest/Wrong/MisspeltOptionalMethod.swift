// expect: nearly matches optional requirement
import UIKit

// One of the many that UIKit would never call.
@MainActor
final class Delegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, performPrimaryActionFor indexPath: IndexPath) {}
}
