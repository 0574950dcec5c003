// expect: reference to property 'rows' in closure requires explicit use of 'self'
import UIKit

// Called when the animation ends. The closure of the changes, on the other hand, does not escape: the header
// says so, even though it is optional, which no closure of Swift's can be.
@MainActor
final class Owner {
  let tableView = UITableView(frame: .zero, style: .plain)
  var rows = 0

  func update() {
    tableView.performBatchUpdates({ rows += 1 }, completion: { _ in rows += 1 })
  }
}
