// expect: reference to property 'rows' in closure requires explicit use of 'self'
import UIKit

// The completion handler escapes. The closure with the changes does not escape: the header declares
// this, although the closure is optional, which no nonescaping closure in Swift can be.
@MainActor
final class Owner {
  let tableView = UITableView(frame: .zero, style: .plain)
  var rows = 0

  func update() {
    tableView.performBatchUpdates({ rows += 1 }, completion: { _ in rows += 1 })
  }
}
